import { ZoomIn, ZoomOut } from 'lucide-react'
import { runAction } from '#client/editor/keys/actions'
import { useEditor } from '#client/editor/store/use-editor'
import type { Workspace } from '#client/editor/store/workspace'
import { formatPercent } from '#client/lib/formatting'
import { Tooltip } from '#client/ui/tooltip'
import { ActionTool, ToolButton } from '../parts/tool.tsx'
import { toolbarTexts } from './texts.ts'
import styles from './zoom-tools.module.css'

/** Zoom out, level, zoom in. Pressing the level fits the whole canvas. */
export function ZoomTools({ workspace }: { workspace: Workspace }) {
  const percent = useEditor(workspace.editor, (state) => Math.round(state.camera.zoom * 100))
  const words = toolbarTexts
  return (
    <span className={styles.zoom}>
      <ActionTool isBare workspace={workspace} action="zoomOut" icon={ZoomOut} />
      <Tooltip label={words.fitTip}>
        <ToolButton
          className={styles.value}
          aria-label={words.fit(percent)}
          onClick={() => runAction('zoomFit', workspace)}
        >
          {formatPercent(percent / 100, 0)}
        </ToolButton>
      </Tooltip>
      <ActionTool isBare workspace={workspace} action="zoomIn" icon={ZoomIn} />
    </span>
  )
}
