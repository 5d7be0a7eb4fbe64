import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Article } from '#server/reading/article'
import { parseAllowList } from '#server/reading/fetch/allow-list'
import { readDocument, readHtml, readUrl } from '#server/reading/reader/reader'
import { UsageError } from './usage-error.ts'

/**
 * Reads a command's target: a web address, a page saved as a file, or a document, on request with its speaker notes.
 * @throws UsageError not_found for a missing file, else as Reader.readUrl and Reader.readDocument
 */
export async function readTarget(target: string, choices: { speakerNotes?: boolean } = {}): Promise<Article> {
  if (/^[a-z][a-z\d+.-]+:\/\//i.test(target)) {
    return readUrl(target, { allow: parseAllowList(process.env.FETCH_ALLOW ?? '') })
  }
  const bytes = await readFile(target).catch((cause) => {
    throw new UsageError('not_found', `There is no file that can be read at ${target}.`, { cause })
  })
  const isPage =
    /\.x?html?$/i.test(target) || /^(?:\xef\xbb\xbf)?\s*<(?:!doctype html|html)/i.test(bytes.toString('latin1', 0, 200))
  if (isPage) return readHtml(bytes, pathToFileURL(target).href)
  return readDocument(bytes, { filename: basename(target), mimeType: '', ...choices })
}
