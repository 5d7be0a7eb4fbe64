import type CFB from 'cfb'
import { documentFailure } from './failure.ts'
import type { Found } from './found.ts'
import { type PptRecord, recordAt, recordsIn, recordsOfType } from './ppt-records.ts'
import { findStream } from './sniff.ts'
import { readSummaryTitle } from './summary-title.ts'
import { TextCollector } from './text-collector.ts'

/** Record types, by their names in [MS-PPT] 2.13.24 and [MS-ODRAW]. */
const kind = {
  slideAtom: 0x03ef,
  slidePersistAtom: 0x03f3,
  placeholderAtom: 0x0bc3,
  outlineTextRefAtom: 0x0f9e,
  textHeaderAtom: 0x0f9f,
  textCharsAtom: 0x0fa0,
  textBytesAtom: 0x0fa8,
  slideListWithText: 0x0ff0,
  userEditAtom: 0x0ff5,
  persistDirectoryAtom: 0x1772,
  shape: 0xf004,
  clientTextbox: 0xf00d,
} as const

const slideList = 0
const notesList = 2
const encryptedToken = 0xf3d1c4df
/** Date, slide number, footer and header; the slide's picture on a notes page has no text. */
const furniture = new Set([0x07, 0x08, 0x09, 0x0a])
const titles = new Set([0x0d, 0x0f])

interface ListedSlide {
  persistId: number
  slideId: number
  /** Title and body as the outline view shows them; the slide's shapes refer to them by number. */
  outline: string[]
}

/**
 * Reads a PowerPoint 97 to 2003 presentation: the slides in their shown order, each with its speaker notes.
 * @throws AppError PASSWORD_PROTECTED | CORRUPT
 */
export function readPpt(container: CFB.CFB$Container): Found {
  const stream = findStream(container, 'PowerPoint Document')
  const currentUser = findStream(container, 'Current User')
  if (!stream || !currentUser || currentUser.length < 20) throw documentFailure('CORRUPT', 'no current user')
  if (currentUser.readUInt32LE(12) === encryptedToken) throw documentFailure('PASSWORD_PROTECTED')

  const { offsets, documentId } = readPersistDirectory(stream, currentUser.readUInt32LE(16))
  const objectOf = (persistId: number) => recordAt(stream, offsets.get(persistId) ?? -1)
  const document = objectOf(documentId)
  if (!document) throw documentFailure('CORRUPT', 'no document record')

  const collector = new TextCollector()
  const notes = new Map(listSlides(document, notesList).map((each) => [each.slideId, each]))
  let heading: string | undefined
  for (const listed of listSlides(document, slideList)) {
    const slide = objectOf(listed.persistId)
    const texts = slide ? readShapes(slide, listed.outline) : listed.outline.map((text) => ({ text, isTitle: false }))
    heading ??= texts.find((each) => each.isTitle)?.text
    for (const { text } of texts) collector.add(text)

    const page = notes.get(slide ? notesIdOf(slide) : 0)
    const notesPage = page && objectOf(page.persistId)
    if (notesPage) for (const { text } of readShapes(notesPage, page.outline)) collector.add(text)
    if (collector.isFull) break
  }
  return { ...collector.found(), heading, metadataTitle: readSummaryTitle(container) }
}

/**
 * Where each object stands now. Every save appends an edit that names only what it moved; edits are followed from the
 * newest back, and the newest place of an object counts.
 */
function readPersistDirectory(stream: Buffer, newestEditAt: number) {
  const offsets = new Map<number, number>()
  const seen = new Set<number>()
  let documentId = 0
  for (let at = newestEditAt; at !== 0 && !seen.has(at); ) {
    seen.add(at)
    const edit = recordAt(stream, at)
    if (edit?.type !== kind.userEditAtom || edit.data.length < 20) throw documentFailure('CORRUPT', 'no edit record')
    documentId ||= edit.data.readUInt32LE(16)
    addDirectory(offsets, recordAt(stream, edit.data.readUInt32LE(12)))
    at = edit.data.readUInt32LE(8)
  }
  return { offsets, documentId }
}

/** A directory is a list of runs: first identifier and count in one number, then that many places. */
function addDirectory(offsets: Map<number, number>, directory: PptRecord | undefined): void {
  if (directory?.type !== kind.persistDirectoryAtom) return
  const { data } = directory
  for (let at = 0; at + 4 <= data.length; ) {
    const run = data.readUInt32LE(at)
    const first = run & 0xfffff
    at += 4
    for (let index = 0; index < run >>> 20 && at + 4 <= data.length; index += 1, at += 4) {
      if (!offsets.has(first + index)) offsets.set(first + index, data.readUInt32LE(at))
    }
  }
}

function listSlides(document: PptRecord, instance: number): ListedSlide[] {
  const slides: ListedSlide[] = []
  for (const list of recordsIn(document.data)) {
    if (list.type !== kind.slideListWithText || list.instance !== instance) continue
    for (const record of recordsIn(list.data)) {
      const slide = slides.at(-1)
      const text = textOf(record)
      if (record.type === kind.slidePersistAtom && record.data.length >= 16) {
        slides.push({ persistId: record.data.readUInt32LE(0), slideId: record.data.readUInt32LE(12), outline: [] })
      } else if (record.type === kind.textHeaderAtom) {
        slide?.outline.push('')
      } else if (slide && text !== undefined) {
        slide.outline[Math.max(0, slide.outline.length - 1)] = text
      }
    }
  }
  return slides
}

/** The text of each shape, in drawing order. Outline texts that no shape refers to come first. */
function readShapes(slide: PptRecord, outline: string[]): { text: string; isTitle: boolean }[] {
  const texts: { text: string; isTitle: boolean }[] = []
  const unused = new Map(outline.entries())
  for (const shape of recordsOfType(slide.data, kind.shape)) {
    const placeholder = [...recordsOfType(shape.data, kind.placeholderAtom)][0]?.data[4] ?? 0
    for (const box of recordsOfType(shape.data, kind.clientTextbox)) {
      for (const record of recordsIn(box.data)) {
        const reference =
          record.type === kind.outlineTextRefAtom && record.data.length >= 4 ? record.data.readUInt32LE(0) : -1
        const text = textOf(record) ?? outline[reference]
        unused.delete(reference)
        if (text && !furniture.has(placeholder)) texts.push({ text, isTitle: titles.has(placeholder) })
      }
    }
  }
  return [...[...unused.values()].map((text) => ({ text, isTitle: false })), ...texts]
}

function notesIdOf(slide: PptRecord): number {
  for (const { type, data } of recordsIn(slide.data)) {
    if (type === kind.slideAtom && data.length >= 20) return data.readUInt32LE(16)
  }
  return 0
}

/** Text is stored as UTF-16, or as its low bytes alone. Both kinds of break inside it are line breaks. */
function textOf({ type, data }: PptRecord): string | undefined {
  if (type === kind.textCharsAtom) return data.toString('utf16le')
  if (type === kind.textBytesAtom) return data.toString('latin1')
  return undefined
}
