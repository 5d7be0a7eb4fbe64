import { Lexer, type Token, type Tokens } from 'marked'
import { findDay } from '../html/dates.ts'
import { decodeEntities } from '../html/to-text.ts'
import type { Found } from './found.ts'
import { limits } from './limits.ts'
import { TextCollector } from './text-collector.ts'

/** Marks and addresses are at most this much of a text; what is longer is cut before it is read. */
const sourceLength = 2 * limits.textLength

const pieceLength = 64 * 1024

/** Reads Markdown as the text its readers see: marks, addresses and pictures go, what is said in front of it counts. */
export function readMarkdown(source: string): Found {
  const { facts, body } = readFrontMatter(source.slice(0, sourceLength))
  const collector = new TextCollector()
  let heading: string | undefined
  const links = findDefinitions(body)
  for (const piece of piecesOf(body)) {
    if (collector.isFull) break
    const lexer = new Lexer({ gfm: true })
    Object.assign(lexer.tokens.links, links)
    for (const token of lexer.lex(piece)) {
      if (token.type === 'heading') heading ??= inlineText(token.tokens)
      for (const block of blockTexts(token)) collector.add(block)
    }
  }
  return {
    ...collector.found(source.length > sourceLength),
    metadataTitle: facts.get('title'),
    heading,
    language: facts.get('lang') ?? facts.get('language'),
    byline: facts.get('author') ?? null,
    published: findDay(facts.get('date') ?? ''),
  }
}

/** Lines of `name: value` between two rules at the start, as site generators and note programs keep them. */
function readFrontMatter(source: string): { facts: Map<string, string>; body: string } {
  const text = source.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
  const found = /^---[ \t]*\n([\s\S]{0,10000}?)\n(?:---|\.\.\.)[ \t]*(?:\n|$)/.exec(text)
  const facts = new Map<string, string>()
  if (!found) return { facts, body: text }
  for (const line of (found[1] ?? '').split('\n')) {
    const [, name, value] = /^([a-z]+):\s*(.*)$/i.exec(line) ?? []
    const plain = value?.trim().replace(/^(["'])(.*)\1$/, '$2')
    if (name && plain) facts.set(name.toLowerCase(), plain)
  }
  return { facts, body: text.slice(found[0].length) }
}

/** A text in pieces that end with a paragraph: what is read of a piece takes forty times its room. */
function* piecesOf(text: string): Generator<string> {
  let at = 0
  while (at < text.length) {
    const piece = text.slice(at, at + pieceLength)
    const isLast = at + piece.length === text.length
    const end = isLast ? piece.length : piece.lastIndexOf('\n\n') + 1 || piece.lastIndexOf('\n') + 1 || piece.length
    yield piece.slice(0, end)
    at += end
  }
}

/** Addresses that stand apart from their links, often at the end of the text. */
function findDefinitions(text: string): Record<string, { href: string; title: undefined }> {
  const found: Record<string, { href: string; title: undefined }> = Object.create(null)
  for (const [, label = '', href = ''] of text.matchAll(/^ {0,3}\[([^\]\n]{1,200})\]:[ \t]*(\S+)/gm)) {
    found[label.toLowerCase()] = { href, title: undefined }
  }
  return found
}

function blockTexts(token: Token): string[] {
  switch (token.type) {
    case 'list':
      return listTexts(token as Tokens.List)
    case 'table': {
      const { header, rows } = token as Tokens.Table
      return [[header, ...rows].map((row) => row.map((cell) => inlineText(cell.tokens)).join('\t')).join('\n')]
    }
    case 'blockquote':
      return (token as Tokens.Blockquote).tokens.flatMap(blockTexts)
    case 'code':
      return [(token as Tokens.Code).text]
    case 'heading':
    case 'paragraph':
    case 'text':
      return [inlineText([token])]
    case 'html':
      return [withoutMarkup((token as Tokens.HTML).text)]
    default:
      return []
  }
}

/** An item is one block, with the items under it; ordered ones have their numbers, as readers see them. */
function listTexts({ items, ordered, start }: Tokens.List): string[] {
  return items.map((item, index) => {
    const number = ordered ? `${(Number(start) || 1) + index}. ` : ''
    return number + item.tokens.flatMap(blockTexts).join('\n')
  })
}

function inlineText(tokens: readonly Token[] | undefined): string {
  return (tokens ?? [])
    .map((token) => {
      if (token.type === 'br') return '\n'
      if (token.type === 'image') return ''
      if (token.type === 'html') return withoutMarkup(token.raw)
      if ('tokens' in token && token.tokens) return inlineText(token.tokens)
      if (token.type === 'codespan') return String(token.text)
      return 'text' in token ? decodeEntities(String(token.text)) : ''
    })
    .join('')
}

function withoutMarkup(html: string): string {
  return decodeEntities(html.replace(/<!--[\s\S]*?(?:-->|$)|<[^<>]*>/g, '')).trim()
}
