import type { DrawingEnv } from '#shared/drawing/canvas-2d'
import { drawScene } from '#shared/drawing/draw-scene'
import type { Box } from '#shared/scene/scene'
import { joinBoxes, markedBoxes, onDevice, paintedBox } from './damage.ts'
import { type EditorState, sceneOf } from './editor-state.ts'
import { applyCamera, asCanvas2D, type Bake, bakeLayers, drawBake, type Surface } from './layer-bake.ts'
import { drawOverlay } from './overlay.ts'
import { drawPageMarks, type PageTheme } from './overlay-page.ts'
import { pictureCanvas } from './picture-canvas.ts'

/**
 * Draws a state of the editor on its three canvases. Each draws only when something that it shows has changed; during a
 * gesture the content canvas is put together from bitmaps (layer-bake.ts).
 */
export interface Renderer {
  draw(state: EditorState): void
  /** Pictures or fonts have come: what is drawn from the same state looks different now. */
  invalidate(): void
}

/** They lie on each other in this order. */
export interface Surfaces {
  readonly content: HTMLCanvasElement
  /** The page's edge, its grid and guides: apart, since no gesture changes them. */
  readonly page: HTMLCanvasElement
  /** Selection, handles, snap lines. */
  readonly overlay: HTMLCanvasElement
}

export interface RendererEnv {
  image: DrawingEnv['image']
  /** Device pixels per CSS pixel. */
  pixelRatio(): number
  theme(): PageTheme
}

export function createRenderer({ content, page, overlay }: Surfaces, env: RendererEnv): Renderer {
  const ctx = contextOf(content)
  const pageCtx = contextOf(page)
  const overlayCtx = contextOf(overlay)
  let bake: Bake | undefined
  /** Where the last step of a gesture left the layers in hand; undefined when all is to be drawn. */
  let painted: Box | undefined
  /** What the overlay shows now; undefined when that may be anywhere. */
  let marked: readonly Box[] | undefined = []
  let contentKey: readonly unknown[] = []
  let pageKey: readonly unknown[] = []
  let overlayKey: readonly unknown[] = []
  let version = 0

  function drawContent(state: EditorState, surface: Surface): void {
    const { preview, camera } = state
    const scene = sceneOf(state)
    const drawing: DrawingEnv = { ...drawingEnv(env.image), pixelScale: camera.zoom * surface.pixelRatio }
    const key = [scene, camera, state.editingText?.layerId, preview?.layers, surface.width, surface.height, version]
    if (isSame(key, contentKey)) return
    contentKey = key

    if (preview) {
      const bakeKey = [scene, camera, preview.ids, preview.isCopy, surface.width, surface.height, version]
      if (!bake || !isSame(bake.key, bakeKey)) {
        bake = bakeLayers(bakeKey, scene, preview, camera, surface, drawing)
        painted = undefined
      }
    }
    if (preview && bake) {
      const now = paintedBox(preview.layers, camera)
      const changed = painted && now && joinBoxes(painted, now)
      painted = now
      ctx.save()
      if (changed) clipTo(ctx, onDevice(changed, surface.pixelRatio))
      clear(ctx, surface)
      drawBake(ctx, bake, scene, preview, camera, surface, drawing)
      ctx.restore()
      return
    }
    clear(ctx, surface)
    bake = undefined
    painted = undefined
    applyCamera(ctx, camera, surface)
    const hidden = state.editingText && new Set([state.editingText.layerId])
    drawScene(asCanvas2D(ctx), scene, drawing, hidden ? { hidden } : {})
  }

  function drawPage(state: EditorState, surface: Surface): void {
    const theme = env.theme()
    const { settings } = sceneOf(state)
    const key = [settings, state.camera, theme, surface.width, surface.height]
    if (isSame(key, pageKey)) return
    pageKey = key
    clear(pageCtx, surface)
    pageCtx.setTransform(surface.pixelRatio, 0, 0, surface.pixelRatio, 0, 0)
    drawPageMarks(pageCtx, settings, state, theme)
  }

  function drawMarks(state: EditorState, surface: Surface): void {
    const { camera, preview, selection, snapLines, marquee, hover, editingText, cropping } = state
    const scene = sceneOf(state)
    const shown = [scene, camera, preview, selection, snapLines, marquee, hover, editingText, cropping]
    const key = [...shown, surface.width, surface.height, version]
    if (isSame(key, overlayKey)) return
    overlayKey = key
    const next = markedBoxes(state)
    if (marked?.length === 0 && next?.length === 0) return // a canvas that is never drawn on takes no memory
    if (marked) clearBoxes(overlayCtx, marked, surface)
    else clear(overlayCtx, surface)
    marked = next
    overlayCtx.setTransform(surface.pixelRatio, 0, 0, surface.pixelRatio, 0, 0)
    drawOverlay(overlayCtx, state, env.image)
  }

  return {
    draw(state) {
      const pixelRatio = env.pixelRatio()
      const surface = {
        width: Math.round(state.viewport.width * pixelRatio),
        height: Math.round(state.viewport.height * pixelRatio),
        pixelRatio,
      }
      if (surface.width === 0 || surface.height === 0) return
      if (fitCanvas(content, surface)) contentKey = []
      if (fitCanvas(page, surface)) pageKey = []
      if (fitCanvas(overlay, surface)) {
        overlayKey = []
        marked = []
      }
      drawContent(state, surface)
      drawPage(state, surface)
      drawMarks(state, surface)
    },
    invalidate() {
      version += 1
    },
  }
}

/** Without the scale, which the place that draws knows. */
export function drawingEnv(image: DrawingEnv['image']): Omit<DrawingEnv, 'pixelScale'> {
  return { image, createPath: (d) => new Path2D(d), createCanvas: pictureCanvas }
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const ctx = canvas.getContext('2d')
  if (!ctx) throw new Error('This browser has no 2D canvas.')
  return ctx
}

function clearBoxes(ctx: CanvasRenderingContext2D, boxes: readonly Box[], { pixelRatio }: Surface): void {
  ctx.setTransform(1, 0, 0, 1, 0, 0)
  for (const box of boxes) {
    const { x, y, width, height } = onDevice(box, pixelRatio)
    ctx.clearRect(x, y, width, height)
  }
}

function clipTo(ctx: CanvasRenderingContext2D, { x, y, width, height }: Box): void {
  ctx.setTransform(1, 0, 0, 1, 0, 0)
  ctx.beginPath()
  ctx.rect(x, y, width, height)
  ctx.clip()
}

/** Setting a canvas's size clears it, so that is left alone where nothing changed. */
function fitCanvas(canvas: HTMLCanvasElement, { width, height }: Surface): boolean {
  if (canvas.width === width && canvas.height === height) return false
  canvas.width = width
  canvas.height = height
  return true
}

function clear(ctx: CanvasRenderingContext2D, { width, height }: Surface): void {
  ctx.setTransform(1, 0, 0, 1, 0, 0)
  ctx.clearRect(0, 0, width, height)
}

function isSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((value, index) => Object.is(value, b[index]))
}
