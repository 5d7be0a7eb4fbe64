import { Plus, X } from 'lucide-react'
import { sceneOf } from '#client/editor/editor-state'
import type { Editor } from '#client/editor/editor-store'
import { useEditor } from '#client/editor/use-editor'
import { Button } from '#client/ui/button'
import { IconButton } from '#client/ui/icon-button'
import { SwitchLine } from '#client/ui/switch'
import { canvasLimits } from '#shared/rules/canvas'
import { setSettings } from '#shared/scene/edit'
import type { CanvasSettings, Guide } from '#shared/scene/scene'
import { resizePages } from '../resize-pages.ts'
import { ColourField } from './colour-field.tsx'
import { NumberField } from './number-field.tsx'
import { propertyTexts } from './texts.ts'

const words = propertyTexts.canvas
const side = { min: canvasLimits.minSide, max: canvasLimits.maxSide, fallback: 1, digits: 0 }
const gridSize = { min: 2, max: 1_000, fallback: 0, digits: 0 }
const position = { fallback: 0, digits: 1 }
const guideColour = '#ff5ca8'

/** What there is to set while no layer is selected. */
export function CanvasSettingsFields({ editor }: { editor: Editor }) {
  const settings = useEditor(editor, (state) => sceneOf(state).settings)
  const { width, height } = settings
  const set = (change: Partial<CanvasSettings>) =>
    editor.change((scene) => setSettings(scene, change), { mergeKey: `canvas.${Object.keys(change).join()}` })

  return (
    <div className="props">
      <div className="duo">
        <NumberField
          label={propertyTexts.width}
          affix="W"
          value={width}
          rules={side}
          isLive={false}
          onChange={(value) => resizePages(editor, { width: value, height })}
        />
        <NumberField
          label={propertyTexts.height}
          affix="H"
          value={height}
          rules={side}
          isLive={false}
          onChange={(value) => resizePages(editor, { width, height: value })}
        />
      </div>
      <ColourField
        editor={editor}
        label={words.background}
        value={settings.backgroundColor}
        onChange={(backgroundColor) => set({ backgroundColor })}
      />
      <div className="grp">
        <SwitchLine
          label={words.grid}
          checked={settings.gridEnabled}
          onChange={(gridEnabled) => set({ gridEnabled })}
        />
        <SwitchLine label={words.snap} checked={settings.snapToGrid} onChange={(snapToGrid) => set({ snapToGrid })} />
        <NumberField
          label={words.gridSize}
          value={settings.gridSize}
          rules={gridSize}
          onChange={(value) => set({ gridSize: value })}
        />
      </div>
      <Guides settings={settings} onChange={(guides) => set({ guides })} />
    </div>
  )
}

function Guides({ settings, onChange }: { settings: CanvasSettings; onChange: (guides: readonly Guide[]) => void }) {
  const { guides, width, height } = settings
  const add = (type: Guide['type']) =>
    onChange([...guides, { type, position: (type === 'vertical' ? width : height) / 2, color: guideColour }])
  return (
    <section className="grp" aria-label={words.guides}>
      <h3 className="label">{words.guides}</h3>
      {guides.length === 0 ? (
        <p className="t12 dimmer">{words.noGuides}</p>
      ) : (
        <ul className="guides">
          {guides.map((guide, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a guide is its place in the list
            <li key={index}>
              <NumberField
                label={words[guide.type](index + 1)}
                affix={guide.type === 'vertical' ? 'X' : 'Y'}
                value={guide.position}
                rules={position}
                onChange={(value) => onChange(guides.with(index, { ...guide, position: value }))}
              />
              <IconButton
                icon={X}
                size="sm"
                label={words.remove(index + 1)}
                onClick={() => onChange(guides.toSpliced(index, 1))}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="duo">
        <Button size="sm" icon={Plus} aria-label={words.addVertical.name} onClick={() => add('vertical')}>
          {words.addVertical.label}
        </Button>
        <Button size="sm" icon={Plus} aria-label={words.addHorizontal.name} onClick={() => add('horizontal')}>
          {words.addHorizontal.label}
        </Button>
      </div>
    </section>
  )
}
