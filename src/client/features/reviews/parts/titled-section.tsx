import { type ReactNode, useId } from 'react'
import styles from './parts.module.css'

/** The level of the headings: one below that of the page, or of the panel around them. */
export type HeadingLevel = 2 | 3

export function TitledSection({
  title,
  level,
  className,
  children,
}: {
  title: string
  level: HeadingLevel
  className?: string | undefined
  children: ReactNode
}) {
  const id = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section className={className} aria-labelledby={id}>
      <Heading id={id} className={styles.title}>
        {title}
      </Heading>
      {children}
    </section>
  )
}
