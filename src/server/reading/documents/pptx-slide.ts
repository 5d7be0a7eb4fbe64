import type { LetterForm } from '../letters/letter-line.ts'
import { LetterLine } from '../letters/letter-line.ts'
import { symbolText } from '../letters/symbol-fonts.ts'

import { OfficeMath } from './office-math.ts'
import { colourOf, fills, type SlideColour } from './slide-colours.ts'
import { type Box, type SlideGround, withSize } from './slide-ground.ts'
import { TableRow } from './table-row.ts'
import type { TextCollector } from './text-collector.ts'
import { attributeOf, type XmlVisitor } from './xml.ts'

/** Parts outside a slide that it refers to, or that depend on it. */
export interface SlideContext {
  /** Kinds of placeholders that are not read. */
  omitted: ReadonlySet<string>
  /** The charts it shows, by their relationship. */
  charts: ReadonlyMap<string, string>
  /** Undefined where no letters can be in the page's colour. */
  ground: SlideGround | undefined
}

interface Shape {
  isHidden: boolean
  /** Of a hidden one: whether anything is lost with it. */
  hasText: boolean
  placeholder: string
  isFilled: boolean
  box: Box | undefined
}

interface Run {
  form: LetterForm
  font: string | undefined
  colour: SlideColour | undefined
  /** With a line or a shadow around its letters, which shows them on any colour. */
  isOutlined: boolean
}

const shapes = new Set(['sp', 'grpSp', 'graphicFrame', 'pic', 'cxnSp'])
/** In hundredths of a point: smaller letters are unreadable. */
const minSize = 200

/** Gathers the paragraphs of one slide, notes page or diagram. */
export class SlideVisitor implements XmlVisitor {
  title: string | undefined
  isHidden = false
  /** Relationships of diagrams that are not shown. */
  readonly hiddenDiagrams = new Set<string>()
  readonly #collector: TextCollector
  readonly #context: SlideContext
  readonly #path: string[] = []
  readonly #shapes: Shape[] = []
  #lines: string[] = []
  #line = new LetterLine()
  #run = plainRun()
  #row: TableRow | undefined
  #isMerged = false
  #runDepth = 0
  #math: OfficeMath | undefined
  #skipDepth = 0

  constructor(collector: TextCollector, context: SlideContext) {
    this.#collector = collector
    this.#context = context
  }

  isDone(): boolean {
    return this.#collector.isFull
  }

