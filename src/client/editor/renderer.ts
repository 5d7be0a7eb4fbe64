import type { DrawingEnv } from '#shared/drawing/surface/canvas-2d'
import { cachedCanvas, type Surface } from './cached-canvas.ts'
import { createDragCanvas } from './drag-canvas.ts'
import { type EditorState, type Preview, sceneOf } from './editor-state.ts'
import { drawLayers, type LiftedLayers, liftLayers, type Sheet } from './lifted-layers.ts'
import { createMarksCanvas } from './marks-canvas.ts'
import { drawPageMarks, type PageTheme } from './overlay-page.ts'
import { pictureCanvas } from './picture-canvas.ts'
import { sameItems } from './same-items.ts'
import { createSnapLineMarks } from './snap-line-marks.ts'
import { contextOf, translatedCanvas } from './translated-canvas.ts'

/**
 * Draws a state of the editor on its canvases. Each is drawn only when something that it shows has changed: those as
 * large as the view seldom (cached-canvas.ts), those for what moves no larger than that (translated-canvas.ts). During a
 * gesture the layers in hand stand on a canvas of their own (lifted-layers.ts); what is only moved is not drawn at all.
 */
export interface Renderer {
  draw(state: EditorState): void
  /** Pictures or fonts have come: what is drawn from the same state looks different now. */
  invalidate(): void
}

/** They lie on each other in this order. */
export interface Surfaces {
  /** The page, where no gesture takes it apart. */
  readonly content: HTMLCanvasElement
  /** During a gesture what lies below the layers in hand. */
  readonly below: HTMLCanvasElement
  /** The layers in hand during a gesture. */
  readonly hand: HTMLCanvasElement
  /** What lies above them. */
  readonly above: HTMLCanvasElement
  /** The page's edge, its grid and guides: apart, since no gesture changes them. */
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
  const hand = createDragCanvas(translatedCanvas(surfaces.hand))
  const above = cachedCanvas(surfaces.above)
  const page = cachedCanvas(surfaces.page)
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
      hand.draw(lifted, preview, sheet)
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
    hand.release()
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

/** Setting a canvas's size clears it, so that is left alone where nothing changed. @returns whether it did */
function fitCanvas(canvas: HTMLCanvasElement, { width, height }: Surface): boolean {
  if (canvas.width === width && canvas.height === height) return false
  canvas.width = width
  canvas.height = height
  return true
}

/** The corner of the view. */
const origin = { x: 0, y: 0 }

/** Without the scale, which the place that draws knows. */
export function drawingEnv(image: DrawingEnv['image']): Omit<DrawingEnv, 'pixelScale'> {
  return { image, createPath: (d) => new Path2D(d), createCanvas: pictureCanvas }
}
