import { useState } from 'react'
import { sceneOf } from '#client/editor/editor-state'
import { useEditor } from '#client/editor/use-editor'
import type { Workspace } from '#client/editor/workspace'
import { TabPanel, Tabs } from '#client/ui/tabs'
import { Rows } from './editor-skeleton.tsx'
import { Beside, LayerListbox, PropertiesPanel } from './lazy-parts.tsx'
import { useDragSteps } from './properties/use-drag-steps.ts'
import { Stage } from './stage.tsx'
import { visualTexts } from './texts.ts'

const words = visualTexts.panels
const name = 'panels'
const items = (['layers', 'properties'] as const).map((id) => ({ id, label: words[id] }))

/** Layers, canvas, properties. The canvas stays what it is when the window changes between wide and small. */
export function Panels({ workspace, isSmall, onHelp }: { workspace: Workspace; isSmall: boolean; onHelp: () => void }) {
  return (
    <div className="ed-body">
      {!isSmall && <LayersPanel workspace={workspace} />}
      <Stage workspace={workspace} isSmall={isSmall} onHelp={onHelp} />
      {isSmall ? <PanelTabs workspace={workspace} /> : <RightPanel workspace={workspace} />}
    </div>
  )
}

function LayersPanel({ workspace }: { workspace: Workspace }) {
  const count = useEditor(workspace.editor, (state) => sceneOf(state).layers.length)
  return (
    <section className="panel left" aria-label={words.layers} data-editor-region="">
      <div className="panel-h">
        <h2>{words.layers}</h2>
        <span className="t12 dimmer num">{count}</span>
      </div>
      <Beside>
        <LayerListbox workspace={workspace} label={words.layers} />
      </Beside>
      {count === 0 && <p className="t12 dimmer">{words.noLayers}</p>}
    </section>
  )
}

function RightPanel({ workspace }: { workspace: Workspace }) {
  const fields = useDragSteps<HTMLElement>(workspace.editor)
  return (
    <section ref={fields} className="panel right" aria-label={words.properties} data-editor-region="">
      <Beside fallback={<Rows count={5} />}>
        <PropertiesPanel workspace={workspace} />
      </Beside>
    </section>
  )
}

/** On small screens the two panels share the room below the canvas. */
function PanelTabs({ workspace }: { workspace: Workspace }) {
  const [tab, setTab] = useState<(typeof items)[number]['id']>('properties')
  return (
    <div className="ed-tabs">
      <Tabs name={name} label={words.label} value={tab} onChange={setTab} items={items} />
      <TabPanel name={name} id="layers" value={tab}>
        <LayersPanel workspace={workspace} />
      </TabPanel>
      <TabPanel name={name} id="properties" value={tab}>
        <RightPanel workspace={workspace} />
      </TabPanel>
    </div>
  )
}
