import { Lexer, Marked, type MarkedExtension } from 'marked'
import { findDay } from '../html/dates.ts'
import type { Found } from './found.ts'
import { limits } from './limits.ts'
import { findBlockStart, findNoteLabels, readBlock } from './markdown/block-syntax.ts'
import { BlockTexts } from './markdown/block-texts.ts'
import { readFrontMatter } from './markdown/front-matter.ts'
import { findInlineStart, readInline, unfinishedTagFinder } from './markdown/inline-syntax.ts'
import { TextCollector } from './text-collector.ts'

/** Markup and addresses may take this much source; longer files are cut before reading. */
const sourceLength = 2 * limits.textLength

const pieceLength = 64 * 1024

/** A rule of stars; marked looks through all of them again from each. */
const longRow = /\*{50,}/g
const shownOfRow = 50

/** Reads Markdown as its readers see it: without marks, addresses and pictures; front matter is evaluated. */
export function readMarkdown(source: string): Found {
  const text = source
    .slice(0, sourceLength)
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .replace(longRow, (row) => row.slice(0, shownOfRow))
  const { facts, body } = readFrontMatter(text)
  const collector = new TextCollector()
  const texts = new BlockTexts(collector.leftOut)
  const { defaults } = new Marked({ gfm: true }, syntaxWith(findNoteLabels(body)))
  const links = findDefinitions(body)
  for (const piece of piecesOf(body)) {
    if (collector.isFull) break
    const lexer = new Lexer(defaults)
    Object.assign(lexer.tokens.links, links)
    for (const token of lexer.lex(piece)) for (const block of texts.read(token)) collector.add(block)
  }
  for (const note of texts.notes) collector.add(note)
  return {
    ...collector.found(source.length > sourceLength),
    metadataTitle: facts.title,
    heading: texts.heading,
    language: facts.language,
    byline: facts.authors.join(', ') || null,
    published: findDay(facts.date ?? ''),
  }
}

function syntaxWith(noteLabels: ReadonlySet<string>): MarkedExtension {
  const isUnfinished = unfinishedTagFinder()
  return {
    // undefined: no tag here; false: let the library decide
    tokenizer: { tag: (text) => (isUnfinished(text) ? undefined : false) },
    extensions: [
      {
        name: 'ownInline',
        level: 'inline',
        start: findInlineStart,
        tokenizer(text, tokens) {
          return readInline(text, tokens.at(-1)?.raw ?? '', noteLabels, this)
        },
      },
      {
        name: 'ownBlock',
        level: 'block',
        start: findBlockStart,
        tokenizer(text) {
          return readBlock(text, this)
        },
      },
    ],
  }
}

/**
 * Splits a text into pieces at paragraph ends, since a parsed piece takes forty times its size. A comment is never
 * split.
 */
function* piecesOf(text: string): Generator<string> {
  let at = 0
  while (at < text.length) {
    const piece = text.slice(at, at + pieceLength)
    const isLast = at + piece.length === text.length
    let end = isLast ? piece.length : piece.lastIndexOf('\n\n') + 1 || piece.lastIndexOf('\n') + 1 || piece.length
    const comment = piece.lastIndexOf('<!--', end)
    if (comment > piece.lastIndexOf('-->', end)) {
      const commentEnd = text.indexOf('-->', at + comment)
      if (commentEnd >= 0) end = commentEnd + 3 - at
    }
    yield text.slice(at, at + end)
    at += end
  }
}

/** Reference definitions of links, often at the end of the text. */
function findDefinitions(text: string): Record<string, { href: string; title: undefined }> {
  const found: Record<string, { href: string; title: undefined }> = Object.create(null)
  for (const [, label = '', href = ''] of text.matchAll(/^ {0,3}\[(?!\^)([^\]\n]{1,200})\]:[ \t]*(\S+)/gm)) {
    found[label.toLowerCase()] = { href, title: undefined }
  }
  return found
}
