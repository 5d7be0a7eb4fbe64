import type { DrawingEnv } from '#shared/drawing/canvas-2d'
import { worldToScreen } from '#shared/scene/camera'
import { layerCorners, toMatrix } from '#shared/scene/geometry'
import { type Frame, frameOf, handlePositions, handlesOf } from '#shared/scene/handles'
import type { Layer, Point } from '#shared/scene/scene'
import { type EditorState, findLayer, shownLayers } from './editor-state.ts'
import { drawBadge, drawSnapLine, marks } from './overlay-marks.ts'

/** All that helps editing and is no part of the picture: drawn in CSS pixels of the view, above the content. */

/** More outlines than this hide what they outline. */
const mostOutlines = 100

export function drawOverlay(ctx: CanvasRenderingContext2D, state: EditorState, image: DrawingEnv['image']): void {
  const { camera, cropping, editingText, hover, marquee, selection, snapLines, preview } = state
  if (cropping) drawWholePicture(ctx, state, image)

  const hovered = hover === undefined || preview || selection.includes(hover) ? undefined : findLayer(state, hover)
  if (hovered) strokeOutline(ctx, hovered, state, marks.frame, 1.5)
  for (const line of snapLines) drawSnapLine(ctx, line, camera)
  drawSelection(ctx, state, editingText !== undefined)
  if (marquee) drawMarquee(ctx, state)
}

function drawSelection(ctx: CanvasRenderingContext2D, state: EditorState, isTyping: boolean): void {
  const layers = state.preview?.layers ?? shownLayers(state)
  const frame = state.preview?.frame ?? frameOf(layers)
  if (!frame) return
  if (layers.length > 1 && layers.length <= mostOutlines) {
    for (const layer of layers) strokeOutline(ctx, layer, state, marks.frame, 1)
  }
  if (isTyping) return // the field has an outline of its own, which grows with the text
  strokeFrame(ctx, frame, state)
  drawHandles(ctx, frame, layers, state)
  drawSize(ctx, frame, state)
}

function strokeFrame(ctx: CanvasRenderingContext2D, frame: Frame, state: EditorState): void {
  tracePolygon(ctx, screenCorners(frame, state))
  ctx.strokeStyle = marks.halo
  ctx.lineWidth = 3
  ctx.stroke()
  ctx.strokeStyle = marks.frame
  ctx.lineWidth = 1.5
  ctx.stroke()
}

function strokeOutline(
  ctx: CanvasRenderingContext2D,
  layer: Layer,
  state: EditorState,
  color: string,
  width: number,
): void {
  tracePolygon(ctx, screenCorners(layer, state))
  ctx.strokeStyle = color
  ctx.lineWidth = width
  ctx.stroke()
}

function drawHandles(ctx: CanvasRenderingContext2D, frame: Frame, layers: readonly Layer[], state: EditorState): void {
  if (layers.every((layer) => layer.locked)) return
  const isCropping = state.cropping !== undefined
  const placed = handlePositions(frame, state.camera, handlesOf(layers))
  const [topLeft, topRight] = screenCorners(frame, state)
  ctx.lineWidth = 1.5
  for (const { handle, at } of placed) {
    if (handle === 'rotate' && isCropping) continue
    if (handle === 'rotate') drawStem(ctx, { x: (topLeft.x + topRight.x) / 2, y: (topLeft.y + topRight.y) / 2 }, at)
    ctx.save()
    ctx.translate(at.x, at.y)
    ctx.rotate((frame.rotation * Math.PI) / 180)
    ctx.beginPath()
    if (handle === 'rotate') ctx.arc(0, 0, 5, 0, 2 * Math.PI)
    else ctx.rect(-4, -4, 8, 8)
    ctx.fillStyle = marks.handle
    ctx.fill()
    ctx.strokeStyle = marks.handleEdge
    ctx.stroke()
    ctx.restore()
  }
}

function drawStem(ctx: CanvasRenderingContext2D, from: Point, to: Point): void {
  ctx.beginPath()
  ctx.moveTo(from.x, from.y)
  ctx.lineTo(to.x, to.y)
  ctx.strokeStyle = marks.frame
  ctx.stroke()
}

/** Above a narrower frame the size would cover the handle that rotates, so it stands below. */
const roomForBadge = 190

/** While something is being turned its angle is of more use than its size. */
function drawSize(ctx: CanvasRenderingContext2D, frame: Frame, state: EditorState): void {
  const corners = screenCorners(frame, state)
  const right = Math.max(...corners.map((corner) => corner.x))
  const top = Math.min(...corners.map((corner) => corner.y))
  const before = frameOf(state.selection.flatMap((id) => findLayer(state, id) ?? []))
  const isTurning = state.preview && !state.preview.isCopy && before?.rotation !== frame.rotation
  const degrees = ((Math.round(frame.rotation) % 360) + 360) % 360
  const text = isTurning ? `${degrees}°` : `${Math.round(frame.width)} × ${Math.round(frame.height)}`
  const left = Math.min(...corners.map((corner) => corner.x))
  const bottom = Math.max(...corners.map((corner) => corner.y))
  const y = right - left < roomForBadge ? bottom + 19 : top - 19
  drawBadge(ctx, text, { x: right, y }, 'right', marks.handleEdge)
}

function drawMarquee(ctx: CanvasRenderingContext2D, { marquee, camera }: EditorState): void {
  if (!marquee) return
  const from = worldToScreen(camera, marquee)
  ctx.fillStyle = marks.marquee
  ctx.fillRect(from.x, from.y, marquee.width * camera.zoom, marquee.height * camera.zoom)
  ctx.strokeStyle = marks.frame
  ctx.lineWidth = 1
  ctx.strokeRect(from.x, from.y, marquee.width * camera.zoom, marquee.height * camera.zoom)
}

/** What the frame cuts away shows faintly around it. */
function drawWholePicture(ctx: CanvasRenderingContext2D, state: EditorState, image: DrawingEnv['image']): void {
  const layer = state.preview?.layers[0]
  if (layer?.type !== 'image') return
  const picture = image(layer.data.src)
  if (!picture || picture === 'missing') return
  const { cropX, cropY, cropWidth } = layer.data
  const scale = layer.width / cropWidth
  const { zoom, x, y } = state.camera
  const whole = [-cropX * scale, -cropY * scale, picture.width * scale, picture.height * scale] as const
  ctx.save()
  ctx.transform(zoom, 0, 0, zoom, x, y)
  ctx.transform(...toMatrix(layer))
  ctx.beginPath()
  ctx.rect(...whole)
  ctx.rect(0, 0, layer.width, layer.height)
  ctx.clip('evenodd')
  ctx.globalAlpha = 0.4
  ctx.drawImage(picture.source as CanvasImageSource, ...whole)
  ctx.restore()
}

function screenCorners(box: Frame, { camera }: EditorState): readonly [Point, Point, Point, Point] {
  const [a, b, c, d] = layerCorners(box)
  return [worldToScreen(camera, a), worldToScreen(camera, b), worldToScreen(camera, c), worldToScreen(camera, d)]
}

function tracePolygon(ctx: CanvasRenderingContext2D, [first, ...rest]: readonly [Point, ...Point[]]): void {
  ctx.beginPath()
  ctx.moveTo(first.x, first.y)
  for (const point of rest) ctx.lineTo(point.x, point.y)
  ctx.closePath()
}
