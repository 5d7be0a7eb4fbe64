import type { Token, TokenizerThis } from 'marked'
import { texToText } from '../../letters/tex-text.ts'

/**
 * What authors write within a line of Markdown beyond GitHub's: notes, raised and lowered letters, marks, formulas and
 * comments, as Pandoc, Obsidian and CriticMarkup have them.
 */
export type InlineToken =
  | { type: 'noteMark'; raw: string; text: string }
  | { type: 'noteWithin' | 'raised' | 'lowered' | 'struck' | 'kept'; raw: string; tokens: Token[] }
  | { type: 'formula'; raw: string; text: string }
  | { type: 'remark'; raw: string }

/** Signs that the library does not stop at by itself. */
const signs = /[\^=$%{]/
/** How far a line is scanned for the next sign before scanning resumes from there. */
const lookAhead = 200

const noteMark = /^\[\^([^\]\s]{1,80})\]/
const noteWithin = /^\^\[((?:[^[\]]|\[[^[\]]{0,200}\]){1,2000})\]/
const raised = /^\^(?=[^\s^]{0,60}[\p{L}\p{N}*])((?:\\ |[^\s\\^[\]]){1,30})\^(?!\d)/u
const lowered = /^~((?:\\ |[^\s\\~]){1,30})~(?!~)/
const highlighted = /^==(?=[^\s=])([^\n=]{0,500}[^\s=])==(?!=)/
const remark = /^%%([^\n%]{1,2000})%%/
const formula = /^(\$\$|\$`|\$)(?=\S)([^$]{1,500})(?<=\S)(\$\$|`\$|\$)(?!\d)/
/** Changes, marks and comments as editors write them with CriticMarkup. */
const change =
  /^\{(?:--([^{}]{1,1000})--|(?:\+\+|==)([^{}]{1,1000})(?:\+\+|==)|~~([^{}]{0,1000})~>([^{}]{0,1000})~~|>>[^{}]{0,2000}<<)\}/

/**
 * Constructs that the library reads to their end from every start, and again from every further start if there is no
 * end.
 */
const tagEnds = { '<!--': '-->', '<![CDATA[': ']]>', '<?': '?>', '<!': '>' }

/** Tells whether a comment, an instruction or a declaration of HTML begins here that does not end: it is text. */
export function unfinishedTagFinder(): (text: string) => boolean {
  const withoutEnd = new Map<string, string>()
  return (text) => {
    const [start, end] = Object.entries(tagEnds).find(([start]) => text.startsWith(start)) ?? []
    if (start === undefined || end === undefined) return false
    if (withoutEnd.get(end)?.slice(-text.length) === text) return true
    if (text.includes(end, start.length)) return false
    withoutEnd.set(end, text)
    return true
  }
}

/** Where in a text one of these may begin; a sooner place does no harm. */
export function findInlineStart(text: string): number {
  const found = text.slice(0, lookAhead).search(signs)
  return found < 0 && text.length > lookAhead ? lookAhead : found
}

/** @param before the line's text before it @param definedNotes labels of notes, in lower case */
export function readInline(
  text: string,
  before: string,
  definedNotes: ReadonlySet<string>,
  { lexer }: TokenizerThis,
): InlineToken | undefined {
  const within = (source: string) => lexer.inlineTokens(source)
  switch (text[0]) {
    case '[': {
      const [raw, label = ''] = noteMark.exec(text) ?? []
      const isNote = raw && (/^\d+$/.test(label) || definedNotes.has(label.toLowerCase()))
      return isNote ? { type: 'noteMark', raw, text: label } : undefined
    }
    case '^': {
      const [note, source = ''] = noteWithin.exec(text) ?? []
      if (note) return { type: 'noteWithin', raw: note, tokens: within(source) }
      const [raw, letters = ''] = raised.exec(text) ?? []
      return raw ? { type: 'raised', raw, tokens: within(letters.replaceAll('\\ ', ' ')) } : undefined
    }
    case '~': {
      const [raw, letters = ''] = /[\p{L}\p{N})\]/⁄^]$/u.test(before) ? (lowered.exec(text) ?? []) : []
      return raw ? { type: 'lowered', raw, tokens: within(letters.replaceAll('\\ ', ' ')) } : undefined
    }
    case '=': {
      const [raw, source = ''] = highlighted.exec(text) ?? []
      return raw ? { type: 'kept', raw, tokens: within(source) } : undefined
    }
    case '%': {
      const [raw] = remark.exec(text) ?? []
      return raw ? { type: 'remark', raw } : undefined
    }
    case '$':
      return readFormula(text)
    case '{':
      return readChange(text, within)
    default:
      return undefined
  }
}

function readFormula(text: string): InlineToken | undefined {
  const [raw, sign = '', source = '', end = ''] = formula.exec(text) ?? []
  if (!raw || Array.from(sign).reverse().join('') !== end) return undefined
  return sign !== '$' || isFormula(source) ? formulaToken(raw, source) : undefined
}

/** What the small language of formulas does not say in a line stays as it was written. */
export function formulaToken(raw: string, source: string): InlineToken {
  return { type: 'formula', raw, text: texToText(source) ?? raw.trim() }
}

/** Between two prices there are words; in a formula there are signs, or one letter is all of it. */
function isFormula(source: string): boolean {
  if (/\n\s*\n/.test(source)) return false
  if (/\\[a-zA-Z]|[\^_]/.test(source)) return true
  if (/^\d/.test(source)) return /[=<>]/.test(source) && !/\p{L}{2}/u.test(source)
  return /^\p{L}['′]*$/u.test(source) || (/[-+*/=<>|(]/.test(source) && !/\p{L}{2} \p{L}{2}/u.test(source))
}

function readChange(text: string, within: (source: string) => Token[]): InlineToken | undefined {
  const [raw, gone, kept, replaced, replacement = ''] = change.exec(text) ?? []
  if (!raw) return undefined
  if (gone) return { type: 'struck', raw, tokens: within(gone) }
  if (kept) return { type: 'kept', raw, tokens: within(kept) }
  if (replaced === undefined) return { type: 'remark', raw }
  const struck = { type: 'struck', raw: replaced, tokens: within(replaced) }
  return { type: 'kept', raw, tokens: [struck, ...within(replacement)] }
}
