import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '#client/lib/cx'
import styles from './badge.module.css'

export function Badge({
  tone = 'plain',
  icon: Icon,
  children,
}: {
  tone?: 'plain' | 'line' | 'brand' | 'info' | 'ok' | 'warn' | 'danger'
  icon?: LucideIcon
  children: ReactNode
}) {
  return (
    <span className={cx(styles.badge, tone !== 'plain' && styles[tone])}>
      {Icon && <Icon className="icon" aria-hidden="true" />}
      {children}
    </span>
  )
}
