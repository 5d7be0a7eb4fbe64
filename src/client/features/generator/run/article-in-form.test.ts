import { expect, test } from 'vitest'
import type { ReadArticle } from '#client/queries/posts/sources'
import { emptyForm } from '../form/form-values.ts'
import { articleInForm, hostOfSent, type Sent } from './article-in-form.ts'

const url = 'https://news.example/a'
const articleOf = (title: string, kind: ReadArticle['kind'] = 'url') => ({ title, kind }) as ReadArticle
const sentOf = (url: string | null, file: File | null = null) => ({ request: { body: {}, file }, url }) as Sent
const stored = { sourceUrl: url, articleId: 'a1', article: articleOf('stored') }
const nothing = { again: null, generated: null, sent: null, stored: undefined }
const form = { tab: 'url-input', values: { ...emptyForm, url: ` ${url} ` }, file: null } as const

test('the last reading of the address in the form is the one to show', () => {
  const generated = articleOf('generated')
  const all = { again: articleOf('again'), generated, sent: sentOf(url), stored }
  expect(articleInForm(form, all)?.title).toBe('again')
  expect(articleInForm(form, { ...all, again: null })?.title).toBe('generated')
  expect(articleInForm(form, { ...all, again: null, sent: sentOf('https://news.example/b') })?.title).toBe('stored')
  expect(articleInForm(form, nothing)).toBeNull()
})

test('a stored post’s article goes when another address is typed', () => {
  const other = { ...form, values: { ...emptyForm, url: 'https://news.example/b' } }
  expect(articleInForm(other, { ...nothing, stored })).toBeNull()
})

test('a file is known by the file that was sent, a kept document by its id', () => {
  const file = new File(['x'], 'notes.txt')
  const onFile = { tab: 'file-upload', values: emptyForm, file } as const
  const generated = articleOf('report', 'file')
  expect(articleInForm(onFile, { ...nothing, generated, sent: sentOf(null, file) })?.title).toBe('report')
  const another = { ...onFile, file: new File(['y'], 'other.txt') }
  expect(articleInForm(another, { ...nothing, generated, sent: sentOf(null, file) })).toBeNull()

  const storedSource = { articleId: 'a1', kind: 'file', title: 'Report', words: 9 } as const
  const kept = { ...onFile, file: null, values: { ...emptyForm, storedSource } }
  expect(articleInForm(kept, { ...nothing, stored })?.title).toBe('stored')
  expect(articleInForm({ ...kept, values: emptyForm }, { ...nothing, stored })).toBeNull()
})

test('a pasted text has no article to show', () => {
  const onText = { ...form, tab: 'text-input' } as const
  expect(articleInForm(onText, { ...nothing, generated: articleOf('text', 'text'), sent: sentOf(null) })).toBeNull()
})

test('the host is that of the address that is read, and of no other source', () => {
  expect([hostOfSent(sentOf(url)), hostOfSent(sentOf(null)), hostOfSent(null)]).toEqual(['news.example', null, null])
})
