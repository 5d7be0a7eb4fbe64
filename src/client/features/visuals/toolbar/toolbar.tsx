import { ChevronDown, Grid3x3, Magnet, Plus, Redo2, Undo2 } from 'lucide-react'
import { kindIcons } from '#client/editor/layers/kind-icons'
import type { Workspace } from '#client/editor/store/workspace'
import { Cluster } from '#client/ui/layout'
import { Popover } from '#client/ui/popover'
import { rovingFocus } from '#client/ui/roving-focus'
import { LazyBoundary } from '../parts/lazy-boundary.tsx'
import { IconGrid } from '../parts/lazy-icon-grid.ts'
import { partsTexts } from '../parts/texts.ts'
import { ActionTool, Tool } from '../parts/tool.tsx'
import { ActionMenu } from './action-menu.tsx'
import { toolbarTexts } from './texts.ts'
import styles from './toolbar.module.css'
import { ZoomTools } from './zoom-tools.tsx'

/** The tools that add layers and change the view. Arrow keys move between tools. */
export function Toolbar({
  workspace,
  isSmall,
}: {
  workspace: Workspace
  /** The zoom is next to the canvas then. */
  isSmall: boolean
}) {
  return (
    <Cluster
      gap={2}
      wrap={false}
      ref={rovingFocus}
      className={styles.toolbar}
      role="toolbar"
      aria-label={toolbarTexts.label}
      data-editor-region=""
    >
      <HistoryTools workspace={workspace} />
      <span className={styles.separator} />
      <ActionTool workspace={workspace} action="addText" draws="text" icon={kindIcons.text} />
      <ActionTool workspace={workspace} action="addImage" draws="image" icon={kindIcons.image} aria-haspopup="dialog" />
      <Shapes workspace={workspace} />
      <Icons workspace={workspace} />
      <ActionTool workspace={workspace} action="addPlaceholder" draws="placeholder" icon={kindIcons.placeholder} />
      <ActionMenu workspace={workspace} label={toolbarTexts.more} actions={more}>
        {(button) => <Tool icon={Plus} label={toolbarTexts.more} {...button} />}
      </ActionMenu>
      <span className={styles.space} />
      <ActionTool isBare workspace={workspace} action="grid" icon={Grid3x3} />
      <ActionTool isBare workspace={workspace} action="snap" icon={Magnet} />
      {!isSmall && <span className={styles.separator} />}
      {!isSmall && <ZoomTools workspace={workspace} />}
    </Cluster>
  )
}

function HistoryTools({ workspace }: { workspace: Workspace }) {
  const { undoTip, redoTip } = toolbarTexts
  return (
    <>
      <ActionTool isBare workspace={workspace} action="undo" icon={Undo2} tip={undoTip} />
      <ActionTool isBare workspace={workspace} action="redo" icon={Redo2} tip={redoTip} />
    </>
  )
}

const shapes = [
  { action: 'addRectangle', icon: kindIcons.rectangle },
  { action: 'addLine', icon: kindIcons.line },
  { action: 'addArrow', icon: kindIcons.arrow },
] as const

const more = [
  { action: 'addChart', icon: kindIcons.chart },
  { action: 'addQr', icon: kindIcons.qr },
] as const

function Shapes({ workspace }: { workspace: Workspace }) {
  return (
    <>
      <span className={styles.pair}>
        <ActionTool workspace={workspace} action="addRectangle" draws="rectangle" icon={kindIcons.rectangle} />
        <ActionMenu workspace={workspace} label={toolbarTexts.moreShapes} actions={shapes}>
          {(button) => (
            <Tool isBare className={styles.narrow} icon={ChevronDown} label={toolbarTexts.moreShapes} {...button} />
          )}
        </ActionMenu>
      </span>
      <ActionTool workspace={workspace} action="addCircle" draws="circle" icon={kindIcons.circle} />
      <ActionTool workspace={workspace} action="addTriangle" draws="triangle" icon={kindIcons.triangle} />
    </>
  )
}

function Icons({ workspace: { editor } }: { workspace: Workspace }) {
  return (
    <Popover
      label={partsTexts.icons.choose}
      trigger={(button) => <Tool icon={kindIcons.icon} label={toolbarTexts.icon} {...button} />}
    >
      {(close) => (
        <LazyBoundary>
          <IconGrid
            onPick={(icon) => {
              close()
              editor.addIcon(icon)
            }}
          />
        </LazyBoundary>
      )}
    </Popover>
  )
}
