import type { Box, Point } from '#shared/scene/scene'

/**
 * A triangle standing on the bottom of its layer with its top in the middle: top, right, left. With an outset all
 * sides move outwards by it, which is the same as growing it about the centre of the circle inside it.
 */
export function triangleCorners(width: number, height: number, outset = 0): readonly [Point, Point, Point] {
  const side = Math.hypot(width / 2, height)
  const inradius = (width * height) / (width + side * 2)
  const centre = { x: width / 2, y: height - inradius }
  const growth = Math.max((inradius + outset) / inradius, 0)
  const grow = (x: number, y: number): Point => ({
    x: centre.x + (x - centre.x) * growth,
    y: centre.y + (y - centre.y) * growth,
  })
  return [grow(width / 2, 0), grow(width, height), grow(0, height)]
}

/**
 * A rectangle whose corner radius grows with the outset. Square corners stay square, and the radius is at most half the
 * shorter side.
 */
export function roundedBox(box: Box, cornerRadius: number, outset = 0): Box & { readonly radius: number } {
  const width = Math.max(box.width + outset * 2, 0)
  const height = Math.max(box.height + outset * 2, 0)
  const inner = fitRadius(cornerRadius, box.width, box.height)
  const radius = inner > 0 ? fitRadius(inner + outset, width, height) : 0
  return { x: box.x - outset, y: box.y - outset, width, height, radius }
}

function fitRadius(radius: number, width: number, height: number): number {
  return Math.max(Math.min(radius, width / 2, height / 2), 0)
}
