import { useState } from 'react'
import { selectedLayers } from '#client/editor/editor-state'
import { sameItems, useEditor } from '#client/editor/use-editor'
import type { Workspace } from '#client/editor/workspace'
import { TabPanel, Tabs } from '#client/ui/tabs'
import { visualTexts } from '../texts.ts'
import { BasicTab } from './basic-tab.tsx'
import { CanvasSettingsFields } from './canvas-settings.tsx'
import { EffectsTab } from './effects-tab.tsx'
import { StyleTab } from './style-tab.tsx'
import { propertyTexts } from './texts.ts'

const words = visualTexts.panels
const name = 'properties'
const items = (['basic', 'style', 'effects'] as const).map((id) => ({ id, label: words[id] }))

type Tab = (typeof items)[number]['id']

/** What is selected, field by field; with nothing selected, the canvas. The open tab stays open from layer to layer. */
export function PropertiesPanel({ workspace }: { workspace: Workspace }) {
  const { editor } = workspace
  const layers = useEditor(editor, selectedLayers, sameItems)
  const [tab, setTab] = useState<Tab>('basic')

  if (layers.length === 0) {
    return (
      <>
        <div className="panel-h">
          <h2>{propertyTexts.canvas.title}</h2>
        </div>
        <CanvasSettingsFields editor={editor} />
      </>
    )
  }
  return (
    <>
      <Tabs name={name} label={words.properties} value={tab} onChange={setTab} items={items} />
      {layers.length > 1 && <p className="t12 dimmer several">{words.several(layers.length)}</p>}
      <TabPanel name={name} id="basic" value={tab} className="props">
        <BasicTab editor={editor} layers={layers} />
      </TabPanel>
      <TabPanel name={name} id="style" value={tab} className="props">
        <StyleTab workspace={workspace} layers={layers} />
      </TabPanel>
      <TabPanel name={name} id="effects" value={tab} className="props">
        <EffectsTab editor={editor} layers={layers} />
      </TabPanel>
    </>
  )
}
