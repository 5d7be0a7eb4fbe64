import {
  AppWindow,
  ChartNoAxesColumn,
  ChevronDown,
  Circle,
  Grid3x3,
  Image,
  Magnet,
  Minus,
  MoveRight,
  Plus,
  QrCode,
  Redo2,
  Smile,
  Square,
  Triangle,
  Type,
  Undo2,
} from 'lucide-react'
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

/** What is added to the canvas and how it is looked at. Arrow keys go from tool to tool. */
export function Toolbar({
  workspace,
  isSmall,
}: {
  workspace: Workspace
  /** Then the zoom stands at the canvas. */
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
      <ActionTool workspace={workspace} action="addText" draws="text" icon={Type} />
      <ActionTool workspace={workspace} action="addImage" draws="image" icon={Image} aria-haspopup="dialog" />
      <Shapes workspace={workspace} />
      <Icons workspace={workspace} />
      <ActionTool workspace={workspace} action="addPlaceholder" draws="placeholder" icon={AppWindow} />
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
  { action: 'addRectangle', icon: Square },
  { action: 'addLine', icon: Minus },
  { action: 'addArrow', icon: MoveRight },
] as const

const more = [
  { action: 'addChart', icon: ChartNoAxesColumn },
  { action: 'addQr', icon: QrCode },
] as const

function Shapes({ workspace }: { workspace: Workspace }) {
  return (
    <>
      <span className={styles.pair}>
        <ActionTool workspace={workspace} action="addRectangle" draws="rectangle" icon={Square} />
        <ActionMenu workspace={workspace} label={toolbarTexts.moreShapes} actions={shapes}>
          {(button) => (
            <Tool isBare className={styles.narrow} icon={ChevronDown} label={toolbarTexts.moreShapes} {...button} />
          )}
        </ActionMenu>
      </span>
      <ActionTool workspace={workspace} action="addCircle" draws="circle" icon={Circle} />
      <ActionTool workspace={workspace} action="addTriangle" draws="triangle" icon={Triangle} />
    </>
  )
}

function Icons({ workspace: { editor } }: { workspace: Workspace }) {
  return (
    <Popover
      label={partsTexts.icons.choose}
      trigger={(button) => <Tool icon={Smile} label={toolbarTexts.icon} {...button} />}
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
