/** Prints what the product reads from an address or a file: an Article as JSON, or {code, message} and exit code 1. */
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { pathToFileURL } from 'node:url'
import { AppError } from '#server/platform/errors'
import type { Article } from '#server/reading/article'
import { parseAllowList } from '#server/reading/fetch/allow-list'
import { readDocument, readHtml, readUrl } from '#server/reading/reader'

try {
  process.stdout.write(`${JSON.stringify(await read(process.argv[2] ?? ''), null, 2)}\n`)
} catch (error) {
  process.exitCode = 1
  const { code, message } = error instanceof AppError ? error : { code: 'unexpected', message: String(error) }
  process.stdout.write(`${JSON.stringify({ code, message })}\n`)
}

async function read(target: string): Promise<Article> {
  if (!target) throw new AppError('invalid_input', 'Say what to read: npm run --silent read -- ADDRESS_OR_FILE')
  if (/^[a-z][a-z\d+.-]+:\/\//i.test(target)) {
    return readUrl(target, { allow: parseAllowList(process.env.FETCH_ALLOW ?? '') })
  }
  const bytes = await readFile(target).catch((cause) => {
    throw new AppError('not_found', `There is no file that can be read at ${target}.`, { cause })
  })
  const isPage =
    /\.x?html?$/i.test(target) || /^(?:\xef\xbb\xbf)?\s*<(?:!doctype html|html)/i.test(bytes.toString('latin1', 0, 200))
  if (isPage) return readHtml(bytes, pathToFileURL(target).href)
  return readDocument(bytes, { filename: basename(target), mimeType: '' })
}
