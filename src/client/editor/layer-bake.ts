import type { Canvas2D, DrawingEnv } from '#shared/drawing/canvas-2d'
import { drawScene } from '#shared/drawing/draw-scene'
import type { Camera } from '#shared/scene/camera'
import type { Layer, Scene } from '#shared/scene/scene'
import type { Preview } from './editor-state.ts'

/**
 * What stands still during a gesture, drawn once: everything below the layers in hand as one bitmap, everything above
 * as another, and, where the layers in hand are not neighbours, what lies between them. Each frame is then a few
 * bitmaps and the layers in hand, however many layers there are. Never used for what is exported.
 */
export interface Bake {
  /** What it was made from; it holds as long as all of it is the same. */
  readonly key: readonly unknown[]
  readonly runs: readonly Run[]
}

type Run =
  | { readonly kind: 'bitmap'; readonly bitmap: ImageBitmap }
  | { readonly kind: 'still'; readonly layers: readonly Layer[] }
  /** From and to which of the preview's layers. */
  | { readonly kind: 'moving'; readonly from: number; readonly to: number }

export interface Surface {
  /** In device pixels. */
  readonly width: number
  readonly height: number
  readonly pixelRatio: number
}

/** More would cost more memory than time: each is as large as the view. */
const mostBitmaps = 6
/** So few layers are drawn as fast as a bitmap of them. */
const fewLayers = 4

export function bakeLayers(
  key: readonly unknown[],
  scene: Scene,
  preview: Preview,
  camera: Camera,
  surface: Surface,
  env: DrawingEnv,
): Bake {
  const runs = preview.isCopy ? copyRuns(scene, preview) : splitRuns(scene.layers, preview.ids)
  let bitmaps = 0
  const baked = runs.map((run, index): Run => {
    if (run.kind !== 'still') return run
    const isOutermost = index === 0 || index === runs.length - 1
    if (!isOutermost && (run.layers.length <= fewLayers || bitmaps >= mostBitmaps - 1)) return run
    bitmaps += 1
    return { kind: 'bitmap', bitmap: toBitmap(scene, run.layers, index === 0, camera, surface, env) }
  })
  return { key, runs: baked }
}

export function drawBake(
  ctx: CanvasRenderingContext2D,
  bake: Bake,
  scene: Scene,
  preview: Preview,
  camera: Camera,
  surface: Surface,
  env: DrawingEnv,
): void {
  for (const run of bake.runs) {
    if (run.kind === 'bitmap') {
      ctx.setTransform(1, 0, 0, 1, 0, 0)
      ctx.drawImage(run.bitmap, 0, 0)
    } else {
      const layers = run.kind === 'still' ? run.layers : preview.layers.slice(run.from, run.to)
      applyCamera(ctx, camera, surface)
      drawScene(asCanvas2D(ctx), scene, env, { layers, background: false })
    }
  }
}

export function applyCamera(
  ctx: Pick<CanvasRenderingContext2D, 'setTransform'>,
  { zoom, x, y }: Camera,
  { pixelRatio }: Surface,
): void {
  ctx.setTransform(zoom * pixelRatio, 0, 0, zoom * pixelRatio, x * pixelRatio, y * pixelRatio)
}

/** The drawing's own interface is narrower than the browser's in some unions, and wider in none. */
export function asCanvas2D(ctx: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D): Canvas2D {
  return ctx as unknown as Canvas2D
}

function copyRuns(scene: Scene, preview: Preview): Run[] {
  return [
    { kind: 'still', layers: scene.layers },
    { kind: 'moving', from: 0, to: preview.layers.length },
  ]
}

/** Begins with what stands still, be it the background alone. */
function splitRuns(layers: readonly Layer[], ids: ReadonlySet<string>): Run[] {
  const runs: Run[] = []
  let still: Layer[] = []
  let moved = 0
  for (let at = 0; at < layers.length; ) {
    const from = moved
    while (at < layers.length && ids.has(layers[at]?.id ?? '')) [at, moved] = [at + 1, moved + 1]
    if (moved > from) {
      if (still.length > 0 || runs.length === 0) runs.push({ kind: 'still', layers: still })
      runs.push({ kind: 'moving', from, to: moved })
      still = []
    }
    const layer = layers[at]
    if (layer) still.push(layer)
    at += 1
  }
  if (still.length > 0) runs.push({ kind: 'still', layers: still })
  return runs
}

function toBitmap(
  scene: Scene,
  layers: readonly Layer[],
  background: boolean,
  camera: Camera,
  surface: Surface,
  env: DrawingEnv,
): ImageBitmap {
  const canvas = new OffscreenCanvas(surface.width, surface.height)
  const ctx = canvas.getContext('2d')
  if (!ctx) throw new Error('This browser has no 2D canvas.')
  applyCamera(ctx, camera, surface)
  drawScene(asCanvas2D(ctx), scene, env, { layers, background })
  return canvas.transferToImageBitmap() // drawn without a copy, which a canvas would be copied for each time
}
