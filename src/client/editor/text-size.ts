import type { TextMeasure } from '#shared/drawing/canvas-2d'
import { textHeight } from '#shared/drawing/layout-text'
import { layerCorners } from '#shared/scene/geometry'
import type { Layer, TextData, TextLayer } from '#shared/scene/scene'
import { alignedFor } from '#shared/scene/text-direction'

/** What breaks the lines of a text anew when it changes. */
const breaking = ['text', 'fontFamily', 'fontSize', 'fontWeight', 'fontStyle'] as const

/** Where there is no canvas to measure with, texts keep the height they have. */
export function browserMeasure(): TextMeasure | undefined {
  if (typeof OffscreenCanvas === 'undefined') return undefined
  return (new OffscreenCanvas(1, 1).getContext('2d') as unknown as TextMeasure | null) ?? undefined
}

/**
 * The text layer with other data. Lines that no longer hold are dropped, and the height follows. Other words are no
 * sample any more, and begin at the other edge where they run the other way.
 */
export function withTextData(layer: TextLayer, change: Partial<TextData>, measure: TextMeasure | undefined): TextLayer {
  const { lines, ...rest } = { ...withWords(layer.data, change.text), ...change }
  const isBroken = breaking.some((key) => rest[key] !== layer.data[key]) && !change.lines
  const data = isBroken || !lines ? rest : { ...rest, lines }
  const isTaller = isBroken || change.lines !== undefined || rest.lineHeight !== layer.data.lineHeight
  return isTaller ? withFittingHeight({ ...layer, data }, measure) : { ...layer, data }
}

function withWords(data: TextData, text: string | undefined): TextData {
  if (text === undefined || text === data.text) return data
  const { isSample: _, ...rest } = data
  return { ...rest, textAlign: alignedFor(data, text) }
}

export function withFittingHeight(layer: TextLayer, measure: TextMeasure | undefined): TextLayer {
  return measure ? withHeight(layer, textHeight(measure, layer.data, layer.width)) : layer
}

/** Grows downwards: the upper left corner stays where it is seen, however the layer is turned. */
function withHeight<Of extends Layer>(layer: Of, height: number): Of {
  if (height === layer.height || height <= 0) return layer
  const [before] = layerCorners(layer)
  const taller = { ...layer, height }
  const [after] = layerCorners(taller)
  return { ...taller, x: layer.x + before.x - after.x, y: layer.y + before.y - after.y }
}

/** After a gesture: a text that was given another width without its font growing is as high as its new lines. */
export function settleTexts(
  before: readonly Layer[],
  after: readonly Layer[],
  measure: TextMeasure | undefined,
): readonly Layer[] {
  return after.map((layer, index) => {
    const was = before[index]
    if (layer.type !== 'text' || was?.type !== 'text' || layer.width === was.width) return layer
    return layer.data.fontSize === was.data.fontSize ? withFittingHeight(layer, measure) : layer
  })
}
