import iconv from 'iconv-lite'
import { readOwnForms } from '../letters/letter-line.ts'
import { documentFailure } from './failure.ts'
import type { Found } from './found.ts'
import { longestBlock, TextCollector } from './text-collector.ts'
import { isTranscript, readTranscript } from './transcript.ts'

/** Enough to recognise encoding and language; more costs time and changes nothing. */
const sampleBytes = 64 * 1024

/**
 * Reads text and CSV after detecting the encoding, without note marks; captions as spoken text. Markdown looks like
 * other text, so the file's name decides.
 * @throws AppError UNSUPPORTED_TYPE
 */
export async function readPlain(bytes: Uint8Array, filename = ''): Promise<Found> {
  const decoded = await decodePlain(bytes)
  if (looksBinary(decoded.text)) throw documentFailure('UNSUPPORTED_TYPE', 'binary data')
  if (isTranscript(decoded.text)) return { language: decoded.language, ...readTranscript(decoded.text) }
  if (/\.(?:md|markdown)$/i.test(filename)) return (await import('./markdown.ts')).readMarkdown(decoded.text)
  const collector = new TextCollector()
  collector.add(readOwnForms(decoded.text.slice(0, longestBlock), collector.leftOut))
  return { ...collector.found(decoded.text.length > longestBlock), language: decoded.language }
}

/** A byte order mark decides, then valid UTF-8, then the pattern of zero bytes UTF-16 has, then statistics. */
export async function decodePlain(bytes: Uint8Array): Promise<{ text: string; language?: string | undefined }> {
  const marked = encodingByMark(bytes)
  if (marked) return { text: iconv.decode(Buffer.from(bytes), marked) }
  if (!bytes.includes(0)) {
    try {
      return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
    } catch {
      // Not UTF-8: older encodings are detected below.
    }
  }
  const wide = wideEncodingByZeros(bytes)
  if (wide) return { text: iconv.decode(Buffer.from(bytes), wide) }
  if (bytes.includes(0)) throw documentFailure('UNSUPPORTED_TYPE', 'zero bytes in text')

  // Its model takes a tenth of a second to load, so only files that need it pay for it.
  const { detect } = await import('jschardet')
  const { encoding, language } = detect(bytes.subarray(0, sampleBytes))
  const known = encoding !== null && iconv.encodingExists(encoding) ? encoding : 'windows-1252'
  return { text: iconv.decode(Buffer.from(bytes), known), language: language ?? undefined }
}

function encodingByMark(bytes: Uint8Array): string | undefined {
  const [a, b, c, d] = bytes
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8'
  if (a === 0xff && b === 0xfe && c === 0 && d === 0) return 'utf-32le'
  if (a === 0 && b === 0 && c === 0xfe && d === 0xff) return 'utf-32be'
  if (a === 0xff && b === 0xfe) return 'utf-16le'
  if (a === 0xfe && b === 0xff) return 'utf-16be'
  return undefined
}

/** Spaces, digits and line breaks make UTF-16 show zeros on one side and hardly any on the other. */
function wideEncodingByZeros(bytes: Uint8Array): string | undefined {
  const sample = bytes.subarray(0, sampleBytes)
  if (bytes.length % 2 === 1) return undefined
  let even = 0
  let odd = 0
  sample.forEach((byte, at) => {
    if (byte !== 0) return
    if (at % 2 === 0) even += 1
    else odd += 1
  })
  const pairs = sample.length / 2
  if (odd > pairs * 0.05 && even < odd * 0.02) return 'utf-16le'
  if (even > pairs * 0.05 && odd < even * 0.02) return 'utf-16be'
  return undefined
}

/** Text has next to no control characters, and hardly any that mean nothing or could not be decoded. */
function looksBinary(text: string): boolean {
  const sample = text.slice(0, sampleBytes)
  const strange = sample.match(/(?![\s\u0085])\p{Cc}|[\p{Cn}\p{Co}\p{Cs}\ufffd]/gu)?.length ?? 0
  return strange > 2 && strange > sample.length * 0.01
}
