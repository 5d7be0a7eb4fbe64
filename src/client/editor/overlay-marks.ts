import { type Camera, worldToScreen } from '#shared/scene/camera'
import type { Point } from '#shared/scene/scene'
import type { SnapLine } from '#shared/scene/snapping'

/** The marks lie on pictures of any colour, so theirs are the same by day and by night. */
export const marks = {
  frame: '#2fb7a4',
  halo: 'rgb(0 0 0 / 0.2)',
  handle: '#ffffff',
  handleEdge: '#0b5d56',
  marquee: 'rgb(47 183 164 / 0.12)',
  snap: '#ff5ca8',
  snapBadge: '#b4166b',
} as const

const badgeFont = '600 12px "Schibsted Grotesk", sans-serif'

/** A small label whose `align` edge, or middle, is at the point; the point is at half its height. */
export function drawBadge(
  ctx: CanvasRenderingContext2D,
  text: string,
  at: Point,
  align: 'right' | 'middle',
  color: string,
): void {
  ctx.font = badgeFont
  const width = Math.ceil(ctx.measureText(text).width) + 12
  const left = Math.round(align === 'right' ? at.x - width : at.x - width / 2)
  const top = Math.round(at.y) - 9
  ctx.beginPath()
  ctx.roundRect(left, top, width, 18, 3)
  ctx.fillStyle = color
  ctx.fill()
  ctx.fillStyle = '#ffffff'
  ctx.textBaseline = 'middle'
  ctx.fillText(text, left + 6, top + 9.5)
}

/** A gap carries its width; the ends of other lines reach a little beyond what they join. */
export function drawSnapLine(ctx: CanvasRenderingContext2D, line: SnapLine, camera: Camera): void {
  const reach = line.distance === undefined ? 8 : 0
  const ends = [line.from, line.to].map((along) =>
    worldToScreen(camera, line.axis === 'x' ? { x: line.at, y: along } : { x: along, y: line.at }),
  )
  const [from, to] = ends
  if (!from || !to) return
  ctx.beginPath()
  if (line.axis === 'x') {
    const x = crisp(from.x)
    ctx.moveTo(x, from.y - reach)
    ctx.lineTo(x, to.y + reach)
  } else {
    const y = crisp(from.y)
    ctx.moveTo(from.x - reach, y)
    ctx.lineTo(to.x + reach, y)
  }
  ctx.strokeStyle = marks.snap
  ctx.lineWidth = 1
  ctx.stroke()
  if (line.distance === undefined) return
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  drawBadge(ctx, String(Math.round(line.distance)), middle, 'middle', marks.snapBadge)
}

/** A line of one pixel is sharp when it runs through the middle of pixels. */
export function crisp(position: number): number {
  return Math.round(position - 0.5) + 0.5
}
