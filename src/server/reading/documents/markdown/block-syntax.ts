import type { Token, TokenizerThis } from 'marked'
import { formulaToken, type InlineToken } from './inline-syntax.ts'

/** Markdown blocks beyond GitHub's: note texts, definitions, block formulas and comments. */
export type BlockToken =
  | { type: 'noteText'; raw: string; tokens: Token[] }
  | { type: 'definitions'; raw: string; term: Token[]; meanings: Token[][] }
  | InlineToken

const noteStart = /^ {0,3}\[\^([^\]\s]{1,80})\]:[ \t]*/
/** A note directly within a note belongs to it. */
const noteStarts = /^ {0,3}(?:\[\^[^\]\s]{1,80}\]:[ \t]*)+/
const meaningStart = /^ {0,3}:[ \t]+(?=\S)/
const formula = /^ {0,3}\$\$([^$]{1,2000})\$\$[ \t]*(?:\n|$)/
const remark = /^%%([^%]{0,20000})%%[ \t]*(?:\n|$)/

/** The labels of a text's notes, in lower case. */
export function findNoteLabels(text: string): Set<string> {
  return new Set(Array.from(text.matchAll(/^ {0,3}\[\^([^\]\s]{1,80})\]:/gm), ([, label = '']) => label.toLowerCase()))
}

/** The text of a note may follow a paragraph without a blank line. @returns its place in the paragraph, or -1 */
export function findBlockStart(text: string): number {
  const end = text.indexOf('\n\n')
  return (end < 0 ? text : text.slice(0, end)).search(/(?<=\n) {0,3}\[\^[^\]\s]{1,80}\]:/)
}

export function readBlock(text: string, { lexer }: TokenizerThis): BlockToken | undefined {
  if (noteStart.test(text)) return readNoteText(text, lexer)
  const [displayed, source = ''] = formula.exec(text) ?? []
  if (displayed) return formulaToken(displayed, source)
  const [raw] = remark.exec(text) ?? []
  return raw ? { type: 'remark', raw } : readDefinitions(text, lexer)
}

/** A note goes on over lines that follow directly, and over indented ones behind a blank line. */
function readNoteText(text: string, lexer: TokenizerThis['lexer']): BlockToken {
  const lines: string[] = []
  let at = 0
  for (const line of linesOf(text)) {
    const isBlank = line.trim() === ''
    const isAfterBlank = lines.at(-1)?.trim() === ''
    if (lines.length > 0 && (noteStart.test(line) || (isAfterBlank && !isBlank && !/^(?: {4}|\t)/.test(line)))) break
    lines.push(line.replace(lines.length === 0 ? noteStarts : /^(?: {4}|\t)/, ''))
    at += line.length
  }
  return { type: 'noteText', raw: text.slice(0, at), tokens: lexer.blockTokens(lines.join('')) }
}

/** A term on a separate line, followed by its definitions, each after a colon. */
function readDefinitions(text: string, lexer: TokenizerThis['lexer']): BlockToken | undefined {
  const term = /^[^\n]{1,200}\n\n?(?= {0,3}:[ \t]+\S)/.exec(text)?.[0]
  if (term === undefined || /^[ \t]*(?:[-*+>#|:~]|\d+[.)][ \t])/.test(term)) return undefined
  const meanings: string[] = []
  let at = term.length
  for (const line of linesOf(text.slice(at))) {
    if (meaningStart.test(line)) meanings.push(line.replace(meaningStart, ''))
    else if (line.trim() !== '' && !/^\s*\n/.test(line)) meanings.push(`${meanings.pop() ?? ''}${line.trimStart()}`)
    else break
    at += line.length
  }
  const within = (source: string) => lexer.inline(source.trim())
  return { type: 'definitions', raw: text.slice(0, at), term: within(term), meanings: meanings.map(within) }
}

/** With their line feeds. */
function* linesOf(text: string): Generator<string> {
  let at = 0
  while (at < text.length) {
    const end = text.indexOf('\n', at) + 1 || text.length
    yield text.slice(at, end)
    at = end
  }
}
