import styles from './pro-tips.module.css'
import { formTexts } from './texts.ts'

export function ProTips() {
  const { title, lines } = formTexts.tips
  return (
    <section className={styles.tips}>
      <h2>{title}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
