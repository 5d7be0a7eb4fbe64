import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './provenance.module.css'

/** Long content behind a line that opens it. */
export function Folded({ title, onOpen, children }: { title: string; onOpen?: () => void; children: ReactNode }) {
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}>
      <summary>
        <ChevronRight className="icon s" aria-hidden="true" />
        {title}
      </summary>
      {children}
    </details>
  )
}

/** The unchanged text, with its own scrollbar when it is long. */
export function LongText({ label, text, lang }: { label: string; text: string; lang?: string | undefined }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={styles.longText} aria-label={label} tabIndex={0} dir="auto" lang={lang}>
      {text}
    </section>
  )
}
