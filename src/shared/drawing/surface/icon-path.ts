import type { IconNode } from '#shared/scene/scene'

/** SVG path data of a whole icon, so that canvas and SVG draw it at once. Ignores unknown attributes. */
export function iconPath(nodes: readonly IconNode[]): string {
  return nodes.map(nodePath).filter(Boolean).join(' ')
}

function nodePath([name, attributes]: IconNode): string {
  const number = (key: string) => Number(attributes[key]) || 0
  switch (name) {
    case 'path':
      return absoluteStart(attributes.d ?? '')
    case 'line':
      return `M${number('x1')} ${number('y1')}L${number('x2')} ${number('y2')}`
    case 'circle':
      return ellipsePath(number('cx'), number('cy'), number('r'), number('r'))
    case 'ellipse':
      return ellipsePath(number('cx'), number('cy'), number('rx'), number('ry'))
    case 'polyline':
      return pointsPath(attributes.points ?? '')
    case 'polygon':
      return `${pointsPath(attributes.points ?? '')}Z`
    case 'rect':
      return rectPath(attributes)
  }
}

/** A path that starts with a relative move would continue from the end of the previous one. */
function absoluteStart(d: string): string {
  return /^\s*m/.test(d) ? `M0 0${d}` : d
}

function ellipsePath(cx: number, cy: number, rx: number, ry: number): string {
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0Z`
}

function pointsPath(points: string): string {
  return `M${points.trim()}`
}

/** As in SVG, a radius given for one direction applies to both. */
function rectPath(attributes: Readonly<Record<string, string>>): string {
  const number = (key: string) => Number(attributes[key]) || 0
  const [x, y, width, height] = [number('x'), number('y'), number('width'), number('height')]
  const rx = Math.min(number('rx') || number('ry'), width / 2)
  const ry = Math.min(number('ry') || number('rx'), height / 2)
  if (rx === 0) return `M${x} ${y}h${width}v${height}h${-width}Z`
  const corner = (dx: number, dy: number) => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`
  return [
    `M${x + rx} ${y}h${width - rx * 2}${corner(rx, ry)}`,
    `v${height - ry * 2}${corner(-rx, ry)}`,
    `h${-(width - rx * 2)}${corner(-rx, -ry)}`,
    `v${-(height - ry * 2)}${corner(rx, -ry)}Z`,
  ].join('')
}
