import type { ReactNode } from 'react'
import { cx } from '#client/lib/cx'
import { useFileDrop } from '#client/lib/use-file-drop'
import { useMayWrite } from '#client/queries/may-write'
import styles from './drop-area.module.css'
import { attachmentTexts as texts } from './texts.ts'
import { useAttachFiles } from './use-attach-files.ts'

/** Files that are dropped anywhere on it are attached to the post. */
export function DropArea({
  postId,
  className,
  children,
}: {
  postId: string
  className?: string | undefined
  children: ReactNode
}) {
  const { attach } = useAttachFiles(postId)
  const { isOver, handlers } = useFileDrop(attach)
  const { onPaste: _onPaste, ...drops } = handlers
  if (!useMayWrite()) return <div className={cx(styles.area, className)}>{children}</div>
  return (
    <div className={cx(styles.area, className)} {...drops}>
      {children}
      {isOver && (
        <div className={styles.over} aria-hidden="true">
          <p>{texts.drop}</p>
        </div>
      )}
    </div>
  )
}
