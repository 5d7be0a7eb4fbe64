import iconv from 'iconv-lite'
import PostalMime, { type Attachment, type Email } from 'postal-mime'
import { findDay } from '../html/dates.ts'
import { joinBlocks } from '../html/to-text.ts'
import { readWholePage } from '../html/whole-page.ts'
import { LeftOutCounter } from '../left-out.ts'
import { readOwnForms } from '../letters/letter-line.ts'
import { documentFailure } from './failure.ts'
import type { Found } from './found.ts'
import { limits } from './limits.ts'
import { dropClosing } from './mail/closing.ts'
import { cleanAddresses, dropPersonalLinks } from './mail/personal-links.ts'
import { markQuotations } from './mail/quoted-markup.ts'
import { hasWords, lengthOf, splitMail } from './mail/split-mail.ts'
import { isForwardSubject, isReplySubject, plainSubject } from './mail/subject.ts'
import { unwrapLines } from './mail/unwrap-lines.ts'
import { readPage } from './page.ts'
import { TextCollector } from './text-collector.ts'

/** Markup that shows less than this share of the plain text is a stub or a picture. */
const minShownShare = 0.2
/** Maximum depth of nested mails. */
const deepestForward = 10
/** A note above forwarded text is shorter than that text, or at most this long. */
const longestCoveringNote = 1_000

/** One mail as its sender meant it to be read. */
interface Letter {
  subject: string
  author: string
  day: string | null
  lines: string[]
  attachments: string[]
}

/**
 * Reads an e-mail: what its sender wrote, or the mail that is forwarded with it. Older mails that are quoted, signatures
 * and personal links are left out. Attachments are named at the end, and not read.
 * @throws AppError CORRUPT | TOO_COMPLEX
 */
export async function readMail(bytes: Uint8Array): Promise<Found> {
  const mail = await parse(bytes)
  if (isSavedPage(mail)) return readPage(withMarks(mail.html ?? ''))
  const collector = new TextCollector()
  const letter = await toLetter(mail, collector.leftOut)
  collector.add(dropPersonalLinks(unwrapLines(dropClosing(letter.lines))).join('\n'))
  if (letter.attachments.length > 0 && !collector.isEmpty) {
    collector.add(`Attachments (not read): ${letter.attachments.join(', ')}`)
  }
  return {
    ...collector.found(),
    metadataTitle: plainSubject(letter.subject),
    byline: letter.author || null,
    published: letter.day,
  }
}

async function toLetter(mail: Email, leftOut: LeftOutCounter, depth = 0): Promise<Letter> {
  const lines = bodyOf(mail, leftOut).split('\n')
  const letter = resolveForwards(toBareLetter(mail, lines), isAnswer(mail), leftOut)
  const within = depth < deepestForward && !isReport(mail) ? mail.attachments.filter(isMail) : []
  const found = new LeftOutCounter()
  const inner: Letter[] = []
  for (const { content } of within) inner.push(await toLetter(await parse(asBytes(content)), found, depth + 1))
  const innerLines = inner.flatMap(({ subject, lines: said }) => (inner.length > 1 ? [subject, '', ...said, ''] : said))
  if (!hasWords(innerLines) || !isCoveringNote(letter.lines, lengthOf(innerLines))) return letter
  leftOut.add(found.toLeftOut())
  if (hasWords(letter.lines)) leftOut.count('coveringNotes')
  return { ...((inner.length === 1 && inner[0]) || letter), lines: innerLines }
}

function toBareLetter(mail: Email, lines: string[]): Letter {
  return {
    subject: withMarks(mail.subject ?? ''),
    author: withMarks(mail.from?.name || mail.from?.address || ''),
    day: findDay(mail.headers.find(({ key }) => key === 'date')?.value ?? ''),
    lines,
    attachments: mail.attachments.flatMap(({ filename, related }) => (filename && !related ? [filename] : [])),
  }
}

