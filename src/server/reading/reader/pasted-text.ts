/** Pasted text as an Article. */

import { withoutEnd } from '#shared/text/end-of'
import { withoutTags } from '#shared/text/invisible'
import type { Article } from '../article.ts'
import { settleLanguage } from '../language.ts'
import { LeftOutCounter } from '../left-out.ts'
import { readOwnForms } from '../letters/letter-line.ts'

const titleChars = 80
const headlineChars = 140
const textLimit = 2_000_000

/**
 * Tidies line ends, spaces and paragraphs, and leaves out the marks of notes; the words stay as they are. Text without a
 * word comes back as `empty`. What the counter has counted before comes back with it.
 */
export function readText(text: string, counter = new LeftOutCounter()): Article {
  const paragraphs = toParagraphs(readOwnForms(text, counter))
  const leftOut = counter.toLeftOut()
  const headline = findHeadline(paragraphs)
  const body = (headline ? paragraphs.slice(1) : paragraphs).join('\n\n')
  return {
    title: headline ?? firstWords(paragraphs[0] ?? ''),
    byline: null,
    published: null,
    siteName: null,
    language: settleLanguage(null, body),
    leadImage: null,
    url: null,
    text: body.slice(0, textLimit),
    status: /[\p{L}\p{N}]/u.test(body) ? 'ok' : 'empty',
    truncated: body.length > textLimit,
    ...(leftOut && { leftOut }),
  }
}

/** Blank lines part paragraphs; in a text without any, every long line is one, as word processors copy them. */
function toParagraphs(text: string): string[] {
  const lines = withoutTags(text)
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(/[\u00ad\u200b\u2060\ufeff]/g, '')
    .split('\n')
    .map((line) => line.replace(/[\p{Zs}\t\f\v]+/gu, ' ').trim())
  const tidy = lines.join('\n').trim()
  const parts =
    /\n{2,}/.test(tidy) || !lines.some((line) => line.length > 120) ? tidy.split(/\n{2,}/) : tidy.split('\n')
  return separateHeadline(parts).filter(Boolean)
}

/** A headline is often followed by its text on the very next line. */
function separateHeadline(paragraphs: readonly string[]): string[] {
  const [first = '', ...others] = paragraphs
  const [line = '', ...rest] = first.split('\n')
  return rest.length > 0 && readsLikeHeadline(line) ? [line, rest.join('\n'), ...others] : [...paragraphs]
}

function findHeadline(paragraphs: readonly string[]): string | null {
  const [first = ''] = paragraphs
  return paragraphs.length > 1 && readsLikeHeadline(first) ? first.replace(/^#+\s+/, '') : null
}

/** One short line that does not end like a sentence or lead into what follows. */
function readsLikeHeadline(line: string): boolean {
  if (line.includes('\n') || line.length > headlineChars || !/\p{L}{2}/u.test(line)) return false
  return !/[.,;:…]["'”’»)]?$/.test(line) && !/^[-*•–]\s/.test(line)
}

function firstWords(paragraph: string): string {
  const line = paragraph.replace(/\s+/g, ' ').trim()
  if (line.length <= titleChars) return line
  const cut = line.slice(0, titleChars + 1).replace(/ \S*$/, '')
  return `${withoutEnd(cut.slice(0, titleChars), /[\s,;:.–-]/)}…`
}
