import {
  type CSSProperties,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { fontOf, layoutText } from '#shared/drawing/text/layout-text'
import { letterSpacingOf } from '#shared/drawing/text/text-pieces'
import { isPlain } from '#shared/fonts/plain-letters'
import type { Camera } from '#shared/scene/camera'
import { createScene } from '#shared/scene/create'
import { type Matrix, toMatrix } from '#shared/scene/geometry'
import type { TextLayer } from '#shared/scene/scene'
import { minTextWidth } from '#shared/scene/text-layer'
import { loadFonts } from '../loading/font-loader.ts'
import { shownName } from '../store/describe-layer.ts'
import { type EditingText, findLayer } from '../store/editor-state.ts'
import { canvasSurface } from '../store/regions.ts'
import { withTyped } from '../store/text-size.ts'
import { useEditor } from '../store/use-editor.ts'
import type { Workspace } from '../store/workspace.ts'
import { ListMarksOverlay } from './list-marks.tsx'
import { firstBaseline, linesOf, placeCaret } from './text-field.ts'
import styles from './text-overlay.module.css'
import { createTyping, type Typing } from './typing.ts'
import { cssOfRun } from './word-styles.ts'
import { WordsBar } from './words-bar.tsx'

/** The text being edited, as a field exactly over its layer, which is not drawn meanwhile. */
export function TextOverlay({ workspace }: { workspace: Workspace }) {
  const editing = useEditor(workspace.editor, (state) => state.editingText)
  const layer = useEditor(workspace.editor, (state) => state.editingText && findLayer(state, state.editingText.layerId))
  if (!editing || layer?.type !== 'text') return null
  return <TextField key={layer.id} workspace={workspace} layer={layer} editing={editing} />
}

function TextField({ workspace, layer, editing }: { workspace: Workspace; layer: TextLayer; editing: EditingText }) {
  const { editor, host } = workspace
  const field = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const start = useRef({ layer, at: editing.at })
  const camera = useEditor(editor, (state) => state.camera)
  const [lift, setLift] = useState(0)
  const [typing, setTyping] = useState<Typing | undefined>(undefined)
  const [typed, setTyped] = useState(layer)

  /** High-density screens round letter heights to their own pixels: this compensates for the difference. */
  const liftOf = useEffectEvent((element: HTMLElement) => {
    const drawn = editor.measure && layoutText(editor.measure, layer.data, layer.width, layer.height)
    return drawn?.lines[0] ? drawn.lines[0].baseline - drawn.top - firstBaseline(element) : 0
  })
  const follow = useEffectEvent((element: HTMLElement, words: Typing['words']) => {
    const { text, runs } = words()
    const next = withTyped(layer, { text, runs, lines: () => linesOf(element) }, editor.measure)
    setTyped(next)
    // letters of other fonts, and weights not used before, still need their files
    if (runs.length > 0 || !isPlain(text)) void loadFontsOf(next)
  })
  /** Applies them to the typed text once they are loaded. */
  async function loadFontsOf(next: TextLayer): Promise<void> {
    const before = fontOf({ ...next.data })
    await loadFonts({ pages: [{ ...createScene('typed'), layers: [next] }] })
    if (fontOf({ ...next.data }) !== before)
      setTyped((now) => (now === next ? { ...next, data: { ...next.data } } : now))
  }
  useLayoutEffect(() => {
    const element = field.current
    if (!element) return
    setLift(liftOf(element))
    const { data } = start.current.layer
    const styleOf = cssOfRun.bind(undefined, data)
    const created: Typing = createTyping(element, data, { styleOf, onChange: () => follow(element, created.words) })
    setTyping(created)
    element.focus({ preventScroll: true })
    placeCaret(element, start.current.at)
  }, [])
  useEffect(() => {
    const element = field.current
    if (!element || !typing) return undefined
    return editor.holdText(() => ({ ...typing.words(), lines: linesOf(element) }))
  }, [editor, typing])

  function leave(): void {
    const surface = field.current?.parentElement?.querySelector<HTMLElement>(canvasSurface)
    editor.commitText()
    surface?.focus({ preventScroll: true })
  }
  function press(event: KeyboardEvent): void {
    event.stopPropagation()
    if (event.nativeEvent.isComposing) return
    const act = actOf(event)
    if (!act) return
    event.preventDefault()
    if (act === 'save' || act === 'leave') leave()
    else if (act === 'bar') bar.current?.querySelector('button')?.focus()
    else typing?.[act]()
    if (act === 'save') host.onSave?.()
  }

  const layout = editor.measure && layoutText(editor.measure, typed.data, typed.width, typed.height)
  const { indent = 0, top = 0 } = layout ?? {}
  const words = styleOf(typed)
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: only of such an element the browser tells where it broke the lines */}
      <div
        ref={field}
        className={styles.text}
        role="textbox"
        aria-multiline="true"
        aria-label={shownName(layer)}
        tabIndex={0}
        contentEditable="plaintext-only"
        suppressContentEditableWarning
        spellCheck
        dir="auto"
        style={{
          ...words,
          ...widthOf(layer),
          transform: `${onScreen(toMatrix(layer), camera)} translateY(${lift + top}px)${growingFrom(layer)}`,
          textAlign: typed.data.textAlign,
          paddingInlineStart: indent,
          caretColor: typed.data.color,
          outlineWidth: 1.5 / camera.zoom,
          opacity: layer.opacity,
        }}
        onInput={({ nativeEvent }) => typing?.follow(nativeEvent as InputEvent)}
        onCompositionEnd={() => typing?.follow({ inputType: 'insertCompositionText', data: null, isComposing: false })}
        onKeyDown={press}
        onBlur={({ relatedTarget }) => {
          if (!bar.current?.contains(relatedTarget)) editor.commitText()
        }}
      />
      {layout && indent > 0 && (
        <ListMarksOverlay
          lines={layout.lines}
          step={typed.data.fontSize * typed.data.lineHeight}
          style={{
            ...words,
            transform: `${onScreen(toMatrix(typed), camera)} translateY(${lift + top}px)`,
            opacity: layer.opacity,
          }}
        />
      )}
      {typing && (
        <WordsBar
          ref={bar}
          editor={editor}
          layer={typed}
          field={field}
          typing={typing}
          onLeave={() => editor.commitText()}
        />
      )}
    </>
  )
}

