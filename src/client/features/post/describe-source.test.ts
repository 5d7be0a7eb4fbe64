import { expect, test } from 'vitest'
import { formatPublished, nameSource } from './describe-source.ts'

test('a publication goes by its name, else by its host', () => {
  const post = {
    sourceKind: 'url' as const,
    sourceSiteName: null,
    sourceUrl: 'https://www.news.example/a',
    sourceTitle: 'T',
  }
  expect(nameSource({ ...post, sourceSiteName: 'The Harbour Courier' })).toEqual({
    lead: 'From',
    name: 'The Harbour Courier',
  })
  expect(nameSource(post)).toEqual({ lead: 'From', name: 'news.example' })
  expect(nameSource({ ...post, sourceKind: 'text' }).name).toBeNull()
})

test('a bare day stays that day in every time zone', () => {
  expect(formatPublished('2026-11-18')).toContain('18')
  expect(formatPublished('2026-11-18')).toContain('November')
})

test('a day that can’t be parsed is shown as the source wrote it', () => {
  expect(formatPublished('last spring')).toBe('last spring')
  expect(formatPublished(null)).toBeNull()
})
