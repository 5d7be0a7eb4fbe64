import { documentFailure } from './failure.ts'
import type { Found } from './found.ts'
import { corePart, countElements, mainPart, type Relationship, readRelationships } from './office.ts'
import { SlideVisitor } from './pptx-slide.ts'
import { readProperties } from './properties.ts'
import type { ReadingChoices } from './reading-choices.ts'
import { type KnownLayers, SlideGround } from './slide-ground.ts'
import { TextCollector } from './text-collector.ts'
import { walkXml } from './xml.ts'
import type { Zip } from './zip.ts'

/** Placeholders for slide numbers, dates and pictures, which are not content. */
const furniture = new Set(['sldNum', 'dt', 'hdr', 'sldImg'])
const notesFurniture = new Set([...furniture, 'ftr'])

/**
 * Reads a presentation: its visible slides in order, with their charts and diagrams and, on request, speaker notes.
 * @throws AppError CORRUPT | TOO_COMPLEX | PASSWORD_PROTECTED
 */
export async function readPptx(zip: Zip, choices: ReadingChoices = {}): Promise<Found> {
  const collector = new TextCollector()
  const known: KnownLayers = new Map()
  let heading: string | undefined
  for (const slide of listSlides(zip)) {
    if (collector.isFull) break
    const title = await readSlide(zip, slide, collector, known, choices)
    heading ??= title
  }
  return {
    ...collector.found(),
    ...readProperties(zip, corePart),
    heading,
  }
}

/** @returns the slide's title */
async function readSlide(
  zip: Zip,
  slide: string,
  collector: TextCollector,
  known: KnownLayers,
  choices: ReadingChoices,
): Promise<string | undefined> {
  const bytes = zip.read(slide)
  if (!bytes) return undefined
  const related = readRelationships(zip, slide)
  const charts = await readChartsOf(zip, related)
  const visitor = new SlideVisitor(collector, {
    omitted: furniture,
    charts,
    ground: new SlideGround(zip, slide, known),
  })
  walkXml(bytes, visitor)
  if (visitor.isHidden) {
    collector.leftOut.count('hiddenSlides')
    return undefined
  }
  for (const { id, type, target } of related) {
    if (collector.isFull) break
    if (type === 'diagramData' && !visitor.hiddenDiagrams.has(id)) readPart(zip, target, collector)
    else if (type === 'notesSlide') readNotes(zip, target, collector, choices)
    else if (/^comments?$/.test(type)) collector.leftOut.count('comments', countElements(zip, target, 'cm'))
  }
  return visitor.title
}

function readPart(zip: Zip, part: string, collector: TextCollector): void {
  const bytes = zip.read(part)
  if (bytes)
    walkXml(bytes, new SlideVisitor(collector, { omitted: notesFurniture, charts: new Map(), ground: undefined }))
}

function readNotes(zip: Zip, part: string, collector: TextCollector, choices: ReadingChoices): void {
  if (choices.speakerNotes) {
    readPart(zip, part, collector)
    return
  }
  const notes = new TextCollector()
  readPart(zip, part, notes)
  if (!notes.isEmpty) collector.leftOut.count('speakerNotes')
}

/** What reads charts is loaded only for the few presentations that have any. */
async function readChartsOf(zip: Zip, related: readonly Relationship[]): Promise<Map<string, string>> {
  if (!related.some(({ type }) => /^chart(?:Ex)?$/.test(type))) return new Map()
  return (await import('./drawing-charts.ts')).readCharts(zip, related)
}

function listSlides(zip: Zip): string[] {
  const part = mainPart(zip, 'ppt/presentation.xml')
  const presentation = zip.read(part)
  if (!presentation) throw documentFailure('CORRUPT', 'no presentation part')

  const targets = new Map(readRelationships(zip, part).map(({ id, target }) => [id, target]))
  const slides: string[] = []
  walkXml(presentation, {
    open(name, attributes) {
      if (name !== 'sldId') return
      // The element's own `id` is a number of another kind; the relationship is the prefixed one.
      const prefixed = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1]
      const target = targets.get(prefixed ?? '')
      if (target) slides.push(target)
    },
  })
  return slides
}
