/**
 * Bytes of a page to text. Order: byte order mark, the header's charset, the page's own declaration, strict UTF-8,
 * then recognition. iconv-lite decodes everything but UTF-8: Node 20's TextDecoder reads windows-1252 as Latin-1.
 */
import { isUtf8 } from 'node:buffer'
import iconv from 'iconv-lite'
import jschardet from 'jschardet'
import { withoutElements, withoutTags } from '../markup/plain-markup.ts'

const declarationBytes = 16 * 1024
const sampleBytes = 48 * 1024

/** What browsers read these labels as (WHATWG Encoding): each is a subset of the wider one. */
const widerCharsets: Record<string, string> = {
  ascii: 'windows-1252',
  'us-ascii': 'windows-1252',
  'iso-8859-1': 'windows-1252',
  latin1: 'windows-1252',
  'iso-8859-9': 'windows-1254',
  'tis-620': 'windows-874',
  gb2312: 'gb18030',
  gbk: 'gb18030',
  'euc-kr': 'cp949',
  'ks_c_5601-1987': 'cp949',
  'x-sjis': 'shift_jis',
  'x-gbk': 'gb18030',
}

/** The page's text. Never throws: bytes no charset explains come back with replacement characters. */
export function decodePage(bytes: Uint8Array, contentType = ''): string {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  // Seven bits with escapes, which iconv-lite does not know.
  if (isIso2022Jp(buffer)) return new TextDecoder('iso-2022-jp').decode(buffer)
  return iconv.decode(buffer, charsetOf(buffer, contentType))
}

/** Old Japanese pages and mails: its escape sequences occur in no other encoding, so they override the declared one. */
function isIso2022Jp(bytes: Buffer): boolean {
  const start = bytes.subarray(0, sampleBytes)
  return start.includes('\u001b$B') || start.includes('\u001b$@')
}

function charsetOf(bytes: Buffer, contentType: string): string {
  const marked = markedCharset(bytes)
  if (marked) return marked

  const declared = known(/charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType)?.[1]) ?? declaredInside(bytes)
  // A page that is valid UTF-8 beyond ASCII is UTF-8, whatever it declares.
  if (isUtf8(bytes)) return 'utf-8'
  if (declared === 'utf-8') return mostlyUtf8(bytes) ? 'utf-8' : recognise(bytes)
  return declared ?? recognise(bytes)
}

function markedCharset(bytes: Buffer): string | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8'
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return null
}

function declaredInside(bytes: Buffer): string | null {
  const head = bytes.toString('latin1', 0, declarationBytes)
  const label =
    /<meta[^>]{1,300}?charset\s*=\s*["']?([\w.:-]+)/i.exec(head)?.[1] ??
    /^\s*<\?xml[^>]{1,200}?encoding\s*=\s*["']([\w.:-]+)/i.exec(head)?.[1]
  const charset = known(label)
  // A declaration that could be read as ASCII cannot be UTF-16.
  return charset?.startsWith('utf-16') ? 'utf-8' : charset
}

function known(label: string | undefined): string | null {
  if (!label) return null
  const name = label.toLowerCase()
  const charset = name === 'utf8' ? 'utf-8' : (widerCharsets[name] ?? name)
  return iconv.encodingExists(charset) ? charset : null
}

/** A few broken bytes (a cut emoji, one pasted Latin-1 line) do not make a UTF-8 page another charset. */
function mostlyUtf8(bytes: Buffer): boolean {
  const text = bytes.toString('utf8')
  const broken = text.split('\uFFFD').length - 1
  const beyondAscii = text.match(/[^\p{ASCII}\uFFFD]/gu)?.length ?? 0
  return broken * 4 < beyondAscii
}

/** Only bytes outside tags say anything about the language; scripts and attributes are ASCII noise. */
function recognise(bytes: Buffer): string {
  const words = withoutTags(withoutElements(bytes.toString('latin1'), ['script', 'style']))
    .split(/[\t\n\f\r ]+/)
    .filter((word) => /[\x80-\xff]/.test(word))
  const sample = Buffer.from(words.join(' ').slice(0, sampleBytes), 'latin1')
  const { encoding, confidence } = jschardet.detect(sample)
  const charset = known(encoding ?? undefined)
  return charset && charset !== 'utf-8' && confidence >= 0.5 ? charset : 'windows-1252'
}
