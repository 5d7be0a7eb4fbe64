import type { ReactNode } from 'react'

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
      className={kind === 'empty' ? 'state' : `state alert alert-${kind}`}
      role={kind === 'error' && !quiet ? 'alert' : undefined}
    >
      <Heading>{title}</Heading>
      {text && <div className="state-text">{text}</div>}
      {action}
    </div>
  )
}
