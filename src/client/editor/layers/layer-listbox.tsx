import { type KeyboardEvent, type MouseEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Point } from '#shared/scene/scene'
import { CanvasMenu } from '../keys/canvas-menu.tsx'
import { shownName } from '../store/describe-layer.ts'
import { sceneOf } from '../store/editor-state.ts'
import { useEditor } from '../store/use-editor.ts'
import type { Workspace } from '../store/workspace.ts'
import { editorTexts } from '../texts/texts.ts'
import styles from './layer-listbox.module.css'
import { GroupRow, LayerRow, RowToggles, rowId } from './layer-row.tsx'
import { sideOf, useRowDrag } from './layer-row-drag.ts'
import { type GroupListRow, type ListRow, layerRows } from './layer-rows.ts'
import { RenameField } from './rename-field.tsx'

/**
 * The layers, topmost first: the keyboard's and screen readers' access to the canvas. Arrow keys select, with Shift
 * several; left and right close and open a group. Alt with an arrow key reorders a layer, F2 renames it, and the
 * editor's other keys work here too.
 */
export function LayerListbox({ workspace, label = editorTexts.layers }: { workspace: Workspace; label?: string }) {
  const { editor } = workspace
  const list = useRef<HTMLDivElement>(null)
  const scene = useEditor(editor, sceneOf)
  const selection = useEditor(editor, (state) => state.selection)
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set())
  const [chosen, setChosen] = useState<string | undefined>(undefined)
  const [renaming, setRenaming] = useState<string | undefined>(undefined)
  const [hovered, setHovered] = useState<string | undefined>(undefined)
  const [menuAt, setMenuAt] = useState<Point | undefined>(undefined)
  const closeMenu = useCallback(() => setMenuAt(undefined), [])
  const rows = useMemo(() => layerRows(scene.layers, collapsed), [scene.layers, collapsed])
  const selected = useMemo(() => new Set(selection), [selection])
  const isSelected = (row: ListRow) => row.layers.every(({ id }) => selected.has(id))
  const active = activeRow(rows, chosen, isSelected, selection.at(-1))
  const drag = useRowDrag(list, (from, to) => {
    const [moved, target] = [rows[from], rows[to]]
    if (moved && target) moveRow(moved, target, sideOf({ from, to }))
  })

  useEffect(() => {
    if (active) document.getElementById(rowId(active.key))?.scrollIntoView({ block: 'nearest' })
  }, [active])

  function choose(row: ListRow | undefined, { isExtending = false, isToggling = false } = {}): void {
    if (!row) return
    setChosen(row.key)
    if (isToggling) editor.toggle(row.layers[0]?.id ?? '')
    else if (isExtending) editor.select(idsOf(between(rows, active, row)), { isAnnounced: false })
    else if (row.kind === 'group') editor.select(idsOf([row]), { isAnnounced: false })
    else editor.pick(row.key, { isAnnounced: false })
  }

  function collapse(row: GroupListRow, isCollapsed: boolean): void {
    if (row.isCollapsed === isCollapsed) return
    const next = new Set(collapsed)
    if (isCollapsed) next.add(row.groupId)
    else next.delete(row.groupId)
    setCollapsed(next)
    editor.announce(isCollapsed ? editorTexts.done.collapsed(row.name) : editorTexts.done.expanded(row.name))
  }

  function moveRow(moved: ListRow, target: ListRow, side: 'above' | 'below'): void {
    const [first] = target.layers
    const last = target.layers.at(-1)
    // the layers of an open group follow below its row
    const isAbove = side === 'above' || (target.kind === 'group' && !target.isCollapsed)
    const beside = isAbove ? first : last
    if (beside) editor.moveNextTo(idsOf([moved]), beside.id, isAbove ? 'above' : 'below')
  }

  function moveByKey(row: ListRow, step: 1 | -1): void {
    if (row.kind === 'group') {
      choose(row)
      if (step === 1) editor.raise()
      else editor.lower()
      return
    }
    const count = scene.layers.length
    const to = scene.layers.findIndex(({ id }) => id === row.key) + step
    if (to < 0 || to >= count) return
    editor.moveLayer(row.key, to)
    editor.announce(editorTexts.done.inOrder(row.name, count - to, count))
  }

  function press(event: KeyboardEvent): void {
    const at = active ? rows.indexOf(active) : -1
    if (event.altKey && active && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      moveByKey(active, event.key === 'ArrowUp' ? 1 : -1)
    } else if (event.key === 'F2' && active) setRenaming(active.key)
    else if (event.ctrlKey || event.metaKey || event.altKey) return
    else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      if (active?.kind !== 'group') return
      collapse(active, event.key === 'ArrowLeft')
    } else if (event.key in rowSteps)
      choose(rows[rowSteps[event.key]?.(at, rows.length) ?? 0], { isExtending: event.shiftKey })
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  function rowOf(event: MouseEvent): ListRow | undefined {
    const element = (event.target as Element).closest<HTMLElement>('[data-row]')
    return rows.find(({ key }) => key === element?.dataset.row)
  }

  return (
    <div className={styles.layers} onPointerLeave={() => setHovered(undefined)}>
      <div
        ref={list}
        role="listbox"
        aria-label={label}
        aria-multiselectable="true"
        aria-activedescendant={active && rowId(active.key)}
        tabIndex={0}
        data-editor-keys=""
        onKeyDown={press}
        onPointerDown={drag.start}
        onPointerOver={(event) => {
          const row = rowOf(event)
          setHovered(row?.key)
          editor.setState({ hover: row?.kind === 'layer' ? row.key : undefined })
        }}
        onPointerLeave={() => editor.setState({ hover: undefined })}
        onClick={(event) => {
          const row = rowOf(event)
          const isChevron = (event.target as Element).closest('[data-collapse]') !== null
          if (isChevron && row?.kind === 'group') collapse(row, !row.isCollapsed)
          else choose(row, { isExtending: event.shiftKey, isToggling: event.ctrlKey || event.metaKey })
        }}
        onDoubleClick={(event) => setRenaming(rowOf(event)?.key)}
        onContextMenu={(event) => {
          event.preventDefault()
          const row = rowOf(event) ?? active
          if (row && !isSelected(row)) choose(row)
          setMenuAt({ x: event.clientX, y: event.clientY })
        }}
      >
        {rows.map((row, at) => {
          const shown = { isSelected: isSelected(row), isActive: row === active, drop: drag.dropAt(at) }
          return row.kind === 'group' ? (
            <GroupRow key={row.key} row={row} {...shown} />
          ) : (
            <LayerRow key={row.key} layer={row.layers[0]} scene={scene} {...shown} />
          )
        })}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend */}
      <div className={styles.toggles} role="group" aria-label={editorTexts.lockAndHide}>
        {rows.map((row) => (
          <RowToggles key={row.key} editor={editor} row={row} isShown={row.key === hovered || isSelected(row)} />
        ))}
      </div>
      {rows.map(
        (row, at) =>
          row.key === renaming && (
            <RenameField
              key={row.key}
              name={row.name}
              row={at}
              onRename={(name) => {
                if (row.kind === 'group') editor.renameGroup(row.groupId, name)
                else if (name.trim() !== shownName(row.layers[0])) editor.rename(row.key, name)
              }}
              onClose={() => {
                setRenaming(undefined)
                list.current?.focus()
              }}
            />
          ),
      )}
      <CanvasMenu workspace={workspace} at={menuAt} onClose={closeMenu} returnTo={list} />
    </div>
  )
}

