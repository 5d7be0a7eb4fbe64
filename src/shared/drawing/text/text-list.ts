import type { TextData } from '#shared/scene/scene'
import { directionOf } from '#shared/scene/text-direction'
import { letterSpacingOf, type MeasureIn, type TextPiece } from './text-pieces.ts'

/** The markers of a list's items, and the indent of its lines. */
export interface ListMarks {
  readonly indent: number
  /** Beside a line that goes from `left` to `right`; nothing for a blank paragraph. */
  readonly markOf: (paragraph: number, left: number, right: number) => TextPiece | undefined
}

/** Times the font size, between a mark and its line. */
const gaps = { bullets: 0.5, numbers: 0.4 } as const

export function listMarks(data: TextData, measure: MeasureIn): ListMarks {
  const { list = 'bullets', fontSize, fontFamily, fontWeight, fontStyle } = data
  const font = { fontFamily, fontSize, fontWeight, fontStyle, text: data.text }
  const labels = labelsOf(data.text, list)
  const gap = gaps[list] * fontSize
  const widest = Math.max(0, ...new Set(labels.map((label) => measure(label, font))))
  const direction = directionOf(data.text)

  return {
    indent: widest + gap,
    markOf(paragraph, left, right) {
      const text = labels[paragraph]
      if (!text) return undefined
      const width = measure(text, font)
      const x = direction === 'ltr' ? left - gap - width : right + gap
      return { text, x, width, font, letterSpacing: letterSpacingOf(data), color: data.color, direction }
    },
  }
}

/** One label per paragraph; blank paragraphs have none and are not counted. */
function labelsOf(text: string, list: 'bullets' | 'numbers'): string[] {
  let count = 0
  return text.split(/\r\n?|\n/).map((paragraph) => {
    if (paragraph.trim() === '') return ''
    count += 1
    return list === 'bullets' ? '•' : `${count}.`
  })
}