  open(name: string, attributes: Record<string, string>): void {
    if (name === 'sld' && /^(?:0|false)$/.test(attributes.show ?? '')) this.isHidden = true
    if (this.#skipDepth > 0 || name === 'Fallback' || this.isHidden) {
      this.#skipDepth += 1
      return
    }
    if (this.#math || name === 'oMath') {
      this.#math ??= new OfficeMath()
      this.#math.open(name, attributes)
      return
    }
    const outer = this.#path.at(-1) ?? ''
    this.#path.push(name)
    if (name === 'rPr') this.#runDepth += 1
    if (shapes.has(name)) this.#shapes.push(newShape())
    else if (name === 'rPr' || this.#runDepth > 0) this.#openRunProperty(name, attributes, outer)
    else this.#openShapeProperty(name, attributes, outer)
    this.#openText(name, attributes)
  }

  close(name: string): void {
    if (this.#skipDepth > 0) {
      this.#skipDepth -= 1
      return
    }
    if (this.#math) {
      if (this.#math.close()) {
        this.#add(this.#math.toText(), 'formula')
        this.#math = undefined
      }
      return
    }
    this.#path.pop()
    switch (name) {
      case 'rPr':
        this.#runDepth -= 1
        break
      case 'p':
        this.#endParagraph()
        break
      case 'tc':
        if (!this.#isMerged) this.#row?.add(this.#lines.join(' '))
        this.#isMerged = false
        this.#lines = []
        break
      case 'tr':
        for (const row of this.#row?.toParagraphs() ?? []) this.#collector.add(row)
        this.#row = undefined
        break
      case 'txBody':
        if (!this.#row) this.#endBody()
        break
      // A diagram's points carry their text in an element of this one-letter name.
      case 'pt':
        this.#endBody()
        break
      default:
        if (shapes.has(name)) this.#endShape()
    }
  }

  text(text: string): void {
    if (this.#skipDepth > 0) return
    if (this.#math) this.#math.text(text)
    else if (this.#path.at(-1) === 't') this.#add(symbolText(this.#run.font, text), this.#formOfRun())
  }

  #openText(name: string, attributes: Record<string, string>): void {
    switch (name) {
      case 'p':
        this.#line = new LetterLine()
        break
      case 'r':
      case 'fld':
        this.#run = plainRun()
        break
      case 'br':
        this.#run = plainRun()
        this.#add('\n', 'plain')
        break
      case 'tab':
        // a tab stop among the properties of a paragraph has the same name
        if (this.#path.at(-2) !== 'tabLst' && !this.#line.isEmpty) this.#add('\t', 'plain')
        break
      case 'tr':
        this.#row = new TableRow()
        break
      case 'tc':
        this.#row?.startCell()
        this.#isMerged = [attributes.hMerge, attributes.vMerge].some((value) => /^(?:1|true)$/.test(value ?? ''))
        break
      case 'chart':
        if (!this.#isInHidden())
          this.#collector.add(this.#context.charts.get(attributeOf(attributes, 'id') ?? '') ?? '')
        else this.#noteHidden()
        break
      case 'relIds':
        if (this.#isInHidden()) this.hiddenDiagrams.add(attributeOf(attributes, 'dm') ?? '')
        break
    }
  }

  #openShapeProperty(name: string, attributes: Record<string, string>, outer: string): void {
    const shape = this.#shapes.at(-1)
    if (!shape) return
    if (name === 'cNvPr') shape.isHidden = /^(?:1|true)$/.test(attributes.hidden ?? '')
    else if (name === 'ph') shape.placeholder = attributeOf(attributes, 'type') ?? 'body'
    else if (outer === 'spPr' && fills.has(name)) shape.isFilled = true
    else if (name === 'fillRef') shape.isFilled ||= Number(attributes.idx) > 0
    else if (outer === 'xfrm' && (name === 'off' || name === 'ext') && this.#shapes.length === 1) {
      shape.box = withSize(shape.box ?? null, name, attributes)
    }
  }

  #openRunProperty(name: string, attributes: Record<string, string>, outer: string): void {
    const run = this.#run
    if (name === 'rPr') run.form = formOf(attributes)
    else if (outer === 'rPr' && /^(?:ln|effectLst|effectDag|highlight)$/.test(name)) run.isOutlined = true
    else if (outer === 'rPr' && (name === 'sym' || (name === 'latin' && run.font === undefined))) {
      run.font = attributes.typeface
    } else if (outer === 'solidFill' && this.#path.at(-3) === 'rPr') run.colour = colourOf(name, attributes)
    else if (this.#path.at(-4) === 'rPr') run.colour = undefined
  }

  #formOfRun(): LetterForm {
    const { form, colour, isOutlined } = this.#run
    const shape = this.#shapes.at(-1)
    const isPlain = !this.#row && !shape?.isFilled && this.#shapes.length === 1
    if (colour && !isOutlined && isPlain && this.#context.ground?.hides(colour, shape?.box)) return 'hidden'
    return form
  }

  #add(text: string, form: LetterForm): void {
    if (!this.#isInHidden()) this.#line.add(text, form)
    else if (text.trim() !== '') this.#noteHidden()
  }

  #isInHidden(): boolean {
    return this.#shapes.some((shape) => shape.isHidden)
  }

  #noteHidden(): void {
    const shape = this.#shapes.find((each) => each.isHidden)
    if (shape) shape.hasText = true
  }

  #endParagraph(): void {
    const isShown = !this.#isMerged && !this.#context.omitted.has(this.#shapes.at(-1)?.placeholder ?? '')
    const text = isShown ? this.#line.toText(this.#collector.leftOut) : ''
    if (text.trim() !== '') this.#lines.push(text)
    this.#line = new LetterLine()
  }

  #endBody(): void {
    const lines = this.#lines
    this.#lines = []
    if (/^(title|ctrTitle)$/.test(this.#shapes.at(-1)?.placeholder ?? '')) this.title ??= lines.join(' ') || undefined
    this.#collector.add(lines.join('\n'))
  }

  #endShape(): void {
    const shape = this.#shapes.pop()
    if (shape?.isHidden && shape.hasText) this.#collector.leftOut.count('hiddenTexts')
  }
}

function newShape(): Shape {
  return { isHidden: false, hasText: false, placeholder: '', isFilled: false, box: undefined }
}

function plainRun(): Run {
  return { form: 'plain', font: undefined, colour: undefined, isOutlined: false }
}

/** In older files shares have no sign: 30000 is 30 %. */
function formOf(attributes: Record<string, string>): LetterForm {
  const { strike = 'noStrike', baseline = '0', sz } = attributes
  if (sz !== undefined && Number(sz) < minSize) return 'hidden'
  if (strike !== 'noStrike') return 'struck'
  const lift = Number.parseFloat(baseline) || 0
  return lift > 0 ? 'raised' : lift < 0 ? 'lowered' : 'plain'
}
