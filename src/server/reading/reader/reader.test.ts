import { afterAll, expect, test } from 'vitest'
import { AppError } from '#server/platform/errors'
import type { FetchedPage } from '../fetch/guarded-fetch.ts'
import { createPagePool } from '../pool/page-pool.ts'
import { createReader } from './reader.ts'

const sentence =
  'The council voted on Tuesday to plant twelve thousand trees along the main roads of the town before next spring. '
const article = `<article><h1>Town plants trees</h1>${`<p>${sentence.repeat(3)}</p>`.repeat(3)}</article>`
const site: Record<string, Partial<FetchedPage>> = {
  'https://news.example/trees': {
    body: html(
      `<html lang="en"><head><title>Town plants trees | Example News</title></head><body>${article}</body></html>`,
    ),
  },
  'https://news.example/amp': {
    body: html(
      `<html amp lang="en"><head><link rel="canonical" href="https://news.example/trees"></head><body><p>${sentence}</p></body></html>`,
    ),
  },
  'https://news.example/amp-alone': {
    body: html(
      `<html ⚡ lang="en"><head><link rel="canonical" href="https://news.example/gone"></head><body>${article}</body></html>`,
    ),
  },
  'https://news.example/notes.txt': {
    body: html(`Town plants trees\n\n${sentence}`),
    contentType: 'text/plain; charset=utf-8',
  },
}
const asked: string[] = []

async function fetch(url: string): Promise<FetchedPage> {
  asked.push(url)
  const found = site[url]
  if (!found?.body) throw new AppError('source_unreadable', 'pageMissing')
  const header = () => ''
  return { url, status: 200, contentType: 'text/html', header, redirects: 0, passed: [], ...found, body: found.body }
}

const reader = createReader({ allow: [], pool: createPagePool({ size: 1 }), fetch })
afterAll(() => reader.close())

test('an address becomes the article found there', async () => {
  const read = await reader.readUrl('https://news.example/trees')
  expect(read).toMatchObject({ status: 'ok', title: 'Town plants trees', url: 'https://news.example/trees' })
  expect(read.text).toContain(sentence.trim())
})

test('an AMP page leads to its full page, once', async () => {
  asked.length = 0
  const read = await reader.readUrl('https://news.example/amp')
  expect(read.title).toBe('Town plants trees')
  expect(asked).toEqual(['https://news.example/amp', 'https://news.example/trees'])
})

test('the arrival of a page is told once, before it is read', async () => {
  const told: string[] = []
  await reader.readUrl('https://news.example/amp', { onFetched: () => told.push(asked.at(-1) ?? '') })
  expect(told).toEqual(['https://news.example/amp'])
  await expect(reader.readUrl('https://news.example/gone', { onFetched: () => told.push('gone') })).rejects.toThrow()
  expect(told).toHaveLength(1)
})

test('an AMP page whose full page is gone is read itself', async () => {
  const read = await reader.readUrl('https://news.example/amp-alone')
  expect(read).toMatchObject({ status: 'ok', title: 'Town plants trees' })
})

test('plain text at an address is read as a document and keeps its address', async () => {
  const read = await reader.readUrl('https://news.example/notes.txt')
  expect(read).toMatchObject({ url: 'https://news.example/notes.txt', siteName: 'news.example', status: 'ok' })
  expect(read.text).toContain(sentence.trim())
})

test('what the fetcher refuses reaches the caller unchanged', async () => {
  await expect(reader.readUrl('https://news.example/gone')).rejects.toMatchObject({
    message: 'There is no page at this address. Check the address.',
  })
})

function html(content: string): Uint8Array {
  return new TextEncoder().encode(content)
}
