import type { ReactNode } from 'react'
import { cx } from '#client/lib/cx'
import styles from './notice.module.css'

/** Says that there is nothing here, or what went wrong, and offers the one thing to do about it. */
export function Notice({
  kind = 'empty',
  title,
  text,
  action,
  level = 2,
  quiet = false,
}: {
  kind?: 'empty' | 'error' | 'info'
  title: string
  text?: ReactNode
  action?: ReactNode
  /** The heading's level, one below the section it stands in. */
  level?: 2 | 3
  /** Of an error that a toast has told already: a screen reader need not hear it twice. */
  quiet?: boolean
}) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div
      className={cx(styles.notice, kind !== 'empty' && cx(styles.alert, styles[kind]))}
      role={kind === 'error' && !quiet ? 'alert' : undefined}
    >
      <Heading>{title}</Heading>
      {text && <div className={styles.text}>{text}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
