import type { ReactNode } from 'react'

/** A section's title under the ink rule; `children` stand at the right end of the line. */
export function SectionTitle({ title, id, children }: { title: string; id?: string; children?: ReactNode }) {
  return (
    <div className="ruled">
      <h2 id={id}>{title}</h2>
      {children && <span className="push row">{children}</span>}
    </div>
  )
}
