import { firstBaseline, linesOf, writeWords } from '#client/editor/text-field'
import { fontOf, forgetLayouts, layoutText } from '#shared/drawing/text/layout-text'
import { includedFamilies } from '#shared/fonts/included-fonts'
import type { TextData } from '#shared/scene/scene'
import { defaultText } from '#shared/scene/text-layer'

/** What bench/text-overlay.mjs plays in a browser: a text in the field that it is typed in, and as it is drawn. */

const sizes = [12, 16, 24, 36, 48, 72]
const text = 'The waiting time fell from 61 days to 19, “in one year”, says the office: AVATAR, Toll, fjord & Ärger.'

export interface Difference {
  family: string
  size: number
  /** CSS pixels, of the worst line. */
  baseline: number
  left: number
  sameLines: boolean
}

/** @param fonts data addresses by family */
async function compareAll(fonts: Record<string, string>): Promise<Difference[]> {
  for (const family of includedFamilies) {
    document.fonts.add(await new FontFace(family.cssName, `url(${fonts[family.name]})`, { weight: '400' }).load())
  }
  forgetLayouts()
  return includedFamilies.flatMap(({ name }) => sizes.map((size) => compare(name, size)))
}

function compare(fontFamily: string, fontSize: number): Difference {
  const data: TextData = { ...defaultText, fontFamily, fontSize, text, textAlign: 'right', lineHeight: 1.3 }
  const width = Math.round(fontSize * 14)
  const field = document.createElement('div')
  field.style.cssText = 'position:absolute;left:0;top:0;margin:0;white-space:pre-wrap;overflow-wrap:break-word'
  Object.assign(field.style, {
    font: fontOf(data),
    lineHeight: String(data.lineHeight),
    width: `${width}px`,
    textAlign: 'right',
  })
  document.body.append(field)
  const first = firstBaseline(field)
  writeWords(field, { text, runs: [] }, () => '')
  const typed = linesOf(field)
  const shown = shownLines(field, typed, first)
  field.remove()

  const ctx = document.createElement('canvas').getContext('2d')
  if (!ctx) throw new Error('This browser has no 2D canvas.')
  const { lines } = layoutText(ctx, data, width)
  const worst = (part: 'baseline' | 'left') =>
    Math.max(...shown.map((line, index) => Math.abs(line[part] - drawn(lines[index], part))))
  return {
    family: fontFamily,
    size: fontSize,
    baseline: worst('baseline'),
    left: worst('left'),
    sameLines: lines.map((line) => line.text).join('|') === typed.join('|'),
  }
}

function drawn(line: { x: number; baseline: number } | undefined, part: 'baseline' | 'left'): number {
  return line ? (part === 'left' ? line.x : line.baseline) : Number.POSITIVE_INFINITY
}

/** Where the browser set each line; the first one's baseline is that of the empty field, as the overlay takes it. */
function shownLines(field: HTMLElement, lines: readonly string[], first: number): { baseline: number; left: number }[] {
  let from = 0
  const boxes = lines.map((line) => {
    const start = text.indexOf(line, from)
    from = start + line.length
    const range = document.createRange()
    range.setStart(field.firstChild as Text, start)
    range.setEnd(field.firstChild as Text, start + 1)
    return range.getBoundingClientRect()
  })
  return boxes.map(({ top, left }) => ({ baseline: first + top - (boxes[0]?.top ?? 0), left }))
}

Object.assign(globalThis, { compareAll })