type Act = 'save' | 'leave' | 'bar' | 'toggleBold' | 'toggleItalic' | 'undo' | 'redo'

/** What a key does in the field besides typing. Alt+F10 goes to the bar, as in most editors. */
function actOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): Act | undefined {
  if (key === 'Escape' || key === 'Tab') return 'leave'
  if (key === 'F10' && altKey) return 'bar'
  if (!(ctrlKey || metaKey) || altKey) return undefined
  const acts: Readonly<Record<string, Act>> = { s: 'save', b: 'toggleBold', i: 'toggleItalic', y: 'redo' }
  const letter = key.toLowerCase()
  if (letter === 'z') return shiftKey ? 'redo' : 'undo'
  return acts[letter]
}

function onScreen([a, b, c, d, e, f]: Matrix, { zoom, x, y }: Camera): string {
  return `matrix(${[a * zoom, b * zoom, c * zoom, d * zoom, e * zoom + x, f * zoom + y].join()})`
}

function styleOf({ data }: TextLayer): CSSProperties {
  return {
    font: fontOf(data),
    lineHeight: data.lineHeight,
    letterSpacing: `${letterSpacingOf(data)}px`,
    textTransform: data.textCase === 'upper' ? 'uppercase' : 'none',
    color: data.color,
  }
}

/** An auto-width text is as wide as its words. */
function widthOf({ data: { growsTo }, width }: TextLayer): CSSProperties {
  return growsTo === undefined ? { width } : { width: 'max-content', minWidth: minTextWidth, maxWidth: growsTo }
}

/** The fixed edge while it grows: its centre or right edge, if it is aligned so. */
function growingFrom({ data: { growsTo, textAlign }, width }: TextLayer): string {
  if (growsTo === undefined || textAlign === 'left') return ''
  return textAlign === 'center' ? ` translateX(calc(${width / 2}px - 50%))` : ` translateX(calc(${width}px - 100%))`
}
