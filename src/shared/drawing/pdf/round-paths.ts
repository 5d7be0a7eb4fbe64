import type { Box } from '#shared/scene/scene'
import { pdfNumber } from './pdf-file.ts'

/** Rounded rectangles and arcs as the cubic curves of a PDF. */

interface Arc {
  readonly x: number
  readonly y: number
  readonly radiusX: number
  readonly radiusY: number
  /** All three in radians. */
  readonly rotation: number
  readonly from: number
  readonly to: number
}

export function roundedOperators({ x, y, width, height }: Box, wanted: number): string[] {
  const radius = Math.min(wanted, width / 2, height / 2)
  const [right, bottom] = [x + width, y + height]
  const corner = (centreX: number, centreY: number, from: number) => {
    const arc = { x: centreX, y: centreY, radiusX: radius, radiusY: radius, rotation: 0 }
    return ellipseOperators({ ...arc, from, to: from + Math.PI / 2 }, from === -Math.PI / 2)
  }
  return [
    ...corner(right - radius, y + radius, -Math.PI / 2),
    ...corner(right - radius, bottom - radius, 0),
    ...corner(x + radius, bottom - radius, Math.PI / 2),
    ...corner(x + radius, y + radius, Math.PI),
    'h',
  ]
}

/** Clockwise on screen; a line leads to its start unless it starts the path. */
export function ellipseOperators(arc: Arc, begins: boolean): string[] {
  const { from, to } = arc
  const pieces = Math.max(1, Math.ceil(Math.abs(to - from) / (Math.PI / 2) - 1e-9))
  const step = (to - from) / pieces
  // a cubic curve this long on both sides is nearest to a circle's arc
  const reach = (4 / 3) * Math.tan(step / 4)
  const start = pointOn(arc, from, 0)
  const operators = [`${start} ${begins ? 'm' : 'l'}`]
  for (let piece = 0; piece < pieces; piece++) {
    const [before, after] = [from + piece * step, from + (piece + 1) * step]
    operators.push(`${pointOn(arc, before, reach)} ${pointOn(arc, after, -reach)} ${pointOn(arc, after, 0)} c`)
  }
  return operators
}

/** @param along how far on the tangent, in radii */
function pointOn({ x, y, radiusX, radiusY, rotation }: Arc, angle: number, along: number): string {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [ownX, ownY] = [(cos - along * sin) * radiusX, (sin + along * cos) * radiusY]
  const [turnX, turnY] = [Math.cos(rotation), Math.sin(rotation)]
  return `${pdfNumber(x + ownX * turnX - ownY * turnY)} ${pdfNumber(y + ownX * turnY + ownY * turnX)}`
}
