import type { TextLayer } from '#shared/scene/scene'
import { hasWholeWords, type Measure } from './fit-text.ts'

/** Times the layer's width: a narrower column would leave its place half empty. */
const narrowest = 0.6

/**
 * A text in as narrow a box as takes no line more, so that its lines are alike and no single word is left for the last
 * one. The box stays at the edge, or about the middle, that its lines are set to.
 */
export function balanceLines(layer: TextLayer, measure: Measure): TextLayer {
  const { data, width, height } = layer
  const holds = (each: number) => measure(data, each) <= height && hasWholeWords(data, each, measure)
  const isOneLine = height < data.fontSize * data.lineHeight * 1.5
  if (isOneLine || !holds(width)) return layer
  let [tooNarrow, wideEnough] = [Math.floor(width * narrowest), width]
  while (wideEnough - tooNarrow > 4) {
    const middle = Math.round((tooNarrow + wideEnough) / 2)
    if (holds(middle)) wideEnough = middle
    else tooNarrow = middle
  }
  const free = width - wideEnough
  const shift = { left: 0, center: free / 2, right: free }[data.textAlign]
  return { ...layer, x: layer.x + shift, width: wideEnough }
}
