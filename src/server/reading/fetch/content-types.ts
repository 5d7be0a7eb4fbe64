import { unreadable } from './refusals.ts'
import { findUnsupportedType, unsupportedTypes } from './unsupported-types.ts'

const readableTypes = new Set([
  'text/html',
  'application/xhtml+xml',
  'text/plain',
  'text/markdown',
  'text/csv',
  'application/csv',
  // XHTML is still served so; feeds have their own type.
  'text/xml',
  'application/xml',
  'application/pdf',
  'application/x-pdf',
  'application/msword',
  'application/vnd.ms-excel',
  'application/vnd.ms-powerpoint',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  'application/vnd.oasis.opendocument.text',
  'application/vnd.oasis.opendocument.spreadsheet',
  'application/vnd.oasis.opendocument.presentation',
  'application/epub+zip',
  'application/rtf',
  'text/rtf',
  'text/vtt',
  'application/x-subrip',
])

/** Types of servers that do not know: the first bytes decide. */
const unknownTypes = new Set([
  '',
  'application/octet-stream',
  'binary/octet-stream',
  'application/download',
  'application/force-download',
  'application/x-download',
])

/** How the bytes of a PDF, of a zip (docx, odt, epub), of an old Office file and of rich text begin. */
const documentStarts = ['%PDF-', 'PK\x03\x04', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', '{\\rtf']
const pageStart = /^(?:\xef\xbb\xbf)?\s*<(?:!doctype\s+html|html|head|body|\?xml)\b/i

/**
 * Refuses content without text before reading the body. Takes the whole Content-Type header.
 * @throws AppError source_unreadable, naming the actual content
 */
export function checkContentType(header: string): void {
  const type = mediaType(header)
  if (readableTypes.has(type) || unknownTypes.has(type)) return
  throw unreadable(unsupportedTypes[kindOf(type)])
}

/**
 * Refuses what is declared as no picture before its body is read. The code that stores the bytes checks them.
 * @throws AppError source_unreadable
 */
export function checkPictureType(header: string): void {
  if (!mediaType(header).startsWith('image/')) throw unreadable('noPictureAtAddress')
}

function kindOf(type: string): keyof typeof unsupportedTypes {
  if (type.startsWith('image/')) return 'image'
  if (type.startsWith('video/') || type.endsWith('mpegurl')) return 'video'
  if (type.startsWith('audio/')) return 'sound'
  if (/[/+]json$|json-seq$/.test(type)) return 'data'
  return /\/(?:rss|atom|rdf)\+xml$/.test(type) ? 'feed' : 'file'
}

/**
 * For bodies without a useful declared type: accepts documents and pages, recognised by their first bytes.
 * @throws AppError source_unreadable
 */
export function checkUnknownBody(header: string, body: Uint8Array): void {
  if (!unknownTypes.has(mediaType(header))) return
  const start = Buffer.from(body.subarray(0, 512)).toString('latin1')
  if (documentStarts.some((magic) => start.startsWith(magic)) || pageStart.test(start)) return
  throw unreadable(unsupportedTypes[findUnsupportedType(body) ?? 'file'])
}

function mediaType(header: string): string {
  return (header.split(';')[0] ?? '').trim().toLowerCase()
}
