import type { PageViewport } from 'pdfjs-dist'
import type { Area } from './pdf-matrix.ts'
import type { Run } from './pdf-runs.ts'

/** The part of the library's annotations that is used here; the library itself types them `any`. */
export interface Annotation {
  subtype: string
  annotationFlags: number
  rect: number[]
  /** Tx is a text field, Ch a choice; a choice's value names its options by what they are sent as. */
  fieldType?: string
  fieldValue?: string | string[] | null
  options?: { exportValue: string; displayValue: string }[]
  password?: boolean
  contentsObj?: { str: string }
  /** Of marked text: the corners of rectangles, eight numbers each. */
  quadPoints?: ArrayLike<number> | null
}

/** Hidden, or not shown on screens (ISO 32000-1, table 165). */
const unseenFlags = 2 | 32
const defaultSize = 12
/** Of one page; no form made for people has more. */
const maxFields = 2_000

/** What was filled into a form's fields or typed on top of the page, where it is seen. */
export function fieldRuns(annotations: readonly Annotation[], viewport: PageViewport): Run[] {
  return annotations.slice(0, maxFields).flatMap((annotation) => {
    const lines = shownText(annotation)
      .split(/\r\n?|\n/)
      .filter((line) => line.trim() !== '')
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = viewport.convertToViewportRectangle(annotation.rect) as number[]
    const [left, top, bottom] = [Math.min(x1, x2), Math.min(y1, y2), Math.max(y1, y2)]
    const size = Math.min(defaultSize, (bottom - top) * 0.6) || 1
    // One line is vertically centred in its field, several start at the top.
    const firstBaseline = lines.length > 1 ? top + size : (top + bottom) / 2 + size * 0.35
    return lines.map((text, index) => ({
      text,
      left,
      right: left + Math.min(Math.abs(x2 - x1), text.length * size * 0.5),
      baseline: firstBaseline + index * size * 1.2,
      size,
    }))
  })
}

/** What was struck out with a reader's pen, in the page's own coordinates. */
export function struckAreas(annotations: readonly Annotation[]): Area[] {
  return annotations.slice(0, maxFields).flatMap(({ subtype, annotationFlags, quadPoints }) => {
    if (subtype !== 'StrikeOut' || annotationFlags & unseenFlags || !quadPoints) return []
    const numbers = Array.from(quadPoints)
    return Array.from({ length: Math.floor(numbers.length / 8) }, (_, at) => {
      const corners = numbers.slice(at * 8, at * 8 + 8)
      const xs = corners.filter((_, index) => index % 2 === 0)
      const ys = corners.filter((_, index) => index % 2 === 1)
      return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) }
    })
  })
}

function shownText(annotation: Annotation): string {
  const { subtype, fieldType, fieldValue, options = [] } = annotation
  if (annotation.annotationFlags & unseenFlags) return ''
  if (subtype === 'FreeText') return annotation.contentsObj?.str ?? ''
  if (subtype !== 'Widget' || annotation.password || !fieldValue) return ''
  if (fieldType === 'Tx') return [fieldValue].flat().join('\n')
  if (fieldType !== 'Ch') return ''
  const shown = (value: string) => options.find((option) => option.exportValue === value)?.displayValue ?? value
  return [fieldValue].flat().map(shown).join('\n')
}
