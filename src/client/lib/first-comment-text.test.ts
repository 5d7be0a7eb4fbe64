import { expect, test } from 'vitest'
import { defaultBrief } from '#shared/rules/post-brief'
import { firstCommentOf } from './first-comment-text.ts'

const post = {
  brief: { ...defaultBrief, sourceMention: 'comment' as const },
  isOwn: false,
  language: 'english' as const,
  sourceTitle: 'The harbour grows',
  sourceSiteName: 'The Quay',
  sourceUrl: 'https://news.example/harbour',
  moreSources: [],
}

test('the first comment names the source in the language of the post', () => {
  expect(firstCommentOf(post)).toBe('Source: The harbour grows, The Quay\nhttps://news.example/harbour')
  expect(firstCommentOf({ ...post, language: 'german', sourceSiteName: null })).toBe(
    'Quelle: The harbour grows\nhttps://news.example/harbour',
  )
  expect(firstCommentOf({ ...post, sourceTitle: null, sourceSiteName: null })).toBe(
    'Source:\nhttps://news.example/harbour',
  )
})

test.each([
  ['the post names its source itself', { brief: defaultBrief }],
  ['it was written before plans were kept', { brief: null }],
  ['the source is the author’s own', { isOwn: true }],
  ['the source has no address', { sourceUrl: null }],
])('there is none when %s', (_, change) => {
  expect(firstCommentOf({ ...post, ...change })).toBeNull()
})

test('of several sources each that has an address is named', () => {
  const unknown = { siteName: null, byline: null, published: null }
  const more = { articleId: 'a2', kind: 'url' as const, isHandedOver: false, ...unknown }
  const moreSources = [
    { ...more, title: 'Cranes', url: 'https://union.example/cranes' },
    { ...more, kind: 'text' as const, title: 'My notes', url: null },
  ]
  const union = 'Source: Cranes\nhttps://union.example/cranes'
  expect(firstCommentOf({ ...post, moreSources })).toBe(`${firstCommentOf(post)}\n\n${union}`)
  expect(firstCommentOf({ ...post, isOwn: true, moreSources })).toBe(union)
})
