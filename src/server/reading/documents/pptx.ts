import { documentFailure } from './failure.ts'
import type { Found } from './found.ts'
import { corePart, mainPart, readRelationships } from './office.ts'
import { readProperties } from './properties.ts'
import { TextCollector } from './text-collector.ts'
import { attributeOf, walkXml, type XmlVisitor } from './xml.ts'
import type { Zip } from './zip.ts'

/** Placeholders that number, date or picture a slide, and are not what it says. */
const furniture = new Set(['sldNum', 'dt', 'hdr', 'sldImg'])
const notesFurniture = new Set([...furniture, 'ftr'])

/**
 * Reads a presentation: slides in their shown order, each with its diagrams and then its speaker notes.
 * @throws AppError CORRUPT | TOO_COMPLEX | PASSWORD_PROTECTED
 */
export function readPptx(zip: Zip): Found {
  const collector = new TextCollector()
  let heading: string | undefined

  for (const slide of listSlides(zip)) {
    const bytes = collector.isFull ? undefined : zip.read(slide)
    if (!bytes) continue
    const visitor = new SlideVisitor(collector, furniture)
    walkXml(bytes, visitor)
    heading ??= visitor.title

    for (const { type, target } of readRelationships(zip, slide)) {
      if (type !== 'diagramData' && type !== 'notesSlide') continue
      const part = collector.isFull ? undefined : zip.read(target)
      if (part) walkXml(part, new SlideVisitor(collector, notesFurniture))
    }
  }

  return {
    ...collector.found(),
    ...readProperties(zip, corePart),
    heading,
  }
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

/** Gathers the paragraphs of one slide, notes page or diagram. */
class SlideVisitor implements XmlVisitor {
  title: string | undefined
  readonly #collector: TextCollector
  readonly #omitted: Set<string>
  #placeholder = ''
  #isShape = false
  #lines: string[] = []
  #line = ''
  #cells: string[] | undefined
  #isText = false
  #skipDepth = 0

  constructor(collector: TextCollector, omitted: Set<string>) {
    this.#collector = collector
    this.#omitted = omitted
  }

  isDone(): boolean {
    return this.#collector.isFull
  }

  open(name: string, attributes: Record<string, string>): void {
    if (this.#skipDepth > 0 || name === 'Fallback') {
      this.#skipDepth += 1
      return
    }
    switch (name) {
      case 'sp':
        this.#isShape = true
        this.#placeholder = ''
        break
      case 'ph':
        if (this.#isShape) this.#placeholder = attributeOf(attributes, 'type') ?? 'body'
        break
      case 'p':
        this.#line = ''
        break
      case 't':
        this.#isText = true
        break
      case 'br':
        this.#line += '\n'
        break
      case 'tab':
        if (this.#line !== '') this.#line += '\t'
        break
      case 'tr':
        this.#cells = []
        break
    }
  }

  close(name: string): void {
    if (this.#skipDepth > 0) {
      this.#skipDepth -= 1
      return
    }
    switch (name) {
      case 't':
        this.#isText = false
        break
      case 'p':
        if (this.#line.trim() !== '') this.#lines.push(this.#line)
        break
      case 'tc':
        this.#cells?.push(this.#lines.join(' ').replaceAll('\n', ' '))
        this.#lines = []
        break
      case 'tr':
        this.#collector.add(this.#cells?.join('\t').trim() ?? '')
        this.#cells = undefined
        break
      case 'txBody':
        if (!this.#cells) this.#endBody()
        break
      // A diagram's points carry their text in an element of this one-letter name.
      case 'pt':
        this.#endBody()
        break
      case 'sp':
        this.#isShape = false
        this.#placeholder = ''
        break
    }
  }

  text(text: string): void {
    if (this.#isText && this.#skipDepth === 0) this.#line += text
  }

  #endBody(): void {
    const lines = this.#lines
    this.#lines = []
    if (this.#omitted.has(this.#placeholder)) return
    if (/^(title|ctrTitle)$/.test(this.#placeholder)) this.title ??= lines.join(' ')
    this.#collector.add(lines.join('\n'))
  }
}
