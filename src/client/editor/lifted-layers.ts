import { drawScene } from '#shared/drawing/canvas/draw-scene'
import type { DrawingEnv } from '#shared/drawing/surface/canvas-2d'
import type { Camera } from '#shared/scene/camera'
import type { Layer, Point, Scene } from '#shared/scene/scene'
import { asCanvas2D } from './as-canvas-2d.ts'
import { bitmapOf, type Surface } from './cached-canvas.ts'
import type { Preview } from './editor-state.ts'

/**
 * A page taken apart for a gesture: what lies below the layers in hand and what lies above them is drawn once, each on a
 * canvas of its own, so that a step draws only what is between, however many layers there are. Never used for export.
 */
export interface LiftedLayers {
  readonly below: readonly Layer[]
  /** From the lowest layer in hand to the highest, with the bitmaps or layers that stand still between them. */
  readonly hand: readonly Run[]
  readonly above: readonly Layer[]
}

type Run =
  | { readonly kind: 'bitmap'; readonly bitmap: ImageBitmap }
  | { readonly kind: 'still'; readonly layers: readonly Layer[] }
  /** From and to which of the preview's layers. */
  | { readonly kind: 'moving'; readonly from: number; readonly to: number }

/** What layers are drawn on, and how. */
export interface Sheet {
  readonly scene: Scene
  readonly camera: Camera
  readonly surface: Surface
  readonly drawing: DrawingEnv
  /** Where its corner lies, in device pixels of the view. */
  readonly origin: Point
}

/** Each is as large as the view: more of them would cost more memory than the time they save is worth. */
const maxBitmaps = 4
/** Up to so many layers are drawn as fast as a bitmap of them would be. */
const fewLayers = 4

export function liftLayers(sheet: Sheet, preview: Preview): LiftedLayers {
  const { layers } = sheet.scene
  if (preview.isCopy)
    return { below: layers, hand: [{ kind: 'moving', from: 0, to: preview.layers.length }], above: [] }
  const isInHand = (layer: Layer) => preview.ids.has(layer.id)
  const from = layers.findIndex(isInHand)
  if (from === -1) return { below: layers, hand: [], above: [] }
  const to = layers.findLastIndex(isInHand) + 1
  let bitmaps = 0
  const hand = splitRuns(layers.slice(from, to), preview.ids).map((run): Run => {
    if (run.kind !== 'still' || run.layers.length <= fewLayers || bitmaps >= maxBitmaps) return run
    bitmaps += 1
    return { kind: 'bitmap', bitmap: toBitmap(sheet, run.layers) }
  })
  return { below: layers.slice(0, from), hand, above: layers.slice(to) }
}

export function drawDragged(
  ctx: CanvasRenderingContext2D,
  runs: readonly Run[],
  dragged: readonly Layer[],
  sheet: Sheet,
): void {
  for (const run of runs) {
    if (run.kind === 'bitmap') {
      ctx.setTransform(1, 0, 0, 1, -sheet.origin.x, -sheet.origin.y)
      ctx.drawImage(run.bitmap, 0, 0)
    } else drawLayers(ctx, sheet, run.kind === 'still' ? run.layers : dragged.slice(run.from, run.to))
  }
}

/** Of the page's layers those that are given, on a clear ground unless the page's own is asked for. */
export function drawLayers(
  ctx: CanvasRenderingContext2D,
  { scene, camera, surface, drawing, origin }: Sheet,
  layers: readonly Layer[],
  { background = false, hidden }: { background?: boolean; hidden?: string | undefined } = {},
): void {
  const { pixelRatio } = surface
  const scale = camera.zoom * pixelRatio
  ctx.setTransform(scale, 0, 0, scale, camera.x * pixelRatio - origin.x, camera.y * pixelRatio - origin.y)
  const options = { layers, background, ...(hidden !== undefined && { hidden: new Set([hidden]) }) }
  drawScene(asCanvas2D(ctx), scene, drawing, options)
}

/** Runs of moving and of still layers in turn. `layers` begins and ends with a moving one. */
function splitRuns(layers: readonly Layer[], ids: ReadonlySet<string>): Run[] {
  const runs: Run[] = []
  let moved = 0
  for (let at = 0; at < layers.length; ) {
    const isMoving = ids.has(layers[at]?.id ?? '')
    const end = layers.findIndex((layer, index) => index > at && ids.has(layer.id) !== isMoving)
    const next = end === -1 ? layers.length : end
    runs.push(
      isMoving
        ? { kind: 'moving', from: moved, to: moved + next - at }
        : { kind: 'still', layers: layers.slice(at, next) },
    )
    if (isMoving) moved += next - at
    at = next
  }
  return runs
}

function toBitmap(sheet: Sheet, layers: readonly Layer[]): ImageBitmap {
  // a bitmap, since a canvas would be copied each time it is drawn
  return bitmapOf(sheet.surface.width, sheet.surface.height, (ctx) => drawLayers(ctx, sheet, layers))
}
