import { ChevronRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import styles from './parts.module.css'

/** What most readers need not see, rendered once it is opened. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>
        <ChevronRight className="icon s" aria-hidden="true" />
        {title}
      </summary>
      {isOpen && children}
    </details>
  )
}
