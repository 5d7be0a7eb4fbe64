import type { Point } from '#shared/scene/scene'

/** Marks lie over pictures of any colour, so both themes use the same colours. */
export const marks = {
  frame: '#2fb7a4',
  halo: 'rgb(0 0 0 / 0.2)',
  handle: '#ffffff',
  handleEdge: '#0b5d56',
  marquee: 'rgb(47 183 164 / 0.12)',
} as const

const badgeFont = '600 12px "Schibsted Grotesk", sans-serif'

/** A small label; the point is the middle of its right edge. */
export function drawBadge(ctx: CanvasRenderingContext2D, text: string, at: Point, color: string): void {
  ctx.font = badgeFont
  const width = Math.ceil(ctx.measureText(text).width) + 12
  const left = Math.round(at.x - width)
  const top = Math.round(at.y) - 9
  ctx.beginPath()
  ctx.roundRect(left, top, width, 18, 3)
  ctx.fillStyle = color
  ctx.fill()
  ctx.fillStyle = '#ffffff'
  ctx.textBaseline = 'middle'
  ctx.fillText(text, left + 6, top + 9.5)
}

/** A one-pixel line is sharp when it runs through the middle of pixels. */
export function crisp(position: number): number {
  return Math.round(position - 0.5) + 0.5
}
