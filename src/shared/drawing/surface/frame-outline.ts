import type { Box, FrameShape, ImageData } from '#shared/scene/scene'
import { roundedBox } from './outline.ts'

/** Cubic curves in the unit square: a soft blob. */
const blob = [
  [0.5, 0.02],
  [0.74, -0.03, 1.0, 0.16, 0.98, 0.42],
  [0.96, 0.6, 1.02, 0.78, 0.84, 0.91],
  [0.68, 1.03, 0.48, 0.98, 0.33, 0.97],
  [0.12, 0.95, -0.02, 0.78, 0.02, 0.56],
  [0.05, 0.38, 0.02, 0.2, 0.2, 0.1],
  [0.3, 0.04, 0.4, 0.04, 0.5, 0.02],
] as const

const hexagon = [
  [0.25, 0],
  [0.75, 0],
  [1, 0.5],
  [0.75, 1],
  [0.25, 1],
  [0, 0.5],
] as const

/** What a picture is cut to, as SVG path data; larger by `outset` on every side. */
export function frameOutline({ shape, cornerRadius }: Pick<ImageData, 'shape' | 'cornerRadius'>, box: Box, outset = 0) {
  if (shape === undefined) return roundedPath(roundedBox(box, cornerRadius, outset))
  const { x, y, width, height } = roundedBox(box, 0, outset)
  return outlines[shape]({ x, y, width, height })
}

const outlines: { readonly [Shape in FrameShape]: (box: Box) => string } = {
  circle: ({ x, y, width, height }) => {
    const half = `a${number(width / 2)} ${number(height / 2)} 0 0 1 `
    return `M${point(x, y + height / 2)}${half}${point(width, 0)}${half}${point(-width, 0)}Z`
  },
  arch: ({ x, y, width, height }) => {
    const rise = Math.min(width / 2, height)
    const arc = `a${number(width / 2)} ${number(rise)} 0 0 1 ${point(width, 0)}`
    return `M${point(x, y + height)}V${number(y + rise)}${arc}V${number(y + height)}Z`
  },
  leaf: ({ x, y, width, height }) => {
    const round = Math.min(width, height) / 2
    const arc = (across: number, down: number) => `a${number(round)} ${number(round)} 0 0 1 ${point(across, down)}`
    const [right, bottom] = [x + width, y + height]
    return `M${point(x, y + round)}${arc(round, -round)}H${number(right)}V${number(bottom - round)}${arc(-round, round)}H${number(x)}Z`
  },
  hexagon: (box) => `M${hexagon.map(([across, down]) => within(box, across, down)).join('L')}Z`,
  blob: (box) => {
    const [start, ...curves] = blob
    const written = curves.map(
      ([ax, ay, bx, by, cx, cy]) => `C${within(box, ax, ay)} ${within(box, bx, by)} ${within(box, cx, cy)}`,
    )
    return `M${within(box, start[0], start[1])}${written.join('')}Z`
  },
}

function roundedPath({ x, y, width, height, radius }: Box & { readonly radius: number }): string {
  if (radius <= 0) return `M${point(x, y)}h${number(width)}v${number(height)}h${number(-width)}Z`
  const corner = (across: number, down: number) => `a${number(radius)} ${number(radius)} 0 0 1 ${point(across, down)}`
  const [across, down] = [number(width - radius * 2), number(height - radius * 2)]
  return `M${point(x + radius, y)}h${across}${corner(radius, radius)}v${down}${corner(-radius, radius)}h-${across}${corner(-radius, -radius)}v-${down}${corner(radius, -radius)}Z`
}

function within({ x, y, width, height }: Box, across: number, down: number): string {
  return point(x + width * across, y + height * down)
}

function point(x: number, y: number): string {
  return `${number(x)} ${number(y)}`
}

function number(value: number): string {
  return String(Number(value.toFixed(3)))
}
