import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '#client/lib/cx'
import { Text } from '#client/ui/text'
import styles from './banner.module.css'

/** A line above the canvas: an icon, a paragraph, and what can be done. */
export function Banner({
  icon: Icon,
  tone,
  role,
  children,
}: {
  icon: LucideIcon
  tone: 'info' | 'warning'
  role?: 'status'
  children: ReactNode
}) {
  return (
    <Text as="div" size={14} className={cx(styles.banner, styles[tone])} role={role}>
      <Icon className="icon s" aria-hidden="true" />
      {children}
    </Text>
  )
}
