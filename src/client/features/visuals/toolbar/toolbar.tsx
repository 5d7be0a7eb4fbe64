import {
  AppWindow,
  ChevronDown,
  Circle,
  Grid3x3,
  Image,
  Magnet,
  Minus,
  Redo2,
  Smile,
  Square,
  Triangle,
  Type,
  Undo2,
} from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { sceneOf } from '#client/editor/editor-state'
import type { Editor } from '#client/editor/editor-store'
import { useEditor } from '#client/editor/use-editor'
import { setSettings } from '#shared/scene/edit'
import { Beside, IconGrid } from '../lazy-parts.tsx'
import { Popup } from '../popup.tsx'
import { visualTexts } from '../texts.ts'
import { Tool } from './tool.tsx'
import { ZoomTools } from './zoom-tools.tsx'

const words = visualTexts.tools

/** What is added to the canvas and how it is looked at. Arrow keys go from tool to tool. */
export function Toolbar({
  editor,
  isSmall,
  onImage,
}: {
  editor: Editor
  /** Then the zoom stands at the canvas. */
  isSmall: boolean
  onImage: () => void
}) {
  return (
    <div className="ed-tools" role="toolbar" aria-label={words.label} data-editor-region="" onKeyDown={moveFocus}>
      <HistoryTools editor={editor} />
      <span className="sep" />
      <Tool icon={Type} label={words.text} onClick={() => editor.addText({ isEdited: true })} />
      <Tool icon={Image} label={words.image} aria-haspopup="dialog" onClick={onImage} />
      <Shapes editor={editor} />
      <Icons editor={editor} />
      <Tool icon={AppWindow} label={words.placeholder} onClick={() => editor.addPlaceholder()} />
      <span className="push" />
      <GridTools editor={editor} />
      {!isSmall && <span className="sep" />}
      {!isSmall && <ZoomTools editor={editor} />}
    </div>
  )
}

function HistoryTools({ editor }: { editor: Editor }) {
  const canUndo = useEditor(editor, (state) => state.canUndo)
  const canRedo = useEditor(editor, (state) => state.canRedo)
  return (
    <>
      <Tool
        isBare
        icon={Undo2}
        label={words.undo}
        tip={`${words.undo} (Ctrl+Z)`}
        disabled={!canUndo}
        onClick={editor.undo}
      />
      <Tool
        isBare
        icon={Redo2}
        label={words.redo}
        tip={`${words.redo} (Ctrl+Shift+Z)`}
        disabled={!canRedo}
        onClick={editor.redo}
      />
    </>
  )
}

function Shapes({ editor }: { editor: Editor }) {
  return (
    <>
      <span className="tool-pair">
        <Tool icon={Square} label={words.rectangle} onClick={() => editor.addShape('rectangle')} />
        <Popup
          label={words.moreShapes}
          trigger={(button) => (
            <Tool isBare className="tool tool-narrow" icon={ChevronDown} label={words.moreShapes} {...button} />
          )}
        >
          {(close) => (
            <ul className="ed-menu">
              {(['rectangle', 'line'] as const).map((shape) => {
                const Icon = shape === 'line' ? Minus : Square
                return (
                  <li key={shape}>
                    <button
                      type="button"
                      className="ed-menu-item"
                      onClick={() => {
                        close()
                        editor.addShape(shape)
                      }}
                    >
                      <Icon className="icon" aria-hidden="true" />
                      {words[shape]}
                    </button>
                  </li>
                )
              })}
            </ul>
          )}
        </Popup>
      </span>
      <Tool icon={Circle} label={words.circle} onClick={() => editor.addShape('circle')} />
      <Tool icon={Triangle} label={words.triangle} onClick={() => editor.addShape('triangle')} />
    </>
  )
}

function Icons({ editor }: { editor: Editor }) {
  return (
    <Popup label={visualTexts.icons.choose} trigger={(button) => <Tool icon={Smile} label={words.icon} {...button} />}>
      {(close) => (
        <Beside>
          <IconGrid
            onPick={(name) => {
              close()
              editor.addIcon(name)
            }}
          />
        </Beside>
      )}
    </Popup>
  )
}

function GridTools({ editor }: { editor: Editor }) {
  const gridEnabled = useEditor(editor, (state) => sceneOf(state).settings.gridEnabled)
  const snapToGrid = useEditor(editor, (state) => sceneOf(state).settings.snapToGrid)
  return (
    <>
      <Tool
        isBare
        icon={Grid3x3}
        label={words.grid}
        aria-pressed={gridEnabled}
        onClick={() => editor.change((scene) => setSettings(scene, { gridEnabled: !gridEnabled }))}
      />
      <Tool
        isBare
        icon={Magnet}
        label={words.snap}
        aria-pressed={snapToGrid}
        onClick={() => editor.change((scene) => setSettings(scene, { snapToGrid: !snapToGrid }))}
      />
    </>
  )
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
  if (step === 0) return
  const tools = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button.tool:not(:disabled)')]
  const index = tools.indexOf(event.target as HTMLButtonElement)
  if (index === -1) return
  event.preventDefault()
  tools[(index + step + tools.length) % tools.length]?.focus()
}
