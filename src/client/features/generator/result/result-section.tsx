import { type ReactNode, useId } from 'react'
import { Badge } from '#client/ui/badge'
import { SectionTitle } from '#client/ui/section-title'
import styles from './result-section.module.css'
import { resultTexts } from './texts.ts'

/** The result's own part of the page. @param label the model that writes or wrote */
export function ResultSection({ label, children }: { label?: string | undefined; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <SectionTitle title={resultTexts.title} id={id}>
        {label && <Badge tone="line">{label}</Badge>}
      </SectionTitle>
      <div className={styles.parts}>{children}</div>
    </section>
  )
}
