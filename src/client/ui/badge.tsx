import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

export function Badge({
  tone = 'plain',
  icon: Icon,
  children,
}: {
  /** `marker` means "needs your eye" and nothing else. */
  tone?: 'plain' | 'line' | 'brand' | 'ok' | 'warn' | 'danger' | 'marker'
  icon?: LucideIcon
  children: ReactNode
}) {
  return (
    <span className={tone === 'plain' ? 'badge' : `badge badge-${tone}`}>
      {Icon && <Icon className="icon" aria-hidden="true" />}
      {children}
    </span>
  )
}
