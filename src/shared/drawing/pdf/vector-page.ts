import { layerBounds, toMatrix } from '#shared/scene/geometry'
import type { Box, Layer, Scene } from '#shared/scene/scene'
import { drawLayer } from '../canvas/draw-scene.ts'
import { drawingOf } from '../canvas/layer-drawings.ts'
import type { Canvas2D, DrawingEnv } from '../surface/canvas-2d.ts'
import { drawShadow } from '../surface/shadow.ts'
import { asRead } from './as-read.ts'
import { contentOrder } from './content-order.ts'
import { NotAsVectors } from './not-as-vectors.ts'
import { pageTags } from './page-tags.ts'
import { type DrawnStep, PdfCanvas, type PdfDrawingStep, PdfPath, type WantedStep } from './pdf-canvas.ts'
import type { PdfImage, PdfPage, PdfPart, PdfStep, PixelCause } from './pdf-page.ts'
import { linesOf } from './pdf-text.ts'
import type { FontFace } from './shape-line.ts'
import { type AskedFace, createTextPen, type TextPen } from './text-pen.ts'

/** What the environment provides for drawing a page as vectors. */
export interface VectorTools {
  /** With the fonts loaded; never drawn on. */
  readonly canvas: Canvas2D
  readonly image: DrawingEnv['image']
  readonly createPath: DrawingEnv['createPath']
  readonly createCanvas: DrawingEnv['createCanvas']
  /** The files of a face for the letters of a text, in order of preference. */
  readonly facesOf: (face: AskedFace, text: string) => readonly FontFace[]
  /** Draws on a transparent canvas of this size, in device pixels. */
  readonly paint: (width: number, height: number, draw: (ctx: Canvas2D) => void) => Promise<PdfImage>
}

/** Device pixels for a canvas pixel, where pixels must do. */
const pixelScale = 2
/** Maximum pixels of one picture, for pages of any size: they are in memory several times. */
const maxPixels = 16_000_000
/** Content blurred this much needs no more pixels than the canvas. */
const softBlur = 8

/** A page of shapes, letters and pictures. Layers that a PDF cannot draw become pixels and are reported. */
export async function vectorPage(scene: Scene, tools: VectorTools): Promise<PdfPage> {
  const { width, height, backgroundColor } = scene.settings
  const pen = createTextPen(tools.canvas, tools.facesOf)
  const tags = pageTags(scene, tools.canvas)
  const shown = scene.layers.filter((layer) => layer.visible && layer.opacity > 0)

  const ground = new PdfCanvas(pen)
  for (const fillStyle of ['#ffffff', backgroundColor]) {
    ground.fillStyle = fillStyle
    ground.fillRect(0, 0, width, height)
  }
  const parts: PdfPart[] = [{ steps: await painted(ground.steps, tools) }]
  const pixels: PixelCause[] = []
  for (const layer of contentOrder(shown, ({ id }) => tags.get(id)?.rank, tools.canvas)) {
    const shadow = await shadowPart(layer, scene, tools)
    if (shadow) {
      parts.push(shadow)
      pixels.push('shadow')
    }
    const { steps, cause } = await layerSteps(layer, scene, tools, pen)
    const tag = tags.get(layer.id)
    parts.push({ steps, ...(tag && { tag }) })
    if (cause) pixels.push(cause)
  }
  return { width, height, parts, pixels }
}

async function layerSteps(
  layer: Layer,
  scene: Scene,
  tools: VectorTools,
  pen: TextPen,
): Promise<{ steps: PdfStep[]; cause?: PixelCause }> {
  const canvas = new PdfCanvas(pen)
  try {
    canvas.save()
    canvas.transform(...toMatrix(layer))
    canvas.globalAlpha = layer.opacity
    // a copy, since cached parts of a layer, such as an icon's path, belong to other canvases
    drawingOf(layer).draw(canvas, structuredClone(layer), {
      pixelScale,
      image: tools.image,
      createPath: (d) => new PdfPath(d),
      createCanvas: tools.createCanvas,
    })
    canvas.restore()
    return { steps: await painted(asRead(canvas.steps, layer, tools.canvas), tools) }
  } catch (error) {
    if (!(error instanceof NotAsVectors)) throw error
    const unshadowed = { ...layer, shadow: { ...layer.shadow, enabled: false } }
    const reach = drawingOf(layer).reach(layer)
    const at = withinPage(grown(layerBounds(layer), reach, reach), scene)
    const picture = at && (await pictureOf(at, pixelScale, tools, (ctx, env) => drawLayer(ctx, unshadowed, env)))
    const unseen = linesOf(tools.canvas, layer).map((text): PdfStep => ({ kind: 'unseen', text }))
    return { steps: [...(picture ? [picture] : []), ...unseen], cause: 'effect' }
  }
}

