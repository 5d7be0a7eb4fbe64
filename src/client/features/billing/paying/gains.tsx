import { Check } from 'lucide-react'
import styles from './gains.module.css'

/** What a plan gives, point by point. */
export function Gains({ list }: { list: readonly string[] }) {
  return (
    <ul className={styles.gains}>
      {list.map((gain) => (
        <li key={gain}>
          <Check className="icon s" aria-hidden="true" />
          {gain}
        </li>
      ))}
    </ul>
  )
}
