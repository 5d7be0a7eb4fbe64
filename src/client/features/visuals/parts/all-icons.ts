import nodesText from 'lucide-static/icon-nodes.json?raw'
import tagsText from 'lucide-static/tags.json?raw'
import { icons } from '#shared/scene/icons'
import type { IconNode } from '#shared/scene/scene'
import type { TaggedIcon } from './find-icons.ts'

/** All of Lucide's icons with their search tags. Large: load it only for an icon search. */

type Nodes = readonly (readonly [IconNode[0], Readonly<Record<string, string>>])[]

const nodes = JSON.parse(nodesText) as Readonly<Record<string, Nodes>>
const tags = JSON.parse(tagsText) as Readonly<Record<string, readonly string[]>>
const ownNames = new Set(icons.map(({ name }) => name))

/** The specification's own first; then the others by name. */
export const allIcons: readonly TaggedIcon[] = [
  ...icons.map((icon) => ({ ...icon, tags: tags[icon.name.toLowerCase().replaceAll(' ', '-')] ?? [] })),
  ...Object.entries(nodes)
    .map(([key, drawing]) => ({ name: nameOf(key), nodes: drawing.map(withoutFill), tags: tags[key] ?? [] }))
    .filter(({ name }) => !ownNames.has(name)),
]

/** map-pin is Map Pin. */
function nameOf(key: string): string {
  return key
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}

/** Icons are strokes: their few filled dots are as large as the stroke that draws them. */
function withoutFill([name, attributes]: Nodes[number]): IconNode {
  const { fill: _, ...rest } = attributes
  return [name, rest]
}
