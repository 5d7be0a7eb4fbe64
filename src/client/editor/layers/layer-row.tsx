import { ChevronDown, ChevronRight, Eye, EyeOff, Lock, LockOpen, type LucideIcon } from 'lucide-react'
import { memo } from 'react'
import { kindOf } from '#shared/scene/layer-kinds'
import type { Layer, Scene } from '#shared/scene/scene'
import { sameItems } from '../canvas/same-items.ts'
import { describeLayer, shownName } from '../store/describe-layer.ts'
import type { Editor } from '../store/editor-store.ts'
import { editorTexts } from '../texts/texts.ts'
import { kindIcons } from './kind-icons.ts'
import styles from './layer-row.module.css'
import type { GroupListRow, ListRow } from './layer-rows.ts'

/** One row of the layer list. Memoized, since a page may have thousands of layers. */
export const LayerRow = memo(
  function LayerRow({
    layer,
    scene,
    isSelected,
    isActive,
    drop,
  }: {
    layer: Layer
    scene: Scene
    isSelected: boolean
    /** The list's active option, which receives the keys. */
    isActive: boolean
    /** Where a dragged row would be dropped. */
    drop: 'above' | 'below' | undefined
  }) {
    const Icon = kindIcons[kindOf(layer).word(layer)]
    return (
      // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus and names its active option
      <div
        role="option"
        id={rowId(layer.id)}
        className={styles.row}
        aria-selected={isSelected}
        aria-label={describeLayer(layer, scene)}
        data-row={layer.id}
        data-active={isActive || undefined}
        data-grouped={layer.groupId === undefined ? undefined : ''}
        data-hidden={layer.visible ? undefined : ''}
        data-drop={drop}
      >
        <Icon className="icon s" aria-hidden="true" />
        <span className={styles.name} dir="auto">
          {shownName(layer)}
        </span>
      </div>
    )
  },
  // ignores the scene, which only the description reads
  (before, after) =>
    before.layer === after.layer &&
    before.isSelected === after.isSelected &&
    before.isActive === after.isActive &&
    before.drop === after.drop,
)

/** The row of a group, with its layers below it. */
export function GroupRow({
  row: { key, name, layers, isCollapsed },
  isSelected,
  isActive,
  drop,
}: {
  row: GroupListRow
  isSelected: boolean
  isActive: boolean
  drop: 'above' | 'below' | undefined
}) {
  const Chevron = isCollapsed ? ChevronRight : ChevronDown
  const label = editorTexts.groupRow(name, layers.length)
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus and names its active option
    <div
      role="option"
      id={rowId(key)}
      className={styles.row}
      aria-selected={isSelected}
      aria-label={isCollapsed ? `${label}, ${editorTexts.collapsed}` : label}
      data-row={key}
      data-active={isActive || undefined}
      data-hidden={layers.some((layer) => layer.visible) ? undefined : ''}
      data-drop={drop}
    >
      <Chevron className="icon s" aria-hidden="true" data-collapse="" />
      <span className={styles.name} dir="auto">
        {name}
      </span>
    </div>
  )
}

/** Outside the listbox, since an option must not contain buttons. */
export const RowToggles = memo(
  function RowToggles({ editor, row: { name, layers }, isShown }: RowTogglesProps) {
    const ids = layers.map(({ id }) => id)
    const isLocked = layers.every(({ locked }) => locked)
    const isHidden = layers.every(({ visible }) => !visible)
    return (
      <div data-shown={isShown || undefined}>
        <Toggle
          label={editorTexts.lock(name)}
          isOn={isLocked}
          icon={isLocked ? Lock : LockOpen}
          onChange={(locked) => editor.setLocked(ids, locked)}
        />
        <Toggle
          label={editorTexts.hide(name)}
          isOn={isHidden}
          icon={isHidden ? EyeOff : Eye}
          onChange={(hidden) => editor.setVisible(ids, !hidden)}
        />
      </div>
    )
  },
  (before, after) =>
    before.isShown === after.isShown &&
    before.row.name === after.row.name &&
    sameItems(before.row.layers, after.row.layers),
)

interface RowTogglesProps {
  readonly editor: Editor
  readonly row: ListRow
  readonly isShown: boolean
}

function Toggle({
  label,
  isOn,
  icon: Icon,
  onChange,
}: {
  label: string
  isOn: boolean
  icon: LucideIcon
  onChange: (isOn: boolean) => void
}) {
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-label={label}
      aria-pressed={isOn}
      onClick={() => onChange(!isOn)}
    >
      <Icon className="icon s" aria-hidden="true" />
    </button>
  )
}

/** @param key of a row; ids of elements have no spaces */
export function rowId(key: string): string {
  return `layer-${key.replaceAll(' ', '-')}`
}
