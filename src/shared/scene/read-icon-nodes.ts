import { fieldOf, type Reader, readChoice, readList, refuse } from './read-values.ts'
import type { IconNode } from './scene.ts'

/** Validates an icon's drawing: only shapes, and of each only geometry attributes. The colour comes from the layer. */

const length = /^-?[\d.]{1,20}$/
const points = /^[\d\s.,-]{1,2000}$/
const path = /^[MmZzLlHhVvCcSsQqTtAaEe\d\s.,+-]{1,8000}$/

const attributesOf = {
  path: { d: path },
  circle: { cx: length, cy: length, r: length },
  rect: { x: length, y: length, width: length, height: length, rx: length, ry: length },
  line: { x1: length, y1: length, x2: length, y2: length },
  polyline: { points },
  polygon: { points },
  ellipse: { cx: length, cy: length, rx: length, ry: length },
} as const satisfies Record<IconNode[0], Record<string, RegExp>>

const readName = readChoice(Object.keys(attributesOf) as IconNode[0][])

export const readIconNodes: Reader<IconNode[]> = readList(readNode, 100)

function readNode(value: unknown, place: string): IconNode {
  if (!Array.isArray(value) || value.length !== 2) refuse(place, 'be a pair of a name and its attributes')
  const name = readName(value[0], `${place}[0]`)
  return [name, readAttributes(value[1], `${place}[1]`, attributesOf[name])]
}

function readAttributes(value: unknown, place: string, forms: Readonly<Record<string, RegExp>>) {
  const attributes: Record<string, string> = {}
  for (const [key, form] of Object.entries(forms)) {
    const attribute = fieldOf(value, key, place)
    if (attribute === undefined) continue
    const text = typeof attribute === 'number' ? String(attribute) : attribute
    if (typeof text !== 'string' || !form.test(text)) refuse(`${place}.${key}`, 'say where a shape is')
    attributes[key] = text
  }
  return attributes
}
