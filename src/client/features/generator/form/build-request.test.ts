import { expect, test } from 'vitest'
import { defaultBrief } from '#shared/rules/post-brief'
import { buildRequest } from './build-request.ts'
import { emptyForm } from './form-values.ts'

const choices = {
  model: 'gpt-4o',
  language: 'german',
  followsSource: false,
  contentStyleId: 2,
  webSearch: false,
  drafts: 1,
} as const
const sent = { model: 'gpt-4o', language: 'german', contentStyleId: 2, useWebSearch: false, asksFirst: true }
const values = { ...emptyForm, url: ' https://news.example/a ', text: ' Pasted. ', opinion: '  ' }
const usual = { ...defaultBrief, sourceMention: null }
const form = { values, tab: 'url-input', file: null, choices, brief: usual, isOwn: null } as const

test('the open tab names the source, and an empty opinion is not sent', () => {
  expect(buildRequest(form).body).toEqual({ ...sent, url: 'https://news.example/a' })
  expect(buildRequest({ ...form, tab: 'text-input' }).body).toEqual({ ...sent, textContent: ' Pasted. ' })
})

test('a file goes beside the choices, only from its own tab', () => {
  const file = new File(['x'], 'notes.txt')
  expect(buildRequest({ ...form, tab: 'file-upload', file })).toEqual({ body: sent, file })
  expect(buildRequest({ ...form, file }).file).toBeNull()
})

test('a kept source is named, not sent again, until another takes its place', () => {
  const storedSource = { articleId: 'a1', kind: 'file' as const, title: 'Report', words: 900 }
  const kept = { ...form, values: { ...values, storedSource } }
  expect(buildRequest({ ...kept, tab: 'file-upload' }).body).toEqual({ ...sent, articleId: 'a1' })
  expect(buildRequest({ ...kept, tab: 'file-upload', file: new File(['x'], 'a.txt') }).body).not.toHaveProperty(
    'articleId',
  )
  expect(buildRequest({ ...kept, tab: 'url-input' }).body).not.toHaveProperty('articleId')
  expect(buildRequest({ ...kept, tab: 'text-input' }).body).toEqual({ ...sent, textContent: ' Pasted. ' })
})

test('the author’s yes to a partial source and the opinion travel along', () => {
  const yes = { ...sent, acceptPartial: true, opinion: 'Mine.' }
  const build = (articleId?: string) =>
    buildRequest({ ...form, values: { ...values, opinion: ' Mine. ' } }, { articleId, toPart: true }).body
  expect(build('a1')).toEqual({ ...yes, articleId: 'a1' })
  expect(build()).toEqual({ ...yes, url: 'https://news.example/a' })
})

test('the article is asked about first, unless its author said yes to it', () => {
  expect(buildRequest(form).body.asksFirst).toBe(true)
  expect(buildRequest(form, { articleId: 'a1', toTopic: true }).body).not.toHaveProperty('asksFirst')
})

test('how the post is wanted travels along as far as it is unusual', () => {
  const brief = { ...usual, angle: 'The quay pays.', length: 'short', hashtags: 0 } as const
  const { body } = buildRequest({ ...form, tab: 'text-input', brief, isOwn: true })
  expect(body).toEqual({
    ...sent,
    textContent: ' Pasted. ',
    angle: 'The quay pays.',
    length: 'short',
    hashtags: 0,
    isOwn: true,
  })
})

test('several drafts are asked for, one is not', () => {
  expect(buildRequest(form).body).not.toHaveProperty('drafts')
  expect(buildRequest({ ...form, choices: { ...choices, drafts: 3 } }).body).toEqual({
    ...sent,
    url: 'https://news.example/a',
    drafts: 3,
  })
})

test('further sources travel by their ids, as far as there is something to write from', () => {
  const read = (articleId: string, status: string, words = 300) => ({
    key: articleId,
    typed: '',
    article: { articleId, status, words } as never,
  })
  const moreSources = [read('m1', 'ok'), read('m2', 'partial'), read('m3', 'consent'), read('m4', 'paywalled', 0)]
  expect(buildRequest({ ...form, values: { ...values, moreSources } }).body.moreArticleIds).toEqual(['m1', 'm2'])
  expect(buildRequest(form).body).not.toHaveProperty('moreArticleIds')
})
