import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './provenance.module.css'

/** Something long behind a line that opens it. */
export function Folded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details>
      <summary>
        <ChevronRight className="icon s" aria-hidden="true" />
        {title}
      </summary>
      {children}
    </details>
  )
}

/** A text as it is, scrolled in place when it is long. */
export function LongText({ label, text, lang }: { label: string; text: string; lang?: string | undefined }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={styles.longText} aria-label={label} tabIndex={0} dir="auto" lang={lang}>
      {text}
    </section>
  )
}
