import { cx } from '#client/lib/cx'
import { Cluster, Stack } from '#client/ui/layout'
import { Bone, Skeleton } from '#client/ui/skeleton'
import toolbarStyles from '../toolbar/toolbar.module.css'
import editorHeaderStyles from './editor-header.module.css'
import styles from './editor-skeleton.module.css'
import panelsStyles from './panels.module.css'
import stageStyles from './stage.module.css'
import { workspaceTexts } from './texts.ts'
import visualWorkspaceStyles from './visual-workspace.module.css'

/** The editor's frame while a visual loads. */
export function EditorSkeleton() {
  return (
    <Skeleton label={workspaceTexts.loading} className={visualWorkspaceStyles.workspace}>
      <Cluster gap={12} wrap={false} className={editorHeaderStyles.header}>
        <Bone width="180px" height="20px" />
        <Bone width="232px" height="36px" />
      </Cluster>
      <div className={visualWorkspaceStyles.top}>
        <div className={toolbarStyles.toolbar}>
          <Bone width="min(560px, 80%)" height="20px" />
        </div>
      </div>
      <div className={panelsStyles.body}>
        <div className={cx(panelsStyles.panel, panelsStyles.left)}>
          <Rows count={6} />
        </div>
        <div className={stageStyles.stage}>
          <div className={cx(stageStyles.view, styles.blank)}>
            <Bone width="50%" height="40%" />
          </div>
        </div>
        <div className={cx(panelsStyles.panel, panelsStyles.right)}>
          <Rows count={5} />
        </div>
      </div>
    </Skeleton>
  )
}

export function Rows({ count }: { count: number }) {
  return (
    <Stack gap={16} className={styles.rows}>
      {Array.from({ length: count }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bones are their places
        <Bone key={row} height="20px" />
      ))}
    </Stack>
  )
}
