import { type ReactNode, useState } from 'react'
import { sceneOf } from '#client/editor/store/editor-state'
import { useEditor } from '#client/editor/store/use-editor'
import type { Workspace } from '#client/editor/store/workspace'
import { cx } from '#client/lib/cx'
import { TabPanel, Tabs } from '#client/ui/tabs'
import { Text } from '#client/ui/text'
import { LazyBoundary } from '../parts/lazy-boundary.tsx'
import { PanelHead } from '../parts/panel-head.tsx'
import { useDragSteps } from '../properties/use-drag-steps.ts'
import { Rows } from './editor-skeleton.tsx'
import { LayerListbox, PropertiesPanel } from './lazy-parts.ts'
import styles from './panels.module.css'
import { Stage } from './stage.tsx'
import { workspaceTexts } from './texts.ts'

const name = 'panels'
const tabs = ['layers', 'properties'] as const

/** Layers, canvas, properties. The canvas stays mounted when the window changes between wide and small. */
export function Panels({
  workspace,
  isSmall,
  children,
}: {
  workspace: Workspace
  isSmall: boolean
  /** Rendered over them. */
  children?: ReactNode
}) {
  return (
    <div className={styles.body}>
      {!isSmall && <LayersPanel workspace={workspace} />}
      <Stage workspace={workspace} isSmall={isSmall} />
      {isSmall ? <PanelTabs workspace={workspace} /> : <RightPanel workspace={workspace} />}
      {children}
    </div>
  )
}

function LayersPanel({ workspace }: { workspace: Workspace }) {
  const count = useEditor(workspace.editor, (state) => sceneOf(state).layers.length)
  return (
    <section className={cx(styles.panel, styles.left)} aria-label={workspaceTexts.panels.layers} data-editor-region="">
      <PanelHead title={workspaceTexts.panels.layers}>
        <Text as="span" size={12} tone="dimmer" figures>
          {count}
        </Text>
      </PanelHead>
      <LazyBoundary>
        <LayerListbox workspace={workspace} label={workspaceTexts.panels.layers} />
      </LazyBoundary>
      {count === 0 && (
        <Text size={12} tone="dimmer">
          {workspaceTexts.panels.noLayers}
        </Text>
      )}
    </section>
  )
}

function RightPanel({ workspace }: { workspace: Workspace }) {
  const fields = useDragSteps<HTMLElement>(workspace.editor)
  return (
    <section
      ref={fields}
      className={cx(styles.panel, styles.right)}
      aria-label={workspaceTexts.panels.properties}
      data-editor-region=""
    >
      <LazyBoundary fallback={<Rows count={5} />}>
        <PropertiesPanel workspace={workspace} />
      </LazyBoundary>
    </section>
  )
}

/** On small screens the two panels share the room below the canvas. */
function PanelTabs({ workspace }: { workspace: Workspace }) {
  const [tab, setTab] = useState<(typeof tabs)[number]>('properties')
  const items = tabs.map((id) => ({ id, label: workspaceTexts.panels[id] }))
  return (
    <div className={styles.tabs}>
      <Tabs name={name} label={workspaceTexts.panels.label} value={tab} onChange={setTab} items={items} />
      <TabPanel name={name} id="layers" value={tab}>
        <LayersPanel workspace={workspace} />
      </TabPanel>
      <TabPanel name={name} id="properties" value={tab}>
        <RightPanel workspace={workspace} />
      </TabPanel>
    </div>
  )
}
