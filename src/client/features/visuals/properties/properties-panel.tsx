import { useState } from 'react'
import { sameItems } from '#client/editor/canvas/same-items'
import { selectedLayers } from '#client/editor/store/editor-state'
import { useEditor } from '#client/editor/store/use-editor'
import type { Workspace } from '#client/editor/store/workspace'
import { TabPanel, Tabs } from '#client/ui/tabs'
import { Text } from '#client/ui/text'
import { PanelHead } from '../parts/panel-head.tsx'
import { BasicTab } from './basic-tab.tsx'
import { CanvasSettingsFields } from './canvas-settings.tsx'
import { EffectsTab } from './effects-tab.tsx'
import styles from './properties.module.css'
import { StyleTab } from './style-tab.tsx'
import { propertyTexts } from './texts.ts'

const name = 'properties'
const tabs = ['basic', 'style', 'effects'] as const
type Tab = (typeof tabs)[number]

/**
 * The fields of the selection, or of the canvas if nothing is selected. The open tab stays open from layer to layer.
 */
export function PropertiesPanel({ workspace }: { workspace: Workspace }) {
  const { editor } = workspace
  const layers = useEditor(editor, selectedLayers, sameItems)
  const [tab, setTab] = useState<Tab>('basic')

  if (layers.length === 0) {
    return (
      <>
        <PanelHead title={propertyTexts.canvas.title} />
        <CanvasSettingsFields editor={editor} />
      </>
    )
  }
  return (
    <>
      <Tabs
        name={name}
        label={propertyTexts.label}
        value={tab}
        onChange={setTab}
        items={tabs.map((id) => ({ id, label: propertyTexts.tabs[id] }))}
      />
      {layers.length > 1 && (
        <Text size={12} tone="dimmer" className={styles.several}>
          {propertyTexts.several(layers.length)}
        </Text>
      )}
      <TabPanel name={name} id="basic" value={tab} className={styles.fields}>
        <BasicTab workspace={workspace} layers={layers} />
      </TabPanel>
      <TabPanel name={name} id="style" value={tab} className={styles.fields}>
        <StyleTab workspace={workspace} layers={layers} />
      </TabPanel>
      <TabPanel name={name} id="effects" value={tab} className={styles.fields}>
        <EffectsTab editor={editor} layers={layers} />
      </TabPanel>
    </>
  )
}
