import { useFocusAtFirst } from './code-field.tsx'
import styles from './step-title.module.css'

/** The heading of a step that replaced the previous one: keyboard and screen reader continue there. */
export function StepTitle({ level, children }: { level: 2 | 3; children: string }) {
  const heading = useFocusAtFirst<HTMLHeadingElement>()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <Heading className={styles.title} ref={heading} tabIndex={-1}>
      {children}
    </Heading>
  )
}
