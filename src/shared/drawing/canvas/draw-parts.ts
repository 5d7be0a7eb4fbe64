import { directionOf } from '#shared/scene/text-direction'
import type {
  IconPart,
  MeasureWords,
  PanelPart,
  Part,
  PathPart,
  PicturePart,
  PictureState,
  RoundBox,
  WordsPart,
} from '../layer/parts.ts'
import { iconStroke, wordsFamily } from '../layer/parts.ts'
import type { Canvas2D, DrawingEnv } from '../surface/canvas-2d.ts'
import { iconPath } from '../surface/icon-path.ts'
import { coverPart } from '../surface/place-image.ts'
import { traceRounded } from '../surface/trace.ts'
import { fontOf } from '../text/layout-text.ts'

/** Draws parts, first part first. */
export function drawParts(ctx: Canvas2D, parts: readonly Part[], env: DrawingEnv): void {
  for (const part of parts) {
    ctx.save()
    drawPart(ctx, part, env)
    ctx.restore()
  }
}

export function wordsMeasure(
  ctx: Pick<Canvas2D, 'font' | 'fontKerning' | 'measureText'>,
  fontFamily = wordsFamily,
): MeasureWords {
  return (text, fontSize, fontWeight) => {
    ctx.font = wordsFont({ text, fontSize, fontWeight, fontFamily })
    ctx.fontKerning = 'normal'
    return ctx.measureText(text).width
  }
}

export function pictureState(env: Pick<DrawingEnv, 'image'>, src: string): PictureState {
  if (src === '') return 'empty'
  const image = env.image(src)
  if (image === undefined) return 'loading'
  return image === 'missing' ? 'missing' : 'ready'
}

function drawPart(ctx: Canvas2D, part: Part, env: DrawingEnv): void {
  switch (part.kind) {
    case 'panel':
      drawPanel(ctx, part)
      break
    case 'path':
      drawPath(ctx, part, env)
      break
    case 'blank':
      clipTo(ctx, part.within)
      ctx.fillStyle = part.fill
      ctx.fillRect(part.box.x, part.box.y, part.box.width, part.box.height)
      break
    case 'words':
      drawWords(ctx, part)
      break
    case 'icon':
      drawIconPart(ctx, part, env)
      break
    case 'picture':
      drawPicture(ctx, part, env)
      break
  }
}

function drawPanel(ctx: Canvas2D, { box, radius, fill, stroke }: PanelPart): void {
  ctx.beginPath()
  traceRounded(ctx, box, radius)
  if (fill) {
    ctx.fillStyle = fill
    ctx.fill()
  }
  if (stroke) {
    ctx.strokeStyle = stroke.color
    ctx.lineWidth = stroke.width
    ctx.setLineDash([...stroke.dash])
    ctx.stroke()
  }
}

function drawPath(ctx: Canvas2D, { d, at, fill, stroke, opacity = 1 }: PathPart, env: DrawingEnv): void {
  const path = env.createPath(d)
  if (at) {
    ctx.translate(at.x, at.y)
    ctx.scale(at.scale, at.scale)
  }
  ctx.globalAlpha *= opacity
  if (fill) {
    ctx.fillStyle = fill
    ctx.fill(path)
  }
  if (stroke) {
    ctx.strokeStyle = stroke.color
    ctx.lineWidth = stroke.width
    ctx.lineCap = stroke.cap
    ctx.lineJoin = 'round'
    ctx.stroke(path)
  }
}

function drawWords(ctx: Canvas2D, part: WordsPart): void {
  ctx.font = wordsFont(part)
  ctx.fontKerning = 'normal'
  ctx.direction = directionOf(part.text)
  ctx.textAlign = 'left'
  ctx.textBaseline = 'alphabetic'
  ctx.fillStyle = part.color
  ctx.fillText(part.text, part.x, part.baseline)
}

function drawIconPart(ctx: Canvas2D, part: IconPart, env: DrawingEnv): void {
  ctx.translate(part.x, part.y)
  ctx.scale(part.size / 24, part.size / 24)
  ctx.strokeStyle = part.color
  ctx.lineWidth = iconStroke
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  ctx.stroke(env.createPath(iconPath(part.nodes)))
}

function drawPicture(ctx: Canvas2D, { src, box, within }: PicturePart, env: DrawingEnv): void {
  const image = env.image(src)
  if (!image || image === 'missing' || box.width <= 0 || box.height <= 0) return
  const from = coverPart({ x: 0, y: 0, width: image.width, height: image.height }, box, 'top')
  clipTo(ctx, within)
  ctx.imageSmoothingEnabled = true
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(image.source, from.x, from.y, from.width, from.height, box.x, box.y, box.width, box.height)
}

function clipTo(ctx: Canvas2D, { box, radius }: RoundBox): void {
  ctx.beginPath()
  traceRounded(ctx, box, radius)
  ctx.clip()
}

function wordsFont({
  text,
  fontSize,
  fontWeight,
  fontFamily = wordsFamily,
}: Pick<WordsPart, 'text' | 'fontSize' | 'fontWeight' | 'fontFamily'>): string {
  return fontOf({ fontFamily, fontSize, fontWeight, fontStyle: 'normal', text })
}
