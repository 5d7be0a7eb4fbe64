import type { ReactNode } from 'react'

/** Says that there is nothing here, or what went wrong, and offers the one thing to do about it. */
export function Notice({
  kind = 'empty',
  title,
  text,
  action,
  level = 2,
}: {
  kind?: 'empty' | 'error' | 'info'
  title: string
  text?: ReactNode
  action?: ReactNode
  /** The heading's level, one below the section it stands in. */
  level?: 2 | 3
}) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div
      className={kind === 'empty' ? 'state' : `state alert alert-${kind}`}
      role={kind === 'error' ? 'alert' : undefined}
    >
      <Heading>{title}</Heading>
      {text && <div className="state-text">{text}</div>}
      {action}
    </div>
  )
}
