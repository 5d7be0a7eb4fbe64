import { type ChildOptions, runChild } from '#server/platform/confined/run-child'
import { builtScript } from '#server/platform/files-of-product'
import type { Article, DocumentFile, SheetRows } from '../article.ts'
import { heavyLimiter, processLimiter } from '../limiters.ts'
import type { Answer, Header } from './answer-file.ts'
import type { Extracted } from './extract.ts'
import { childFailure, documentFailure, isVerdict } from './failure.ts'
import { limits } from './limits.ts'
import type { ReadingChoices } from './reading-choices.ts'

const script = builtScript('reading/documents/child')

export const childOptions = {
  script,
  heapMb: limits.childHeapMb,
  timeoutMs: limits.waitMs,
  maxRssBytes: limits.childBytes,
  /** Longer than any answer: the text limit, each character escaped. */
  maxOutputBytes: 16 * 1024 * 1024,
  fail: childFailure,
}

/**
 * Reads a PDF, a Microsoft Office or OpenDocument file, rich text, an EPUB book, an email, a saved web page, captions,
 * CSV or text. The bytes decide the type; the name is the title of last resort. Each document is read by a separate
 * process, which has exited when the promise settles.
 * @throws AppError EMPTY_FILE | TOO_LARGE | UNSUPPORTED_TYPE | PASSWORD_PROTECTED | NO_TEXT | CORRUPT | TOO_COMPLEX, or
 *   busy if too many wait; the signal's reason if aborted
 */
export function readDocument(document: Uint8Array | DocumentFile, options: ReadingOptions): Promise<Article> {
  return readByChild(document, options, childOptions)
}

export interface ReadingOptions extends Pick<ReadingChoices, 'speakerNotes'> {
  filename: string
  mimeType: string
  signal?: AbortSignal
}

/** Reads a file in a separate process, once there is a free slot. @throws AppError as readDocument */
export async function readByChild(
  document: Uint8Array | DocumentFile,
  { filename, signal, speakerNotes }: ReadingOptions,
  options: Omit<ChildOptions, 'signal'>,
): Promise<Article> {
  const found = await askChild<Extracted>(document, { filename, choices: { speakerNotes } }, { ...options, signal })
  return { ...found, leadImage: null, url: null, status: 'ok' }
}

/**
 * Reads the cells of an Excel workbook (.xlsx) or a CSV file, in a separate process as other documents.
 * @throws AppError as readDocument
 */
export function readSheets(document: DocumentFile, filename: string, signal?: AbortSignal): Promise<SheetRows[]> {
  return askChild(document, { filename, choices: { asTables: true } }, { ...childOptions, signal })
}

async function askChild<Document>(
  document: Uint8Array | DocumentFile,
  about: Omit<Header, 'size'>,
  options: ChildOptions,
): Promise<Document> {
  const file = document instanceof Uint8Array ? { size: document.length, open: () => [document] } : document
  const { size } = file
  if (size === 0) throw documentFailure('EMPTY_FILE')
  if (size > limits.fileBytes) throw documentFailure('TOO_LARGE')

  const facts: Header = { ...about, size }
  const header = Buffer.from(`${JSON.stringify(facts)}\n`)
  const run = () => runChild(withHeader(header, file.open()), options)
  const output = await heavyLimiter.run(() => processLimiter.run(run, options.signal), options.signal)
  const answer = JSON.parse(output.toString('utf8')) as Answer<Document>
  if (answer.ok) return answer.document
  throw documentFailure(isVerdict(answer.verdict) ? answer.verdict : 'CORRUPT', answer.detail)
}

async function* withHeader(header: Uint8Array, bytes: Iterable<Uint8Array> | AsyncIterable<Uint8Array>) {
  yield header
  yield* bytes
}
