import type { ReactNode } from 'react'
import { cx } from '#client/lib/cx'
import styles from './callout.module.css'

/** An empty state or a failure, with the one action that helps. */
export function Callout({
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
  /** The heading's level, one below the section that contains it. */
  level?: 2 | 3
  /** For an error already announced by a toast: screen readers need not hear it twice. */
  quiet?: boolean
}) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div
      className={cx(styles.callout, kind !== 'empty' && cx(styles.alert, styles[kind]))}
      role={kind === 'error' && !quiet ? 'alert' : undefined}
    >
      <Heading>{title}</Heading>
      {text && <div className={styles.text}>{text}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
