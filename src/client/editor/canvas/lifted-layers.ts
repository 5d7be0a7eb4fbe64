import { drawScene } from '#shared/drawing/canvas/draw-scene'
import type { DrawingEnv } from '#shared/drawing/surface/canvas-2d'
import type { Camera } from '#shared/scene/camera'
import type { Layer, Point, Scene } from '#shared/scene/scene'
import type { Preview } from '../store/editor-state.ts'
import { asCanvas2D } from './as-canvas-2d.ts'
import { bitmapOf, type Surface } from './cached-canvas.ts'

/**
 * A page split up for a gesture: the layers below and above the dragged ones are each drawn once, on their own canvas.
 * A step then redraws only what lies between, however many layers the page has. Never used for export.
 */
export interface LiftedLayers {
  readonly below: readonly Layer[]
  /** From the lowest to the highest dragged layer, with the bitmaps or unmoved layers between them. */
  readonly dragged: readonly Run[]
  readonly above: readonly Layer[]
}

type Run =
  | { readonly kind: 'bitmap'; readonly bitmap: ImageBitmap }
  | { readonly kind: 'still'; readonly layers: readonly Layer[] }
  /** The range of the preview's layers. */
  | { readonly kind: 'moving'; readonly from: number; readonly to: number }

/** What layers are drawn on, and with which settings. */
export interface Sheet {
  readonly scene: Scene
  readonly camera: Camera
  readonly surface: Surface
  readonly drawing: DrawingEnv
  /** The position of its corner, in device pixels of the view. */
  readonly origin: Point
}

/** Each is as large as the view: more would cost more memory than the time saved is worth. */
const maxBitmaps = 4
/** Up to this many layers draw as fast as a bitmap of them. */
const fewLayers = 4

export function liftLayers(sheet: Sheet, preview: Preview): LiftedLayers {
  const { layers } = sheet.scene
  if (preview.isCopy)
    return { below: layers, dragged: [{ kind: 'moving', from: 0, to: preview.layers.length }], above: [] }
  const isDragged = (layer: Layer) => preview.ids.has(layer.id)
  const from = layers.findIndex(isDragged)
  if (from === -1) return { below: layers, dragged: [], above: [] }
  const to = layers.findLastIndex(isDragged) + 1
  let bitmaps = 0
  const dragged = splitRuns(layers.slice(from, to), preview.ids).map((run): Run => {
    if (run.kind !== 'still' || run.layers.length <= fewLayers || bitmaps >= maxBitmaps) return run
    bitmaps += 1
    return { kind: 'bitmap', bitmap: toBitmap(sheet, run.layers) }
  })
  return { below: layers.slice(0, from), dragged, above: layers.slice(to) }
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

/** Draws the given layers of the page, on a transparent background unless the page's own is requested. */
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

/** Alternating runs of moving and unmoved layers. `layers` begins and ends with a moving one. */
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
