import { Bold, Eraser, Italic, Palette } from 'lucide-react'
import { type CSSProperties, type PointerEvent, type ReactNode, type RefObject, useEffect, useState } from 'react'
import { cx } from '#client/lib/cx'
import { Cluster } from '#client/ui/layout'
import { rovingFocus } from '#client/ui/roving-focus'
import { hasItalic } from '#shared/fonts/fonts'
import type { Camera } from '#shared/scene/camera'
import { parseColour, toHex } from '#shared/scene/colour'
import { layerBounds } from '#shared/scene/geometry'
import { kindOf } from '#shared/scene/layer-kinds'
import type { RunStyle, Scene, TextLayer } from '#shared/scene/scene'
import type { Size } from '../store/editor-state.ts'
import type { Editor } from '../store/editor-store.ts'
import { useEditor } from '../store/use-editor.ts'
import { editorTexts } from '../texts/texts.ts'
import type { Typing } from './typing.ts'
import { isBold, isItalic } from './word-styles.ts'
import styles from './words-bar.module.css'

const maxColours = 6
const highlights = { yellow: '#ffe066', green: '#b2f2bb', red: '#ffc9c9', blue: '#a5d8ff' } as const

/** Styles for the selected words, above the text being edited. Pressing it keeps the selection and the caret. */
export function WordsBar({
  ref,
  editor,
  layer,
  field,
  typing,
  onLeave,
}: {
  ref: RefObject<HTMLDivElement | null>
  editor: Editor
  layer: TextLayer
  field: { readonly current: HTMLElement | null }
  typing: Typing
  /** The focus went neither back to the field nor to another button of the bar. */
  onLeave: () => void
}) {
  const { camera, viewport } = useEditor(editor, (state) => state)
  const look = useLook(typing)
  const { data } = layer
  const { words } = editorTexts
  useEffect(() => rovingFocus(ref.current), [ref])

  return (
    <Cluster
      gap={4}
      wrap={false}
      ref={ref}
      className={styles.bar}
      role="toolbar"
      aria-label={words.label}
      style={placeOf(layer, camera, viewport)}
      onPointerDown={keepFocus}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.key === 'Escape') field.current?.focus({ preventScroll: true })
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget !== field.current && !currentTarget.contains(relatedTarget)) onLeave()
      }}
    >
      <Choice label={words.bold} isOn={isBold(data, look)} onPick={typing.toggleBold}>
        <Bold className="icon s" aria-hidden="true" />
      </Choice>
      {hasItalic(data.fontFamily) && (
        <Choice label={words.italic} isOn={isItalic(data, look)} onPick={typing.toggleItalic}>
          <Italic className="icon s" aria-hidden="true" />
        </Choice>
      )}
      <fieldset aria-label={words.color}>
        {coloursFor(editor.scene(), data.color).map((colour) => (
          <Choice
            key={colour}
            label={colour === data.color ? words.plainColor : words.colored(colour.toUpperCase())}
            isOn={(look.color ?? data.color) === colour}
            onPick={() => typing.style({ color: colour === data.color ? undefined : colour })}
          >
            <span className={styles.dot} style={{ background: colour }} />
          </Choice>
        ))}
        <FreeColour
          label={words.anyColor}
          value={look.color ?? data.color}
          onPick={(color) => typing.style({ color })}
        />
      </fieldset>
      <fieldset aria-label={words.highlight}>
        {(['yellow', 'green', 'red', 'blue'] as const).map((name) => (
          <Choice
            key={name}
            label={`${words.highlight}: ${words.highlights[name]}`}
            isOn={look.highlight === highlights[name]}
            onPick={() => typing.style({ highlight: highlights[name] })}
          >
            <span className={cx(styles.dot, styles.broad)} style={{ background: highlights[name] }} />
          </Choice>
        ))}
        <FreeColour
          label={words.anyHighlight}
          value={look.highlight ?? highlights.yellow}
          onPick={(highlight) => typing.style({ highlight })}
        />
        {look.highlight !== undefined && (
          <Choice label={words.noHighlight} isOn={false} onPick={() => typing.style({ highlight: undefined })}>
            <Eraser className="icon s" aria-hidden="true" />
          </Choice>
        )}
      </fieldset>
    </Cluster>
  )
}

function Choice({
  label,
  isOn,
  onPick,
  children,
}: {
  label: string
  isOn: boolean
  onPick: () => void
  children: ReactNode
}) {
  return (
    <button type="button" aria-label={label} title={label} aria-pressed={isOn} onClick={onPick}>
      {children}
    </button>
  )
}

/** The browser's own colour picker. */
function FreeColour({ label, value, onPick }: { label: string; value: string; onPick: (colour: string) => void }) {
  return (
    <label className={styles.free} title={label}>
      <Palette className="icon s" aria-hidden="true" />
      <input type="color" aria-label={label} value={toHex(value)} onChange={(event) => onPick(event.target.value)} />
    </label>
  )
}

/** The style that the selected words share; it changes with the selection and with typing. */
function useLook(typing: Typing): RunStyle {
  const [look, setLook] = useState<RunStyle>({})
  useEffect(() => {
    const read = () => setLook(typing.look())
    read()
    document.addEventListener('selectionchange', read)
    return () => document.removeEventListener('selectionchange', read)
  }, [typing])
  return look
}

function keepFocus(event: PointerEvent): void {
  event.preventDefault()
}

/**
 * Screen pixels: from bar to text, from bar to the edges of the view, and the bar's size; fingers need higher buttons.
 */
const gap = 10
const edge = 8
const bar = { width: 444, height: 40, touchHeight: 56 }

/** Above the text, below it where there is no room, and always in the view. */
function placeOf(layer: TextLayer, { zoom, x, y }: Camera, viewport: Size): CSSProperties {
  const box = layerBounds(layer)
  const height = viewport.width < bar.width + edge * 2 ? bar.touchHeight : bar.height
  const left = Math.max(edge, Math.min(box.x * zoom + x, viewport.width - bar.width - edge))
  const above = box.y * zoom + y - gap - height
  const below = (box.y + box.height) * zoom + y + gap
  return { left, top: above >= edge ? above : Math.min(below, Math.max(edge, viewport.height - height - edge)) }
}

/** The text's own colours, then those of the page. */
function coloursFor(scene: Scene, own: string): string[] {
  const found = [scene.settings.backgroundColor, ...scene.layers.flatMap((layer) => kindOf(layer).coloursOf(layer))]
  const opaque = found.filter((colour) => parseColour(colour)?.alpha === 1)
  return [...new Set([own, ...opaque, '#e03131', '#1971c2', '#000000'])].slice(0, maxColours)
}
