import type { Layer } from '#shared/scene/scene'
import { shownName } from '../store/describe-layer.ts'
import { editorTexts } from '../texts/texts.ts'

/** A row of the layer list. */
export type ListRow = LayerListRow | GroupListRow

interface LayerListRow {
  readonly kind: 'layer'
  readonly key: string
  readonly name: string
  /** The one layer. */
  readonly layers: readonly [Layer]
}

export interface GroupListRow {
  readonly kind: 'group'
  /** Layers and groups may have the same id. */
  readonly key: string
  readonly name: string
  readonly groupId: string
  /** Topmost first. */
  readonly layers: readonly Layer[]
  readonly isCollapsed: boolean
}

/**
 * Topmost first. A group's row precedes the topmost of its layers; a collapsed group hides their rows. Layers keep
 * their stacking order, so a layer that is stacked apart from its group is also listed apart from it.
 */
export function layerRows(layers: readonly Layer[], collapsed: ReadonlySet<string>): readonly ListRow[] {
  const topmostFirst = layers.toReversed()
  const seen = new Set<string>()
  return topmostFirst.flatMap((layer): ListRow[] => {
    const { groupId } = layer
    const row: ListRow = { kind: 'layer', key: layer.id, name: shownName(layer), layers: [layer] }
    if (groupId === undefined) return [row]
    const isCollapsed = collapsed.has(groupId)
    const rest = isCollapsed ? [] : [row]
    if (seen.has(groupId)) return rest
    seen.add(groupId)
    const name = layer.groupName ?? editorTexts.group
    const group = { kind: 'group', key: `group ${groupId}`, name, groupId, isCollapsed } as const
    return [{ ...group, layers: topmostFirst.filter((each) => each.groupId === groupId) }, ...rest]
  })
}
