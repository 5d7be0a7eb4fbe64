import { existsSync } from 'node:fs'
import { deflateRawSync, deflateSync } from 'node:zlib'
import { utils, write } from '@e965/xlsx'
import { unzipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import { runChild } from '#server/platform/confined/run-child'
import {
  assemblePdf,
  makeDoc,
  makeDocx,
  makeEpub,
  makeMail,
  makeOdf,
  makePdf,
  makePpt,
  makePptx,
  makeZip,
  pdfText,
  slideShape,
} from '../../../../tests/support/document-files.ts'
import { childOptions, readDocument } from './read-document.ts'

beforeAll(() => {
  if (!existsSync(childOptions.script))
    throw new Error('dist/ is missing: run `npx tsc -p tsconfig.server.json` first.')
})

const read = (bytes: Uint8Array, filename = 'file.bin', signal?: AbortSignal) =>
  readDocument(bytes, { filename, mimeType: 'application/octet-stream', ...(signal && { signal }) })

const bomb = deflateRawSync(Buffer.concat([Buffer.from('<a>'), Buffer.alloc(200 * 2 ** 20, 'x')]), { level: 1 })
const workbook = utils.book_new()
utils.book_append_sheet(workbook, utils.aoa_to_sheet([['Ships in port']]), 'One')
const makeBook = (bookType: 'xlsx' | 'biff8' | 'biff2') =>
  new Uint8Array(write(workbook, { type: 'array', bookType }) as ArrayBuffer)

const makeOdsRow = (cell: string) =>
  `<table:table><table:table-row><table:table-cell>${cell}</table:table-cell></table:table-row></table:table>`

test.each([
  ['PDF', makePdf([pdfText('Ships in port', 72, 700)])],
  ['docx', makeDocx(['Ships in port'])],
  ['pptx', makePptx([{ xml: slideShape('Ships in port') }])],
  ['xlsx', makeBook('xlsx')],
  ['doc', makeDoc('Ships in port\r')],
  ['ppt', makePpt([{ outline: ['Ships in port'], boxes: [] }])],
  ['xls', makeBook('biff8')],
  ['xls without a container', makeBook('biff2')],
  ['odt', makeOdf('text', '<text:p>Ships in port</text:p>')],
  ['odp', makeOdf('presentation', '<draw:page><draw:frame><text:p>Ships in port</text:p></draw:frame></draw:page>')],
  ['ods', makeOdf('spreadsheet', makeOdsRow('<text:p>Ships in port</text:p>'))],
  ['epub', makeEpub(['<p>Ships in port</p>'])],
  ['rtf', Buffer.from('{\\rtf1\\ansi Ships in port}')],
  ['e-mail', makeMail(['Subject: Ships in port', 'MIME-Version: 1.0'], 'Ships in port')],
  ['page', Buffer.from('<html><body><p>Ships in port</p></body></html>')],
  ['text', Buffer.from('Ships in port')],
])('%s: becomes an article, whatever its name', async (_, bytes) => {
  expect(await read(bytes, 'wrong.zip')).toEqual({
    title: 'Ships in port',
    text: 'Ships in port',
    language: null,
    truncated: false,
    byline: null,
    published: null,
    siteName: null,
    leadImage: null,
    url: null,
    status: 'ok',
  })
})

test('an empty file is told so', async () => {
  await expect(read(new Uint8Array())).rejects.toMatchObject({ code: 'EMPTY_FILE', message: 'The file is empty.' })
})

test('ten megabytes are read, one byte more is not', async () => {
  const limit = 10 * 1024 * 1024
  expect((await read(Buffer.alloc(limit, 'word '))).truncated).toBe(true)
  const message = 'Please upload a file smaller than 10MB.'
  await expect(read(Buffer.alloc(limit + 1, 'word '))).rejects.toMatchObject({ code: 'TOO_LARGE', message })
})

test.each([
  ['a binary called a text', 'UNSUPPORTED_TYPE', Buffer.from('\0\u0001\u0002abc\0', 'latin1')],
  ['a zip of other things', 'UNSUPPORTED_TYPE', makeZip({ 'photo.txt': 'x' })],
  ['a docx cut short', 'CORRUPT', makeDocx(['x']).subarray(0, 300)],
  [
    'a docx with entities that multiply',
    'CORRUPT',
    makeZip({ 'word/document.xml': '<!DOCTYPE a [<!ENTITY l "lol">]><a>&l;</a>' }),
  ],
  ['a docx nested without end', 'TOO_COMPLEX', makeZip({ 'word/document.xml': '<a>'.repeat(50_000) })],
  ['a page without text', 'NO_TEXT', makePdf(['0 0 9 9 re f\n'])],
])('%s: answers %s', async (_, code, bytes) => {
  await expect(read(bytes, 'notes.txt')).rejects.toMatchObject({ code })
})

test.each([
  ['docx', { 'word/document.xml': bomb }],
  ['odt', { mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': bomb }],
  ['epub', { ...unzipSync(makeEpub(['x'])), 'OPS/text/c 0.xhtml': bomb }],
])('%s: a small archive that inflates to hundreds of megabytes is refused', async (_, parts) => {
  await expect(read(makeBomb(parts))).rejects.toMatchObject({ code: 'TOO_COMPLEX' })
})

test('a chapter, a page and a mail of ten megabytes of elements are answered within the limits', async () => {
  const elements = '<p>'.repeat(3_000_000)
  const files = [
    makeEpub([elements]),
    Buffer.from(`<html><body>${elements}`),
    makeMail(['Subject: x', 'MIME-Version: 1.0', 'Content-Type: text/html'], elements),
  ]
  for (const file of files) expect(['TOO_COMPLEX', 'NO_TEXT']).toContain(await read(file).catch(({ code }) => code))
})

test('a document that keeps its reader busy for ever ends with it', async () => {
  const bytes = makeEndlessPdf()
  const input = [Buffer.from(`${JSON.stringify({ filename: 'a.pdf', size: bytes.length, choices: {} })}\n`), bytes]
  await expect(runChild(input, { ...childOptions, timeoutMs: 3_000 })).rejects.toMatchObject({ code: 'TOO_COMPLEX' })
})

test('many at once: one is read, some wait, the rest are told to come back', async () => {
  const leaving = new AbortController()
  const readings = Array.from({ length: 14 }, (_, at) => read(Buffer.from(`Text ${at}`), 'file.bin', leaving.signal))
  const answers = Promise.allSettled(readings)
  expect(await readings[0]).toMatchObject({ text: 'Text 0' })
  leaving.abort(new Error('left')) // or the last would wait for eight others
  const failures = (await answers).filter((answer) => answer.status === 'rejected').map(({ reason }) => reason)
  const message = 'Too many documents are being read right now. Please try again in a moment.'
  const refused = failures.filter(({ code }) => code === 'busy')
  expect(refused).toHaveLength(5)
  expect(refused[0]).toMatchObject({ message, retryAfterSeconds: 10 })
  expect((await read(Buffer.from('Text again'))).text).toBe('Text again')
})

test('who leaves is not answered', async () => {
  const signal = AbortSignal.timeout(30)
  await expect(read(makeEndlessPdf(), 'a.pdf', signal)).rejects.toMatchObject({ name: 'TimeoutError' })
})

/** Pages of content packed into itself dozens of times: unpacking it byte by byte does not end in our time. */
function makeEndlessPdf(): Uint8Array {
  let content: Buffer = deflateSync(Buffer.alloc(5_000_000, 'q '))
  for (let index = 0; index < 30; index += 1) content = deflateSync(content)
  return assemblePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 4 0 R >>',
    `<< /Length ${content.length} /Filter [${'/FlateDecode '.repeat(31)}] >>\nstream\n${content.toString('latin1')}\nendstream`,
  ])
}

/**
 * An archive whose last part is 200 MB of one letter: its compressed bytes are inserted into an archive of stored
 * parts.
 */
function makeBomb(parts: Record<string, string | Uint8Array>): Uint8Array {
  const bytes = makeZip(parts, 0)
  const view = new DataView(bytes.buffer)
  let at = view.getUint32(bytes.length - 6, true)
  for (let part = 1; part < Object.keys(parts).length; part += 1) {
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  view.setUint16(at + 10, 8, true)
  return bytes
}
