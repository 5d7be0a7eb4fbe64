import type { DrawingEnv } from '#shared/drawing/surface/canvas-2d'
import { type EditorState, type Preview, sceneOf } from '../store/editor-state.ts'
import { cachedCanvas, type Surface } from './cached-canvas.ts'
import { createDragCanvas } from './drag-canvas.ts'
import { drawLayers, type LiftedLayers, liftLayers, type Sheet } from './lifted-layers.ts'
import { createMarksCanvas } from './marks-canvas.ts'
import { drawPageMarks, type PageTheme } from './overlay-page.ts'
import { pictureCanvas } from './picture-canvas.ts'
import { sameItems } from './same-items.ts'
import { createSnapLineMarks } from './snap-line-marks.ts'
import { contextOf, translatedCanvas } from './translated-canvas.ts'

/**
 * Draws the editor's state on its canvases, each only when something it shows has changed: view-sized canvases rarely
 * (cached-canvas.ts), moving content on canvases no larger than the content (translated-canvas.ts). During a gesture
 * the dragged layers have their own canvas (lifted-layers.ts); layers that only move are not redrawn at all.
 */
export interface Renderer {
  draw(state: EditorState): void
  /** Pictures or fonts have loaded, so the same state now draws differently. */
  invalidate(): void
}

/** In stacking order, lowest first. */
export interface Surfaces {
  /** The page, while no gesture splits it up. */
  readonly content: HTMLCanvasElement
  /** During a gesture: the layers below the dragged ones. */
  readonly below: HTMLCanvasElement
  /** The dragged layers during a gesture. */
  readonly dragged: HTMLCanvasElement
  /** The layers above them. */
  readonly above: HTMLCanvasElement
  /** The page's edge, grid and guides: separate, since no gesture changes them. */
  readonly page: HTMLCanvasElement
  readonly snapLines: HTMLElement
  /** Selection and handles. */
  readonly marks: HTMLCanvasElement
}

export interface RendererEnv {
  image: DrawingEnv['image']
  /** Device pixels per CSS pixel. */
  pixelRatio(): number
  theme(): PageTheme
}

export function createRenderer(surfaces: Surfaces, env: RendererEnv): Renderer {
  const content = contextOf(surfaces.content)
  const below = cachedCanvas(surfaces.below)
  const dragged = createDragCanvas(translatedCanvas(surfaces.dragged))
  const above = cachedCanvas(surfaces.above)
  const page = cachedCanvas(surfaces.page, { isClipped: false })
  const snapLines = createSnapLineMarks(surfaces.snapLines)
  const marks = createMarksCanvas(translatedCanvas(surfaces.marks), env.image)
  let lifted: LiftedLayers | undefined
  let contentKey: readonly unknown[] = []
  let pageKey: readonly unknown[] = []
  let version = 0

  function drawContent(state: EditorState, surface: Surface): void {
    const { camera, preview, editingText } = state
    const scene = sceneOf(state)
    const gesture = preview ? [preview.ids, preview.isCopy] : [editingText?.layerId]
    const key = [scene, camera, surface.width, surface.height, version, ...gesture]
    const isSame = sameItems(key, contentKey)
    if (isSame && !preview) return
    contentKey = key
    const pixelScale = camera.zoom * surface.pixelRatio
    const sheet = { scene, camera, surface, origin, drawing: { ...drawingEnv(env.image), pixelScale } }
    if (preview) {
      if (!isSame || !lifted) lifted = lift(preview, sheet)
      dragged.draw(lifted, preview, sheet)
      return
    }
    if (lifted) putBack()
    clear(content, surface)
    drawLayers(content, sheet, scene.layers, { background: true, hidden: editingText?.layerId })
  }

  function lift(preview: Preview, sheet: Sheet): LiftedLayers {
    const apart = liftLayers(sheet, preview)
    below.draw(sheet.surface, (ctx) => drawLayers(ctx, sheet, apart.below, { background: true }))
    surfaces.content.style.visibility = 'hidden'
    if (apart.above.length > 0) above.draw(sheet.surface, (ctx) => drawLayers(ctx, sheet, apart.above))
    else above.clear()
    return apart
  }

  function putBack(): void {
    lifted = undefined
    surfaces.content.style.visibility = ''
    below.clear()
    dragged.release()
    above.clear()
  }

  function drawPage(state: EditorState, surface: Surface): void {
    const theme = env.theme()
    const { settings } = sceneOf(state)
    const key = [settings, state.camera, theme, surface.width, surface.height]
    if (sameItems(key, pageKey)) return
    pageKey = key
    page.draw(surface, (ctx) => {
      ctx.scale(surface.pixelRatio, surface.pixelRatio)
      drawPageMarks(ctx, settings, state, theme)
    })
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
      if (fitCanvas(surfaces.content, surface)) contentKey = []
      drawContent(state, surface)
      drawPage(state, surface)
      snapLines.draw(state.snapLines, state.camera)
      marks.draw(state, surface, version)
    },
    invalidate() {
      version += 1
    },
  }
}

function clear(ctx: CanvasRenderingContext2D, { width, height }: Surface): void {
  ctx.setTransform(1, 0, 0, 1, 0, 0)
  ctx.clearRect(0, 0, width, height)
}

/** Setting a canvas's size clears it, so an unchanged size is not set again. @returns whether the size changed */
function fitCanvas(canvas: HTMLCanvasElement, { width, height }: Surface): boolean {
  if (canvas.width === width && canvas.height === height) return false
  canvas.width = width
  canvas.height = height
  return true
}

/** The corner of the view. */
const origin = { x: 0, y: 0 }

/** Without the scale, which the caller sets. */
export function drawingEnv(image: DrawingEnv['image']): Omit<DrawingEnv, 'pixelScale'> {
  return { image, createPath: (d) => new Path2D(d), createCanvas: pictureCanvas }
}
