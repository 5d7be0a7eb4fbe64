import type { ReactNode } from 'react'

/** The foot of a sheet: what is to be known of the text at its start, what can be done with it at its end. */
export function FootBar({ start, children }: { start: ReactNode; children: ReactNode }) {
  return (
    <div className="foot-bar">
      {start}
      <span className="push row">{children}</span>
    </div>
  )
}
