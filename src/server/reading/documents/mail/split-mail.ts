import {
  isAttribution,
  isForwardedLine,
  isOriginalLine,
  isRule,
  isWholeAttribution,
  opensAttribution,
} from './boundaries.ts'
import { type HeaderBlock, readHeaderBlock } from './header-block.ts'

/** Known facts about a mail besides its text. */
export interface MailSigns {
  isReply: boolean
  isForward: boolean
}

export interface SplitMail {
  /** What its sender wrote. */
  own: string[]
  /** How many older mails it quotes. */
  quoted: number
  forwarded: { header: HeaderBlock | null; lines: string[] } | null
  /** Nothing but a quotation, which is `own` then. */
  isQuotation: boolean
}

/** Lines between a quotation and the words that introduce it. */
const maxAttributionLines = 3
/** "FYI, from the press desk this morning. Best, Edda" */
const longestBriefNote = 150

/**
 * Parts what a sender wrote from the older mails below or between it, and from a mail that is forwarded. Words between
 * quoted lines are the sender's. A mail that is nothing but a quotation is that quotation.
 */
export function splitMail(lines: readonly string[], signs: MailSigns): SplitMail {
  const own: string[] = []
  let quoted = 0
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    const other = otherMailAt(lines, at, own, signs)
    if (other) {
      dropRule(own)
      if (other.isForwarded) {
        const { header, lines: within } = other
        return { own, quoted, forwarded: { header, lines: within }, isQuotation: false }
      }
      quoted += 1
      break
    }
    const end = endOfQuotation(lines, at)
    if (end === at) {
      own.push(line)
      continue
    }
    const isIntroduced = dropAttribution(own)
    if (!isIntroduced && end === at + 1 && /^>\s*\d/.test(line)) own.push(line)
    // an answer parts a mail into several quotations of which one is introduced
    else if (isIntroduced || quoted === 0) quoted += 1
    at = end - 1
  }
  const isQuotation = quoted > 0 && !hasWords(own)
  return isQuotation
    ? { own: lines.map(withoutMark), quoted: 0, forwarded: null, isQuotation }
    : { own, quoted, forwarded: null, isQuotation }
}

interface OtherMail {
  isForwarded: boolean
  header: HeaderBlock | null
  lines: string[]
}

/** Another mail that begins at a line and goes on to the end. */
function otherMailAt(
  lines: readonly string[],
  at: number,
  own: readonly string[],
  { isReply, isForward }: MailSigns,
): OtherMail | null {
  const line = lines[at] ?? ''
  const mayEndAttribution = [line, lines[at + 1] ?? ''].some((each) => /[:：]\s?$/.test(each))
  if (!mayEndAttribution && !/[-:：]/.test(line)) return null
  if (isForwardedLine(line)) return otherMail(withoutMarks(lines.slice(at + 1)), 0, true, true)
  const isCovered = () => isForward || !hasWords(own) || (!isReply && isBriefNote(own, lines.slice(at)))
  if (isOriginalLine(line)) return otherMail(lines, at + 1, true, isCovered())
  const header = readHeaderBlock(lines, at, false)
  if (header && (isReply || isForward || header.isOfMail)) return otherMail(lines, at, false, isCovered())
  const isWhole = mayEndAttribution && [1, 2].some((count) => isWholeAttribution(joined(lines.slice(at, at + count))))
  return isWhole && endOfQuotation(lines, nextWords(lines, at)) === nextWords(lines, at)
    ? { isForwarded: false, header: null, lines: [] }
    : null
}

/** If the subject does not tell, a few words above a long mail forward it. */
function isBriefNote(own: readonly string[], below: readonly string[]): boolean {
  const length = lengthOf(own)
  return length <= longestBriefNote && lengthOf(below) >= 4 * length
}

function otherMail(lines: readonly string[], start: number, isAnnounced: boolean, isForwarded: boolean): OtherMail {
  const header = readHeaderBlock(lines, start, isAnnounced)
  return { isForwarded, header, lines: lines.slice(header?.end ?? start) }
}

/** Some programs mark all of what they forward as quoted. */
function withoutMarks(lines: readonly string[]): string[] {
  const isMarked = lines.every((line) => isQuoted(line) || line.trim() === '')
  return isMarked ? lines.map(withoutMark) : [...lines]
}

/**
 * End of the quoted lines, including blank ones between them.
 * @returns the index after them; `start` if there are none
 */
function endOfQuotation(lines: readonly string[], start: number): number {
  let end = start
  for (let at = start; at < lines.length; at += 1) {
    if (isQuoted(lines[at] ?? '')) end = at + 1
    else if (end === start || lines[at]?.trim() !== '') break
  }
  return end
}

/** Takes the words that introduce a quotation off the end of what was written. */
function dropAttribution(own: string[]): boolean {
  let end = own.length
  while (end > 0 && own[end - 1]?.trim() === '') end -= 1
  const paragraph = own.slice(Math.max(0, end - maxAttributionLines), end)
  const last = paragraph.slice(paragraph.findLastIndex((line) => line.trim() === '') + 1)
  const candidates = last.map((_, at) => joined(last.slice(at))).filter(isAttribution)
  const whole = candidates.find(opensAttribution) ?? candidates.at(-1)
  if (whole === undefined) return false
  own.length = end - (last.length - last.findIndex((_, at) => joined(last.slice(at)) === whole))
  return true
}

function dropRule(own: string[]): void {
  while (own.length > 0 && (own.at(-1)?.trim() === '' || isRule(own.at(-1) ?? ''))) own.pop()
}

/** Index of the first non-blank line after the attribution at `at`. */
function nextWords(lines: readonly string[], at: number): number {
  let next = at
  while (next < lines.length && !/[:：]\s*$/.test(lines[next] ?? '')) next += 1
  next += 1
  while (lines[next]?.trim() === '') next += 1
  return next
}

function joined(lines: readonly string[]): string {
  return lines.map((line) => line.trim()).join(' ')
}

function isQuoted(line: string): boolean {
  return /^\s{0,3}>/.test(line)
}

function withoutMark(line: string): string {
  return line.replace(/^\s{0,3}>[ \t]?/, '')
}

export function lengthOf(lines: readonly string[]): number {
  return lines.reduce((length, line) => length + line.trim().length, 0)
}

export function hasWords(lines: readonly string[]): boolean {
  return lines.some((line) => /[\p{L}\p{N}]/u.test(line))
}
