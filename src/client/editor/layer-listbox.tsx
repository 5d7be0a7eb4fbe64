import { type KeyboardEvent, type MouseEvent, useCallback, useEffect, useRef, useState } from 'react'
import type { Layer, Point } from '#shared/scene/scene'
import { CanvasMenu } from './canvas-menu.tsx'
import { shownName } from './describe-layer.ts'
import { sceneOf } from './editor-state.ts'
import styles from './layer-listbox.module.css'
import { LayerRow, LayerToggles, rowId } from './layer-row.tsx'
import { useRowDrag } from './layer-row-drag.ts'
import { editorTexts } from './texts.ts'
import { useEditor } from './use-editor.ts'
import type { Workspace } from './workspace.ts'

/**
 * The layers, topmost first: what the canvas is for keyboards and screen readers. Arrow keys choose, with Shift several;
 * Alt with an arrow key moves a layer in the order, F2 renames it, and the editor's other keys work here too.
 */
export function LayerListbox({ workspace, label = editorTexts.layers }: { workspace: Workspace; label?: string }) {
  const { editor } = workspace
  const list = useRef<HTMLDivElement>(null)
  const scene = useEditor(editor, sceneOf)
  const selection = useEditor(editor, (state) => state.selection)
  const [chosen, setChosen] = useState<string | undefined>(undefined)
  const [renaming, setRenaming] = useState<string | undefined>(undefined)
  const [hovered, setHovered] = useState<string | undefined>(undefined)
  const [menuAt, setMenuAt] = useState<Point | undefined>(undefined)
  const closeMenu = useCallback(() => setMenuAt(undefined), [])
  const rows = scene.layers.toReversed()
  const active = chosen !== undefined && selection.includes(chosen) ? chosen : selection.at(-1)
  const drag = useRowDrag(list, (id, row) => editor.moveLayer(id, rows.length - 1 - row))

  useEffect(() => {
    if (active) document.getElementById(rowId(active))?.scrollIntoView({ block: 'nearest' })
  }, [active])

  function choose(layer: Layer | undefined, { isExtending = false, isToggling = false } = {}): void {
    if (!layer) return
    setChosen(layer.id)
    if (isToggling) editor.toggle(layer.id)
    else if (isExtending) editor.select(between(rows, active, layer.id), { isAnnounced: false })
    else editor.pick(layer.id, { isAnnounced: false })
  }

  function press(event: KeyboardEvent): void {
    const row = rows.findIndex((layer) => layer.id === active)
    const layer = rows[row]
    if (event.altKey && layer && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      const to = rows.length - 1 - row + (event.key === 'ArrowUp' ? 1 : -1)
      if (to >= 0 && to < rows.length) {
        editor.moveLayer(layer.id, to)
        editor.announce(editorTexts.done.inOrder(shownName(layer), rows.length - to, rows.length))
      }
    } else if (event.key === 'F2' && layer) setRenaming(layer.id)
    else if (event.ctrlKey || event.metaKey || event.altKey) return
    else if (event.key in rowSteps)
      choose(rows[rowSteps[event.key]?.(row, rows.length) ?? 0], { isExtending: event.shiftKey })
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  function layerOf(event: MouseEvent): Layer | undefined {
    const row = (event.target as Element).closest<HTMLElement>('[data-layer]')
    return rows.find((layer) => layer.id === row?.dataset.layer)
  }

  return (
    <div className={styles.layers} onPointerLeave={() => setHovered(undefined)}>
      <div
        ref={list}
        role="listbox"
        aria-label={label}
        aria-multiselectable="true"
        aria-activedescendant={active && rowId(active)}
        tabIndex={0}
        data-editor-keys=""
        onKeyDown={press}
        onPointerDown={drag.start}
        onPointerOver={(event) => {
          const id = layerOf(event)?.id
          setHovered(id)
          editor.setState({ hover: id })
        }}
        onPointerLeave={() => editor.setState({ hover: undefined })}
        onClick={(event) =>
          choose(layerOf(event), { isExtending: event.shiftKey, isToggling: event.ctrlKey || event.metaKey })
        }
        onDoubleClick={(event) => setRenaming(layerOf(event)?.id)}
        onContextMenu={(event) => {
          event.preventDefault()
          const layer = layerOf(event) ?? rows.find((each) => each.id === active)
          if (layer && !selection.includes(layer.id)) choose(layer)
          setMenuAt({ x: event.clientX, y: event.clientY })
        }}
      >
        {rows.map((layer, row) => (
          <LayerRow
            key={layer.id}
            layer={layer}
            scene={scene}
            isSelected={selection.includes(layer.id)}
            isActive={layer.id === active}
            drop={drag.dropAt(row)}
          />
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend */}
      <div className={styles.toggles} role="group" aria-label={editorTexts.lockAndHide}>
        {rows.map((layer) => (
          <LayerToggles
            key={layer.id}
            editor={editor}
            layer={layer}
            isShown={layer.id === hovered || selection.includes(layer.id)}
          />
        ))}
      </div>
      {rows.map(
        (layer, row) =>
          layer.id === renaming && (
            <RenameField
              key={layer.id}
              layer={layer}
              row={row}
              onRename={(name) => name.trim() !== shownName(layer) && editor.rename(layer.id, name)}
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

/** From the row in hand, and of how many. */
const rowSteps: Readonly<Record<string, (row: number, count: number) => number>> = {
  ArrowUp: (row) => Math.max(0, row - 1),
  ArrowDown: (row, count) => Math.min(count - 1, row + 1),
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Ids of the rows from one to another, both included. */
function between(rows: readonly Layer[], from: string | undefined, to: string): string[] {
  const ends = [from ?? to, to].map((id) => rows.findIndex((layer) => layer.id === id))
  return rows.slice(Math.min(...ends), Math.max(...ends) + 1).map((layer) => layer.id)
}

function RenameField({
  layer,
  row,
  onRename,
  onClose,
}: {
  layer: Layer
  row: number
  onRename: (name: string) => void
  onClose: () => void
}) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])

  function finish(isKept: boolean): void {
    if (isKept && field.current) onRename(field.current.value)
    onClose()
  }
  return (
    <input
      ref={field}
      className={styles.rename}
      style={{ top: `calc(var(--row) * ${row})` }}
      aria-label={editorTexts.nameOf(shownName(layer))}
      defaultValue={shownName(layer)}
      maxLength={200}
      onBlur={() => finish(true)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') finish(true)
        if (event.key === 'Escape') finish(false)
        event.stopPropagation()
      }}
    />
  )
}
