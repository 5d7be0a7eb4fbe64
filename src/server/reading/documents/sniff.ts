import type CFB from 'cfb'
import { afterProlog } from '../markup/plain-markup.ts'
import { documentFailure } from './failure.ts'
import { isMail } from './mail-start.ts'
import { Zip } from './zip.ts'

export type Sniffed =
  | { kind: 'pdf' | 'plain' | 'rtf' | 'page' | 'mail' }
  | { kind: 'docx' | 'pptx' | 'xlsx' | 'xlsb' | 'odf' | 'ods' | 'epub'; zip: Zip }
  /** The first versions had no container around a sheet. */
  | { kind: 'xls'; container?: CFB.CFB$Container }
  | { kind: 'doc' | 'ppt'; container: CFB.CFB$Container }

const page = /^<(?:!doctype\s+html|html|head|body)\b/i
/** Formats that are text to a program but not to a reader. */
const otherMarkup = /^(?:\u00ef\u00bb\u00bf)?\s*<\?xml/i
/** Headers alone are more than a page's start: each server on a mail's way adds some. */
const mailStart = 64 * 1024
/** A directory entry of a compound file that holds data ([MS-CFB] 2.6.1). */
const streamEntry = 2

/**
 * Tells what a file is from its bytes; the name is what someone thought it was, and helps where bytes leave it open.
 * @throws AppError UNSUPPORTED_TYPE | PASSWORD_PROTECTED | CORRUPT | TOO_COMPLEX
 */
export async function sniff(bytes: Uint8Array, filename = ''): Promise<Sniffed> {
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) return sniffZip(bytes)
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return sniffCompound(bytes)
  const start = Buffer.from(bytes.subarray(0, 1024)).toString('latin1')
  // Viewers accept a PDF header anywhere in the first kilobyte.
  if (start.includes('%PDF-')) return { kind: 'pdf' }
  if (start.startsWith('{\\rtf')) return { kind: 'rtf' }
  if (isBareWorkbook(bytes)) return { kind: 'xls' }
  if (page.test(afterProlog(start))) return { kind: 'page' }
  if (otherMarkup.test(start)) throw documentFailure('UNSUPPORTED_TYPE', 'markup')
  if (isMail(Buffer.from(bytes.subarray(0, mailStart)).toString('latin1'), filename)) return { kind: 'mail' }
  if (/\.x?html?$/i.test(filename) && /<[a-z][^<>]*>|-->/i.test(start)) return { kind: 'page' }
  return { kind: 'plain' }
}

function sniffZip(bytes: Uint8Array): Sniffed {
  const zip = new Zip(bytes)
  const has = (folder: string) => zip.names.some((name) => name.startsWith(folder))
  const type = Buffer.from(zip.read('mimetype') ?? []).toString('latin1', 0, 100)
  if (/opendocument\.(?:text|presentation)/.test(type)) return { kind: 'odf', zip }
  if (type.includes('opendocument.spreadsheet')) return { kind: 'ods', zip }
  if (type.startsWith('application/epub+zip') || has('META-INF/container.xml')) return { kind: 'epub', zip }
  if (has('word/')) return { kind: 'docx', zip }
  if (has('ppt/')) return { kind: 'pptx', zip }
  if (has('xl/')) return { kind: zip.has('xl/workbook.bin') ? 'xlsb' : 'xlsx', zip }
  throw documentFailure('UNSUPPORTED_TYPE', 'a zip that is no office document')
}

async function sniffCompound(bytes: Uint8Array): Promise<Sniffed> {
  const container = await openCompound(bytes)
  const has = (...names: string[]) => names.some((name) => findStream(container, name))
  if (has('EncryptedPackage', 'EncryptionInfo')) throw documentFailure('PASSWORD_PROTECTED')
  if (has('WordDocument')) return { kind: 'doc', container }
  if (has('PowerPoint Document')) return { kind: 'ppt', container }
  if (has('Workbook', 'Book')) return { kind: 'xls', container }
  const isHollow = !container.FileIndex.some((entry) => entry.size > 0 && entry.type === streamEntry)
  throw documentFailure(isHollow ? 'CORRUPT' : 'UNSUPPORTED_TYPE', 'a compound file that is no office document')
}

async function openCompound(bytes: Uint8Array): Promise<CFB.CFB$Container> {
  const { default: library } = await import('cfb')
  try {
    return library.read(Buffer.from(bytes), { type: 'buffer' })
  } catch (error) {
    throw documentFailure('CORRUPT', error)
  }
}

/** A stream of the document itself; embedded documents have streams of the same names further down. */
export function findStream(container: CFB.CFB$Container, name: string): Buffer | undefined {
  const root = container.FullPaths[0] ?? ''
  const at = container.FullPaths.findIndex((path) => path.toLowerCase() === (root + name).toLowerCase())
  const content = at < 0 ? undefined : container.FileIndex[at]?.content
  return content ? Buffer.from(content) : undefined
}

/** Worksheets of Excel 2 to 4 have no container: their first record holds version and length ([MS-XLS] 2.4.21). */
function isBareWorkbook([record = 0, version = 0, length = 0, high = 1]: Uint8Array): boolean {
  return record === 9 && [0, 2, 4, 8].includes(version) && [4, 6, 8, 16].includes(length) && high === 0
}

function startsWith(bytes: Uint8Array, signature: number[]): boolean {
  return signature.every((byte, at) => bytes[at] === byte)
}
