import {
  type CSSProperties,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { fontOf, layoutText } from '#shared/drawing/layout-text'
import type { Camera } from '#shared/scene/camera'
import { toMatrix } from '#shared/scene/geometry'
import type { TextLayer } from '#shared/scene/scene'
import { alignedFor } from '#shared/scene/text-direction'
import { leastTextWidth } from '#shared/scene/text-layer'
import { shownName } from './describe-layer.ts'
import { type EditingText, findLayer } from './editor-state.ts'
import { canvasSurface } from './regions.ts'
import { firstBaseline, linesOf, placeCaret, readText, writeText } from './text-field.ts'
import styles from './text-overlay.module.css'
import { useEditor } from './use-editor.ts'
import type { Workspace } from './workspace.ts'

/** The text that is being typed, as a field that lies exactly over its layer, which is not drawn meanwhile. */
export function TextOverlay({ workspace }: { workspace: Workspace }) {
  const editing = useEditor(workspace.editor, (state) => state.editingText)
  const layer = useEditor(workspace.editor, (state) => state.editingText && findLayer(state, state.editingText.layerId))
  if (!editing || layer?.type !== 'text') return null
  return <TextField key={layer.id} workspace={workspace} layer={layer} editing={editing} />
}

function TextField({ workspace, layer, editing }: { workspace: Workspace; layer: TextLayer; editing: EditingText }) {
  const { editor, host } = workspace
  const field = useRef<HTMLDivElement>(null)
  const start = useRef({ text: layer.data.text, at: editing.at })
  const camera = useEditor(editor, (state) => state.camera)
  const [lift, setLift] = useState(0)
  const [textAlign, setTextAlign] = useState(layer.data.textAlign)

  /** Dense screens round the letters' heights in their own pixels: what is left is made up for. */
  const liftOf = useEffectEvent((element: HTMLElement) => {
    const drawn = editor.measure && layoutText(editor.measure, layer.data, layer.width).lines[0]
    return drawn ? drawn.baseline - firstBaseline(element) : 0
  })
  useLayoutEffect(() => {
    const element = field.current
    if (!element) return
    setLift(liftOf(element))
    writeText(element, start.current.text)
    element.focus({ preventScroll: true })
    placeCaret(element, start.current.at)
  }, [])
  useEffect(() => {
    const element = field.current
    return element ? editor.holdText(() => ({ text: readText(element), lines: linesOf(element) })) : undefined
  }, [editor])

  function leave(): void {
    const surface = field.current?.parentElement?.querySelector<HTMLElement>(canvasSurface)
    editor.commitText()
    surface?.focus({ preventScroll: true })
  }
  function press(event: KeyboardEvent): void {
    event.stopPropagation()
    const isSave = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's'
    if (event.nativeEvent.isComposing || !(isSave || event.key === 'Escape' || event.key === 'Tab')) return
    event.preventDefault()
    leave()
    if (isSave) host.onSave?.()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: only of such an element the browser tells where it broke the lines
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
      style={{ ...styleOf(layer, camera, lift), textAlign }}
      onInput={(event) => setTextAlign(alignedFor(layer.data, readText(event.currentTarget)))}
      onKeyDown={press}
      onBlur={() => editor.commitText()}
    />
  )
}

function styleOf(layer: TextLayer, { zoom, x, y }: Camera, lift: number): CSSProperties {
  const { data } = layer
  const [a, b, c, d, e, f] = toMatrix(layer)
  const onScreen = [a * zoom, b * zoom, c * zoom, d * zoom, e * zoom + x, f * zoom + y]
  return {
    ...widthOf(layer),
    transform: `matrix(${onScreen.join()}) translateY(${lift}px)${growingFrom(layer)}`,
    font: fontOf(data),
    lineHeight: data.lineHeight,
    color: data.color,
    caretColor: data.color,
    opacity: layer.opacity,
    outlineWidth: 1.5 / zoom,
  }
}

/** A text that grows is as wide as what is typed. */
function widthOf({ data: { growsTo }, width }: TextLayer): CSSProperties {
  return growsTo === undefined ? { width } : { width: 'max-content', minWidth: leastTextWidth, maxWidth: growsTo }
}

/** From its middle or its right edge, where it is aligned so. */
function growingFrom({ data: { growsTo, textAlign }, width }: TextLayer): string {
  if (growsTo === undefined || textAlign === 'left') return ''
  return textAlign === 'center' ? ` translateX(calc(${width / 2}px - 50%))` : ` translateX(calc(${width}px - 100%))`
}