/** PDF has no soft shadows: the shadow alone is a picture below its layer. */
async function shadowPart(layer: Layer, scene: Scene, tools: VectorTools): Promise<PdfPart | undefined> {
  const { shadow } = layer
  if (!shadow.enabled || shadow.opacity <= 0) return undefined
  const drawing = drawingOf(layer)
  const reach = drawing.reach(layer) + Math.max(0, shadow.spread) + shadow.blur * 1.5
  const { x, y, width, height } = grown(layerBounds(layer), reach, reach)
  const at = withinPage({ x: x + shadow.offsetX, y: y + shadow.offsetY, width, height }, scene)
  const scale = shadow.blur >= softBlur ? 1 : pixelScale
  if (!at) return undefined
  const step = await pictureOf(at, scale, tools, (ctx, env) => {
    ctx.transform(...toMatrix(layer))
    drawShadow(ctx, layer, env, (spread) => drawing.cast(ctx, layer, env, spread))
  })
  return { steps: [step] }
}

async function pictureOf(
  at: Box,
  scale: number,
  tools: VectorTools,
  draw: (ctx: Canvas2D, env: DrawingEnv) => void,
): Promise<PdfStep> {
  const fitting = fittingScale(at, scale)
  const image = await tools.paint(Math.round(at.width * fitting), Math.round(at.height * fitting), (ctx) => {
    ctx.setTransform(fitting, 0, 0, fitting, -at.x * fitting, -at.y * fitting)
    draw(ctx, { ...tools, pixelScale: fitting })
  })
  return { kind: 'picture', image, at }
}

/** Fetches the pictures that the steps only requested. */
async function painted(steps: readonly PdfDrawingStep[], { paint }: VectorTools): Promise<PdfStep[]> {
  const all: PdfStep[] = []
  for (const step of steps.flatMap(singleSteps)) {
    if (typeof step === 'string' || (step.kind !== 'wanted' && step.kind !== 'drawn')) {
      all.push(step)
      continue
    }
    if (step.kind === 'drawn') {
      all.push(...(await drawnWords(step, paint)))
      continue
    }
    const { source, part } = step.wanted
    const scale = fittingScale(step.wanted, 1)
    const [width, height] = [step.wanted.width, step.wanted.height].map((side) => Math.ceil(side * scale)) as [
      number,
      number,
    ]
    const image = await paint(width, height, (ctx) => {
      ctx.imageSmoothingEnabled = true
      ctx.imageSmoothingQuality = 'high'
      ctx.drawImage(source, part.x, part.y, part.width, part.height, 0, 0, width, height)
    })
    all.push({ kind: 'picture', image, at: step.at })
  }
  return all
}

function singleSteps(step: PdfDrawingStep): readonly (PdfStep | DrawnStep | WantedStep)[] {
  return typeof step === 'object' && step.kind === 'words' ? step.steps : [step]
}

/** A picture of the words with their invisible text over it, each in a separate graphics state. */
async function drawnWords(step: DrawnStep, paint: VectorTools['paint']): Promise<PdfStep[]> {
  const { text, look, at } = step
  const scale = fittingScale(at, step.scale)
  const image = await paint(Math.ceil(at.width * scale), Math.ceil(at.height * scale), (ctx) => {
    Object.assign(ctx, { ...look, textAlign: 'left', textBaseline: 'alphabetic' })
    ctx.setTransform(scale, 0, 0, scale, -at.x * scale, -at.y * scale)
    ctx.fillText(text.text, text.x, text.baseline)
  })
  return ['q', { kind: 'picture', image, at }, 'Q', 'q', { kind: 'unseen', text }, 'Q']
}

function fittingScale({ width, height }: Pick<Box, 'width' | 'height'>, wanted: number): number {
  return Math.min(wanted, Math.sqrt(maxPixels / Math.max(1, width * height)))
}

function grown({ x, y, width, height }: Box, right: number, down: number): Box {
  return { x: x - right, y: y - down, width: width + right * 2, height: height + down * 2 }
}

/** In whole pixels; nothing if it is off the page. */
function withinPage(box: Box, { settings }: Scene): Box | undefined {
  const [x, y] = [Math.max(0, Math.floor(box.x)), Math.max(0, Math.floor(box.y))]
  const width = Math.min(settings.width, Math.ceil(box.x + box.width)) - x
  const height = Math.min(settings.height, Math.ceil(box.y + box.height)) - y
  return width > 0 && height > 0 ? { x, y, width, height } : undefined
}
