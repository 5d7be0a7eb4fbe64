import type { DrawingEnv } from '#shared/drawing/surface/canvas-2d'
import { worldToScreen } from '#shared/scene/camera'
import { layerCorners, rotatePoint, toMatrix } from '#shared/scene/geometry'
import { type Frame, frameOf, handlePositions } from '#shared/scene/handles'
import { handlesOf } from '#shared/scene/resize-layers'
import type { Layer, Point } from '#shared/scene/scene'
import { type EditorState, findLayer, shownLayers } from '../store/editor-state.ts'
import { drawBadge, marks } from './overlay-marks.ts'

/** The marks of the selected, hovered or cropped layer, drawn in CSS pixels of the view above the content. */

/** More outlines than this would hide the layers. */
const maxOutlines = 100

export function drawOverlay(ctx: CanvasRenderingContext2D, state: EditorState, image: DrawingEnv['image']): void {
  const { cropping, editingText, hover, marquee, selection, preview } = state
  if (cropping) drawWholePicture(ctx, state, image)

  const hovered = hover === undefined || preview || selection.includes(hover) ? undefined : findLayer(state, hover)
  if (hovered) strokeOutline(ctx, hovered, state, marks.frame, 1.5)
  drawSelection(ctx, state, editingText !== undefined)
  if (marquee) drawMarquee(ctx, state)
}

function drawSelection(ctx: CanvasRenderingContext2D, state: EditorState, isTyping: boolean): void {
  const layers = state.preview?.layers ?? shownLayers(state)
  const frame = state.preview?.frame ?? frameOf(layers)
  if (!frame) return
  if (layers.length > 1 && layers.length <= maxOutlines) {
    for (const layer of layers) strokeOutline(ctx, layer, state, marks.frame, 1)
  }
  if (isTyping) return // the text field has its own outline, which grows with the text
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
  const placed = handlePositions(frame, state.camera, handlesOf(layers))
  const rotate = state.cropping ? undefined : placed.find(({ handle }) => handle === 'rotate')
  if (rotate) drawStem(ctx, state, frame, rotate.at)

  const half = rotatePoint({ x: 4, y: 4 }, { x: 0, y: 0 }, frame.rotation)
  ctx.beginPath()
  for (const { handle, at } of placed) if (handle !== 'rotate') traceSquare(ctx, at, half)
  if (rotate) {
    ctx.moveTo(rotate.at.x + 5, rotate.at.y)
    ctx.arc(rotate.at.x, rotate.at.y, 5, 0, 2 * Math.PI)
  }
  ctx.lineWidth = 1.5
  ctx.fillStyle = marks.handle
  ctx.fill()
  ctx.strokeStyle = marks.handleEdge
  ctx.stroke()
}

/** @param half distance from the centre to a side */
function traceSquare(ctx: CanvasRenderingContext2D, { x, y }: Point, half: Point): void {
  ctx.moveTo(x + half.x, y + half.y)
  ctx.lineTo(x - half.y, y + half.x)
  ctx.lineTo(x - half.x, y - half.y)
  ctx.lineTo(x + half.y, y - half.x)
  ctx.closePath()
}

/** From the middle of the upper edge. */
function drawStem(ctx: CanvasRenderingContext2D, state: EditorState, frame: Frame, to: Point): void {
  const [topLeft, topRight] = screenCorners(frame, state)
  ctx.beginPath()
  ctx.moveTo((topLeft.x + topRight.x) / 2, (topLeft.y + topRight.y) / 2)
  ctx.lineTo(to.x, to.y)
  ctx.lineWidth = 1.5
  ctx.strokeStyle = marks.frame
  ctx.stroke()
}

/** Above a narrower frame the size badge would cover the rotation handle, so it goes below. */
const roomForBadge = 190

/** While a layer is being rotated, shows its angle instead of its size. */
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
  drawBadge(ctx, text, { x: right, y }, marks.handleEdge)
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

/** The part of the picture outside its frame, drawn faintly. */
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
