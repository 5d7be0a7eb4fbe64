import type { Layer } from '#shared/scene/scene'
import { withoutEnd } from '#shared/text/end-of'
import { drawingOf } from '../canvas/layer-drawings.ts'
import type { TextMeasure } from '../surface/canvas-2d.ts'
import type { PdfDrawingStep, WordsStep } from './pdf-canvas.ts'

/**
 * The words of each line in reading order. They were drawn from left to right, which is not the reading order of
 * right-to-left text.
 */
export function asRead(steps: readonly PdfDrawingStep[], layer: Layer, measure: TextMeasure): PdfDrawingStep[] {
  const lines = drawingOf(layer).lines(measure, layer)
  const all: PdfDrawingStep[] = []
  let line: WordsStep[] = []
  const endLine = () => {
    const texts = lines.filter(({ baseline }) => baseline === line[0]?.baseline).map(({ text }) => text)
    const places = placesIn(texts.join('\n'), line)
    all.push(...line.toSorted((one, other) => (places.get(one) ?? -1) - (places.get(other) ?? -1)))
    line = []
  }
  for (const step of steps) {
    if (typeof step === 'string' || step.kind !== 'words') {
      endLine()
      all.push(step)
      continue
    }
    if (line[0] && line[0].baseline !== step.baseline) endLine()
    line.push(step)
  }
  endLine()
  return all
}

/** Positions of the words in their line, the longest first, so that a part of a word is not mistaken for another. */
function placesIn(line: string, words: readonly WordsStep[]): ReadonlyMap<WordsStep, number> {
  const places = new Map<WordsStep, number>()
  let left = line
  for (const each of words.toSorted((one, other) => other.text.length - one.text.length)) {
    // letters stay joined by them where their look changes between them
    const text = withoutEnd(each.text.replace(/^\u200d+/, ''), /\u200d/)
    const place = left.indexOf(text)
    if (text === '' || place < 0) continue
    places.set(each, place)
    left = left.slice(0, place) + taken.repeat(text.length) + left.slice(place + text.length)
  }
  return places
}

/** No character of a text. */
const taken = '\u0000'
