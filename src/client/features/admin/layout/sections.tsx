import type { ReactNode } from 'react'
import { Stack } from '#client/ui/layout'
import styles from './sections.module.css'

/** The sections of a page of the administration, one below the other. */
export function Sections({ children }: { children: ReactNode }) {
  return <Stack gap={40}>{children}</Stack>
}

/** Two sections side by side; one below the other on small screens. @param breaksAt from which width downwards */
export function SectionPair({ breaksAt, children }: { breaksAt: 'medium' | 'phone'; children: ReactNode }) {
  return <div className={breaksAt === 'phone' ? styles.pairUntilPhone : styles.pairUntilMedium}>{children}</div>
}
