import { ChevronRight } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { cx } from '#client/lib/cx'
import { Button } from './button.tsx'
import styles from './findings.module.css'

/** The building blocks of a check's result. They belong inside an element of this class. */
export const findingsClass = styles.findings

/** The class of a finding's subject, which comes first in its line. */
export const findingSubjectClass = styles.what

/** The findings as figures. */
export function Tally({ className, ...rest }: ComponentProps<'p'>) {
  return <p {...rest} className={cx(styles.tally, className)} />
}

/** One finding: its subject, an assessment, its actions, and the details that open below it. */
export function FindingRow({
  subject,
  action,
  below,
  children,
  ...rest
}: ComponentProps<'li'> & {
  /** Has `findingSubjectClass`. */
  subject: ReactNode
  action?: ReactNode
  below?: ReactNode
}) {
  return (
    <li {...rest} className={styles.finding}>
      {subject}
      <span className={styles.detail}>{children}</span>
      {action}
      {below}
    </li>
  )
}

/** The button of a finding, at the end of its line. */
export function FindingAction({ className, ...rest }: ComponentProps<typeof Button>) {
  return <Button {...rest} variant="quiet" size="sm" className={cx(styles.action, className)} />
}

/** Findings that need no attention, collapsed: there can be hundreds, and they are rendered once opened. */
export function FoldedFindings({ title, children }: { title: string; children: ReactNode }) {
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <details onToggle={() => setWasOpened(true)}>
      <summary className={styles.summary}>
        <ChevronRight className="icon s" aria-hidden="true" />
        {title}
      </summary>
      {wasOpened && <ul>{children}</ul>}
    </details>
  )
}