/** Maps the current row and the row count to the target row. */
const rowSteps: Readonly<Record<string, (row: number, count: number) => number>> = {
  ArrowUp: (row) => Math.max(0, row - 1),
  ArrowDown: (row, count) => Math.min(count - 1, row + 1),
  Home: () => 0,
  End: (_, count) => count - 1,
}

/**
 * The last chosen row while it is selected; otherwise the row of the topmost selected layer, or of its closed group.
 */
function activeRow(
  rows: readonly ListRow[],
  chosen: string | undefined,
  isSelected: (row: ListRow) => boolean,
  last: string | undefined,
): ListRow | undefined {
  const row = rows.find(({ key }) => key === chosen)
  if (row && isSelected(row)) return row
  const holdsLast = ({ layers }: ListRow) => layers.some(({ id }) => id === last)
  return rows.find((each) => each.key === last) ?? rows.find(holdsLast)
}

/** The rows between two rows, both included. */
function between(rows: readonly ListRow[], from: ListRow | undefined, to: ListRow): readonly ListRow[] {
  const ends = [rows.indexOf(from ?? to), rows.indexOf(to)]
  return rows.slice(Math.min(...ends), Math.max(...ends) + 1)
}

function idsOf(rows: readonly ListRow[]): string[] {
  return [...new Set(rows.flatMap(({ layers }) => layers.map(({ id }) => id)))]
}
