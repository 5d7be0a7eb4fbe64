import { useId } from 'react'
import { Hint } from '#client/ui/field'
import { testCards } from './test-card.ts'
import styles from './test-cards.module.css'
import { payingTexts } from './texts.ts'

/** The numbers that the test provider knows; pressing one fills the form. */
export function TestCards({ onPick }: { onPick: (number: string) => void }) {
  const words = payingTexts.testForm
  const id = useId()
  return (
    <div className={styles.cards}>
      <h3 id={id}>{words.cards}</h3>
      <ul aria-labelledby={id}>
        {testCards.map(({ number, outcome }) => (
          <li key={number}>
            <button
              type="button"
              className={styles.number}
              aria-label={words.use(number)}
              onClick={() => onPick(number)}
            >
              {number}
            </button>
            <span>{words.outcomes[outcome]}</span>
          </li>
        ))}
      </ul>
      <Hint className={styles.hint}>{words.any}</Hint>
    </div>
  )
}