/** Follows forwarded mails to the original one; text that a sender quotes is left out. */
function resolveForwards(mail: Letter, isAnswer: boolean, leftOut: LeftOutCounter): Letter {
  let letter = mail
  for (let depth = 0; ; depth += 1) {
    const isForward = isForwardSubject(letter.subject)
    const isReply = isReplySubject(letter.subject) || (depth === 0 && isAnswer && !isForward)
    const { own, quoted, forwarded } = splitMail(letter.lines, { isReply, isForward })
    leftOut.count('quotedMails', quoted)
    if (!forwarded || depth === deepestForward) return { ...letter, lines: own }
    if (!hasWords(forwarded.lines)) return { ...letter, lines: own }
    if (!isCoveringNote(own, lengthOf(forwarded.lines))) {
      leftOut.count('quotedMails')
      return { ...letter, lines: own }
    }
    if (hasWords(own)) leftOut.count('coveringNotes')
    const { header, lines } = forwarded
    letter = {
      ...letter,
      subject: header?.subject || letter.subject,
      author: header?.author || letter.author,
      day: header ? header.day : letter.day,
      lines,
    }
  }
}

function isCoveringNote(lines: readonly string[], forwardedLength: number): boolean {
  return lengthOf(lines) <= Math.max(longestCoveringNote, 2 * forwardedLength)
}

/** A report of a mail that could not be delivered has that mail with it. */
function isReport({ headers }: Email): boolean {
  return /^multipart\/report/i.test(headers.find(({ key }) => key === 'content-type')?.value ?? '')
}

function asBytes(content: Attachment['content']): Uint8Array {
  return typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content)
}

function isMail({ mimeType }: Attachment): boolean {
  return mimeType === 'message/rfc822'
}

function isAnswer({ inReplyTo, references }: Email): boolean {
  return inReplyTo !== undefined || references !== undefined
}

async function parse(bytes: Uint8Array): Promise<Email> {
  try {
    return await PostalMime.parse(bytes, {
      maxNestingDepth: limits.mailPartDepth,
      maxHeadersSize: limits.mailHeaderBytes,
      forceRfc822Attachments: true,
    })
  } catch (error) {
    const isLimit = error instanceof Error && error.message.startsWith('Maximum ')
    throw documentFailure(isLimit ? 'TOO_COMPLEX' : 'CORRUPT', error)
  }
}

/** Browsers save a page with its pictures as an email without recipient. */
function isSavedPage({ html, to, headers }: Email): boolean {
  const type = headers.find(({ key }) => key === 'content-type')?.value ?? ''
  return html !== undefined && to === undefined && /^multipart\/related/i.test(type)
}

/** Mail programs show the markup if there is any: only it marks struck, raised or hidden text. */
function bodyOf({ text = '', html }: Email, leftOut: LeftOutCounter): string {
  const plain = withMarks(text)
  if (html !== undefined) {
    const { blocks, leftOut: hidden } = shownBy(withMarks(html))
    const shown = joinBlocks(blocks)
    if (shown.length > cleanAddresses(plain).length * minShownShare) {
      leftOut.add(hidden.toLeftOut())
      return shown
    }
  }
  return readOwnForms(plain.replace(/\r\n?/g, '\n'), leftOut)
}

function shownBy(html: string): ReturnType<typeof readWholePage> {
  const marked = markQuotations(html)
  const page = readWholePage(marked)
  const isQuotation = () =>
    splitMail(joinBlocks(page.blocks).split('\n'), { isReply: false, isForward: false }).isQuotation
  return marked !== html && isQuotation() ? readWholePage(html) : page
}

/** Node 20 decodes windows-1252 as Latin-1, which has control characters where quotation marks and dashes are. */
function withMarks(text: string): string {
  return text.replace(/[\u0080-\u009f]+/g, (run) => iconv.decode(Buffer.from(run, 'latin1'), 'windows-1252'))
}
