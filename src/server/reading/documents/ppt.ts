import type CFB from 'cfb'
import { LeftOutCounter } from '../left-out.ts'
import { documentFailure } from './failure.ts'
import type { Found } from './found.ts'
import { pptLine } from './ppt-letters.ts'
import { type PptRecord, recordAt, recordsIn, recordsOfType } from './ppt-records.ts'
import type { ReadingChoices } from './reading-choices.ts'
import { findStream } from './sniff.ts'
import { readSummaryTitle } from './summary-title.ts'
import { TextCollector } from './text-collector.ts'

/** Record types, by their names in [MS-PPT] 2.13.24 and [MS-ODRAW]. */
const kind = {
  slideAtom: 0x03ef,
  slideShowAtom: 0x03f9,
  slidePersistAtom: 0x03f3,
  placeholderAtom: 0x0bc3,
  outlineTextRefAtom: 0x0f9e,
  textHeaderAtom: 0x0f9f,
  textCharsAtom: 0x0fa0,
  textStyleAtom: 0x0fa1,
  textBytesAtom: 0x0fa8,
  slideListWithText: 0x0ff0,
  userEditAtom: 0x0ff5,
  persistDirectoryAtom: 0x1772,
  shape: 0xf004,
  shapeOptions: 0xf00b,
  clientTextbox: 0xf00d,
} as const

const slideList = 0
const notesList = 2
const encryptedToken = 0xf3d1c4df
/** Date, slide number, footer and header; the slide's picture on a notes page has no text. */
const furniture = new Set([0x07, 0x08, 0x09, 0x0a])
const titles = new Set([0x0d, 0x0f])
/** Bit of a slide's show settings ([MS-PPT] 2.6.6), in their eleventh byte. */
const hiddenSlide = 0x04
/** Property of a shape and the bits that say that it is hidden ([MS-ODRAW] 2.3.4.44). */
const groupShapeProperty = 0x03bf
const hiddenShape = 0x00020002

interface ListedSlide {
  persistId: number
  slideId: number
  /** Title and body as the outline view shows them; the slide's shapes refer to them by number. */
  outline: StyledText[]
}

interface StyledText {
  text: string
  style: Buffer | undefined
}

/**
 * Reads a PowerPoint 97 to 2003 presentation: its visible slides in order, with speaker notes on request.
 * @throws AppError PASSWORD_PROTECTED | CORRUPT
 */
export function readPpt(container: CFB.CFB$Container, choices: ReadingChoices = {}): Found {
  const stream = findStream(container, 'PowerPoint Document')
  const currentUser = findStream(container, 'Current User')
  if (!stream || !currentUser || currentUser.length < 20) throw documentFailure('CORRUPT', 'no current user')
  if (currentUser.readUInt32LE(12) === encryptedToken) throw documentFailure('PASSWORD_PROTECTED')

  const { offsets, documentId } = readPersistDirectory(stream, currentUser.readUInt32LE(16))
  const objectOf = (persistId: number) => recordAt(stream, offsets.get(persistId) ?? -1)
  const document = objectOf(documentId)
  if (!document) throw documentFailure('CORRUPT', 'no document record')

  const collector = new TextCollector()
  const { leftOut } = collector
  const notes = new Map(listSlides(document, notesList).map((each) => [each.slideId, each]))
  let heading: string | undefined
  for (const listed of listSlides(document, slideList)) {
    const slide = objectOf(listed.persistId)
    if (slide && isHidden(slide)) {
      leftOut.count('hiddenSlides')
      continue
    }
    const texts = readShapes(slide, listed.outline, leftOut)
    heading ??= texts.find((each) => each.isTitle)?.text
    for (const { text } of texts) collector.add(text)

    const page = notes.get(slide ? notesIdOf(slide) : 0)
    const notesPage = page && objectOf(page.persistId)
    if (notesPage) {
      const spoken = readShapes(notesPage, page.outline, new LeftOutCounter())
      if (choices.speakerNotes) for (const { text } of spoken) collector.add(text)
      else if (spoken.some(({ text }) => text.trim() !== '')) leftOut.count('speakerNotes')
    }
    if (collector.isFull) break
  }
  return { ...collector.found(), heading, metadataTitle: readSummaryTitle(container) }
}

function isHidden(slide: PptRecord): boolean {
  const [settings] = recordsOfType(slide.data, kind.slideShowAtom)
  return ((settings?.data[10] ?? 0) & hiddenSlide) !== 0
}

/**
 * The current offset of each object. Every save appends an edit with only the moved objects; following edits from the
 * newest back, an object's first entry counts.
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
        slide?.outline.push({ text: '', style: undefined })
      } else if (slide && text !== undefined) {
        slide.outline[Math.max(0, slide.outline.length - 1)] = { text, style: undefined }
      } else if (record.type === kind.textStyleAtom) {
        const last = slide?.outline.at(-1)
        if (last) last.style = record.data
      }
    }
  }
  return slides
}

/** The text of each shape, in drawing order. Outline texts that no shape refers to come first. */
function readShapes(
  slide: PptRecord | undefined,
  outline: readonly StyledText[],
  leftOut: LeftOutCounter,
): { text: string; isTitle: boolean }[] {
  const texts: { text: string; isTitle: boolean }[] = []
  const unused = new Map(outline.entries())
  for (const shape of slide ? recordsOfType(slide.data, kind.shape) : []) {
    const placeholder = [...recordsOfType(shape.data, kind.placeholderAtom)][0]?.data[4] ?? 0
    for (const box of recordsOfType(shape.data, kind.clientTextbox)) {
      const { text, reference } = readBox(box, outline, leftOut)
      unused.delete(reference)
      if (text === '' || furniture.has(placeholder)) continue
      if (isShapeHidden(shape)) leftOut.count('hiddenTexts')
      else texts.push({ text, isTitle: titles.has(placeholder) })
    }
  }
  const others = [...unused.values()].map(({ text, style }) => pptLine(text, style, leftOut))
  return [...others.map((text) => ({ text, isTitle: false })), ...texts]
}

/** The text of a box, in it or in the outline, with what its style makes of it. */
function readBox(box: PptRecord, outline: readonly StyledText[], leftOut: LeftOutCounter) {
  let found: StyledText = { text: '', style: undefined }
  let reference = -1
  for (const record of recordsIn(box.data)) {
    const text = textOf(record)
    if (record.type === kind.outlineTextRefAtom && record.data.length >= 4) {
      reference = record.data.readUInt32LE(0)
      found = outline[reference] ?? found
    } else if (text !== undefined) found = { text, style: undefined }
    else if (record.type === kind.textStyleAtom) found = { ...found, style: record.data }
  }
  return { text: pptLine(found.text, found.style, leftOut), reference }
}

function isShapeHidden(shape: PptRecord): boolean {
  for (const { data, instance } of recordsOfType(shape.data, kind.shapeOptions)) {
    for (let at = 0; at + 6 <= data.length && at < instance * 6; at += 6) {
      const isGroup = (data.readUInt16LE(at) & 0x3fff) === groupShapeProperty
      if (isGroup && (data.readUInt32LE(at + 2) & hiddenShape) === hiddenShape) return true
    }
  }
  return false
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
