import iconv from 'iconv-lite'
import PostalMime, { type Email } from 'postal-mime'
import { findDay } from '../html/dates.ts'
import { joinBlocks } from '../html/to-text.ts'
import { readWholePage } from '../html/whole-page.ts'
import { documentFailure } from './failure.ts'
import type { Found } from './found.ts'
import { limits } from './limits.ts'
import { readPage } from './page.ts'
import { TextCollector } from './text-collector.ts'

/** The text beside a mail's markup is taken where it says at least this much of it; many only say "use a browser". */
const wholeTextShare = 0.5

/**
 * Reads an e-mail: its text, else its markup as text. Attachments are named at the end, and not read.
 * @throws AppError CORRUPT | TOO_COMPLEX
 */
export async function readMail(bytes: Uint8Array): Promise<Found> {
  const mail = await parse(bytes)
  if (isSavedPage(mail)) return readPage(withMarks(mail.html ?? ''))
  const collector = new TextCollector()
  collector.add(bodyOf(mail))
  const attached = mail.attachments.flatMap(({ filename, related }) => (filename && !related ? [filename] : []))
  if (attached.length > 0 && !collector.isEmpty) collector.add(`Attachments (not read): ${attached.join(', ')}`)
  return {
    ...collector.found(),
    metadataTitle: withMarks(mail.subject ?? '').replace(/^(?:\s*(?:re|fwd?|aw|wg|antw|tr|rv|r|i)\s*:\s*)+/i, ''),
    byline: withMarks(mail.from?.name || mail.from?.address || '') || null,
    published: findDay(mail.headers.find(({ key }) => key === 'date')?.value ?? ''),
  }
}

async function parse(bytes: Uint8Array): Promise<Email> {
  try {
    return await PostalMime.parse(bytes, {
      maxNestingDepth: limits.mailPartDepth,
      maxHeadersSize: limits.mailHeaderBytes,
    })
  } catch (error) {
    const isLimit = error instanceof Error && error.message.startsWith('Maximum ')
    throw documentFailure(isLimit ? 'TOO_COMPLEX' : 'CORRUPT', error)
  }
}

/** Browsers save a page with its pictures in the form of an e-mail that goes to nobody. */
function isSavedPage({ html, to, headers }: Email): boolean {
  const type = headers.find(({ key }) => key === 'content-type')?.value ?? ''
  return html !== undefined && to === undefined && /^multipart\/related/i.test(type)
}

function bodyOf({ text = '', html }: Email): string {
  const plain = withMarks(text).replace(/[<[]https?:\/\/[^\s<>\]]*[>\]]/g, '')
  if (html === undefined) return plain
  const shown = joinBlocks(readWholePage(withMarks(html)).blocks)
  return plain.length >= shown.length * wholeTextShare ? plain : shown
}

/** Node 20 decodes windows-1252 as Latin-1, which has control characters where quotation marks and dashes are. */
function withMarks(text: string): string {
  return text.replace(/[\u0080-\u009f]+/g, (run) => iconv.decode(Buffer.from(run, 'latin1'), 'windows-1252'))
}
