import type CFB from 'cfb'
import iconv from 'iconv-lite'
import { findStream } from './sniff.ts'

const codePageProperty = 1
const titleProperty = 2
const unicodePages = new Map([
  [1200, 'utf-16le'],
  [65001, 'utf-8'],
])

/** The title in an old office file's summary ([MS-OLEPS] 2.21), or undefined if missing. */
export function readSummaryTitle(container: CFB.CFB$Container): string | undefined {
  const stream = findStream(container, '\u0005SummaryInformation')
  if (!stream) return undefined
  try {
    const section = stream.subarray(stream.readUInt32LE(44))
    const places = new Map<number, number>()
    for (let index = 0; index < Math.min(section.readUInt32LE(4), 100); index += 1) {
      places.set(section.readUInt32LE(8 + index * 8), section.readUInt32LE(12 + index * 8))
    }
    const titleAt = places.get(titleProperty)
    if (titleAt === undefined) return undefined

    const pageAt = places.get(codePageProperty)
    const page = pageAt === undefined ? 1252 : section.readUInt16LE(pageAt + 4)
    const encoding = unicodePages.get(page) ?? `windows-${page}`
    const bytes = section.subarray(titleAt + 8, titleAt + 8 + section.readUInt32LE(titleAt + 4))
    const title = iconv.decode(bytes, iconv.encodingExists(encoding) ? encoding : 'windows-1252')
    return title.replace(/\0.*/s, '')
  } catch {
    // A damaged summary costs the title only.
    return undefined
  }
}
