import { ChevronRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Stack } from '#client/ui/layout'
import styles from './folded-fields.module.css'

/** Fields folded into one line that says how they stand. */
export function FoldedFields({ title, now, children }: { title: string; now: string; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className={styles.folded} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        <ChevronRight className="icon s" aria-hidden="true" />
        <span>
          <b>{title}</b>{' '}
          <span className={styles.now} dir="auto">
            {now}
          </span>
        </span>
      </summary>
      {isOpen && (
        <Stack gap={16} className={styles.fields}>
          {children}
        </Stack>
      )}
    </details>
  )
}
