import { describe, expect, test } from 'vitest'
import { AppError } from '#server/platform/errors'
import { findSlowTexts } from '../../../tests/support/hostile-checks.ts'
import { formatNumber, formatText, hidesAll } from './documents/cell-format.ts'
import { withoutPageNumbers } from './documents/epub-pages.ts'
import { dropPersonalLinks } from './documents/mail/personal-links.ts'
import { readMarkdown } from './documents/markdown.ts'
import { readRtf } from './documents/rtf.ts'
import { chooseTitle } from './documents/title.ts'
import { isTranscript, readTranscript } from './documents/transcript.ts'
import { findSoftRedirect } from './fetch/soft-redirect.ts'
import { findUnsupportedType } from './fetch/unsupported-types.ts'
import { unwrapAddress } from './fetch/unwrap-address.ts'
import { toByline } from './html/byline.ts'
import { extractArticle } from './html/extract.ts'

/** Everything of a page or a document that a stranger wrote is read in a time that grows with it. */

const url = 'https://news.example/story'
const sentence = 'The council voted on Tuesday to plant twelve thousand trees along the main roads of the town.'
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const bytesOf = (text: string) => Buffer.from(text, 'utf8')

describe('no text holds up', () => {
  test('reading a page that it is a paragraph of', () => {
    const page = (text: string) => `<article><h1>Trees</h1><p>${sentence}</p><p>${escaped(text)}</p></article>`
    expect(findSlowTexts(20_000, (text) => extractArticle(page(text), url))).toEqual([])
  })

  test('reading a page that is nothing else', () => {
    expect(findSlowTexts(20_000, (text) => extractArticle(text, url))).toEqual([])
  })

  test('reading a page that says it of itself', () => {
    const page = (text: string) => {
      const value = escaped(text)
      return `<html lang="${value}"><head><title>${value}</title><meta name="author" content="${value}"><meta property="og:title" content="${value}"><meta property="article:published_time" content="${value}"><link rel="next" href="${value}"><style>${text}{color:${text}}</style><script type="application/ld+json">{"@type":"Article","headline":${JSON.stringify(text)},"datePublished":${JSON.stringify(text)}}</script><script id="__NEXT_DATA__">${text}</script></head><body><h1>${value}</h1><p class="byline">By ${value}</p><a rel="author" href="${value}">${value}</a><time datetime="${value}">${value}</time><ol style="${value}"><li style="${value}">${value}</li></ol><p>${sentence}<sup><a href="#${value}">${value.slice(0, 20)}</a></sup></p></body></html>`
    }
    // the page holds the text some twenty times
    expect(findSlowTexts(2_500, (text) => extractArticle(page(text), url))).toEqual([])
  })

  test('finding where a page sends its readers', () => {
    const got = { url, status: 200, contentType: 'text/html', header: () => '', redirects: 0, passed: [] }
    expect(findSlowTexts(40_000, (text) => findSoftRedirect({ ...got, body: bytesOf(text) }))).toEqual([])
    expect(findSlowTexts(40_000, (text) => findUnsupportedType(bytesOf(text)))).toEqual([])
    const wrapped = (text: string) =>
      unwrapAddress(new URL(`https://urldefense.com/v3/__https://a.example/${encodeURI(toWell(text))}`))
    expect(findSlowTexts(5_000, wrapped)).toEqual([])
  })

  test('telling who wrote it', () => {
    expect(findSlowTexts(20_000, (text) => toByline([text, `By ${text}`]))).toEqual([])
  })

  test('reading Markdown, a transcript, and a document of Rich Text', () => {
    expect(findSlowTexts(20_000, (text) => orRefusal(() => readMarkdown(text)))).toEqual([])
    expect(
      findSlowTexts(20_000, (text) => readMarkdown(`---\ntitle: ${text}\n---\n\n# ${text}\n\n[a]: ${text}`)),
    ).toEqual([])
    expect(findSlowTexts(20_000, (text) => isTranscript(text))).toEqual([])
    expect(findSlowTexts(20_000, (text) => readTranscript(`WEBVTT\n\n00:01.000 --> 00:02.000\n${text}`))).toEqual([])
    expect(
      findSlowTexts(20_000, (text) => orRefusal(() => readRtf(bytesOf(`{\\rtf1{\\fonttbl{\\f0 ${text};}}${text}}`)))),
    ).toEqual([])
  })

  test('the parts of other documents', () => {
    expect(findSlowTexts(20_000, (text) => dropPersonalLinks(text.split('\n')))).toEqual([])
    expect(findSlowTexts(20_000, withoutPageNumbers)).toEqual([])
    expect(
      findSlowTexts(20_000, (text) => chooseTitle({ text, metadata: text, heading: text, filename: `${text}.csv` })),
    ).toEqual([])
    expect(
      findSlowTexts(5_000, (code) => [formatNumber(1_234.5, code), formatText('a', code), hidesAll(code)]),
    ).toEqual([])
  })
})

/** Refuses documents nested beyond any limit, and every document that fails to read. */
function orRefusal<Result>(read: () => Result): Result | Error {
  try {
    return read()
  } catch (error) {
    if (error instanceof RangeError || error instanceof AppError) return error
    throw error
  }
}

function toWell(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, '')
}
