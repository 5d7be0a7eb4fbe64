import type CFB from 'cfb'
import { documentFailure } from './failure.ts'
import { Zip } from './zip.ts'

export type Sniffed =
  | { kind: 'pdf' | 'plain' }
  | { kind: 'docx' | 'pptx' | 'xlsx'; zip: Zip }
  | { kind: 'doc' | 'ppt' | 'xls'; container: CFB.CFB$Container }

/** Formats that are text to the eye of a program but not to a reader: RTF, saved web pages and archives of them, XML. */
const markup = /^(\u00ef\u00bb\u00bf)?\s*(\{\\rtf|<!doctype html|<html|<\?xml|mime-version: ?\d)/i
/** A compound file's directory entry that holds data ([MS-CFB] 2.6.1). */
const streamEntry = 2

/**
 * Tells what a file is from its bytes alone; the name and the declared type are what someone thought it was.
 * @throws AppError UNSUPPORTED_TYPE | PASSWORD_PROTECTED | CORRUPT | TOO_COMPLEX
 */
export async function sniff(bytes: Uint8Array): Promise<Sniffed> {
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) return sniffZip(bytes)
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return sniffCompound(bytes)
  const start = Buffer.from(bytes.subarray(0, 1024)).toString('latin1')
  // Viewers accept a PDF whose header comes somewhere in the first kilobyte.
  if (start.includes('%PDF-')) return { kind: 'pdf' }
  if (markup.test(start)) throw documentFailure('UNSUPPORTED_TYPE', 'markup')
  return { kind: 'plain' }
}

function sniffZip(bytes: Uint8Array): Sniffed {
  const zip = new Zip(bytes)
  const has = (folder: string) => zip.names.some((name) => name.startsWith(folder))
  if (has('word/')) return { kind: 'docx', zip }
  if (has('ppt/')) return { kind: 'pptx', zip }
  if (has('xl/')) return { kind: 'xlsx', zip }
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

function startsWith(bytes: Uint8Array, signature: number[]): boolean {
  return signature.every((byte, at) => bytes[at] === byte)
}
