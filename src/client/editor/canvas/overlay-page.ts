import { type Camera, worldToScreen } from '#shared/scene/camera'
import type { CanvasSettings } from '#shared/scene/scene'
import type { EditorState, Size } from '../store/editor-state.ts'
import { crisp } from './overlay-marks.ts'

export interface PageTheme {
  /** The thin border of the page, in contrast to the colour around it. */
  readonly line: string
}

export function drawPageMarks(
  ctx: CanvasRenderingContext2D,
  settings: CanvasSettings,
  { camera, viewport }: EditorState,
  { line }: PageTheme,
): void {
  drawPageEdge(ctx, settings, camera, line)
  if (settings.gridEnabled) drawGrid(ctx, settings, camera)
  drawGuides(ctx, settings, camera, viewport)
}

/** Grid lines closer than this, in screen pixels, would blur into grey; then only every fifth is drawn. */
const closestLines = 7

function drawPageEdge(ctx: CanvasRenderingContext2D, { width, height }: CanvasSettings, camera: Camera, line: string) {
  const { x, y } = worldToScreen(camera, { x: 0, y: 0 })
  ctx.strokeStyle = line
  ctx.lineWidth = 1
  ctx.strokeRect(
    Math.round(x) - 0.5,
    Math.round(y) - 0.5,
    Math.round(width * camera.zoom) + 1,
    Math.round(height * camera.zoom) + 1,
  )
}

/** Faint, and grey enough to be visible on dark and light pages. */
function drawGrid(ctx: CanvasRenderingContext2D, settings: CanvasSettings, camera: Camera): void {
  const step = settings.gridSize * (settings.gridSize * camera.zoom < closestLines ? 5 : 1)
  if (step * camera.zoom < closestLines) return
  const start = worldToScreen(camera, { x: 0, y: 0 })
  const end = worldToScreen(camera, { x: settings.width, y: settings.height })
  ctx.beginPath()
  for (let x = step; x < settings.width; x += step) {
    const at = crisp(start.x + x * camera.zoom)
    ctx.moveTo(at, start.y)
    ctx.lineTo(at, end.y)
  }
  for (let y = step; y < settings.height; y += step) {
    const at = crisp(start.y + y * camera.zoom)
    ctx.moveTo(start.x, at)
    ctx.lineTo(end.x, at)
  }
  ctx.strokeStyle = 'rgb(128 128 128 / 0.13)'
  ctx.lineWidth = 1
  ctx.stroke()
}

function drawGuides(ctx: CanvasRenderingContext2D, { guides }: CanvasSettings, camera: Camera, viewport: Size): void {
  ctx.lineWidth = 1
  for (const { type, position, color } of guides) {
    const at = worldToScreen(camera, { x: position, y: position })
    ctx.beginPath()
    if (type === 'vertical') {
      ctx.moveTo(crisp(at.x), 0)
      ctx.lineTo(crisp(at.x), viewport.height)
    } else {
      ctx.moveTo(0, crisp(at.y))
      ctx.lineTo(viewport.width, crisp(at.y))
    }
    ctx.strokeStyle = color
    ctx.stroke()
  }
}
