import { useId } from 'react'
import { texts } from '../texts.ts'
import { testCards } from './test-card.ts'

const words = texts.testForm

/** The numbers that the test provider knows; pressing one fills the form. */
export function TestCards({ onPick }: { onPick: (number: string) => void }) {
  const id = useId()
  return (
    <div className="test-cards">
      <h3 id={id}>{words.cards}</h3>
      <ul aria-labelledby={id}>
        {testCards.map(({ number, outcome }) => (
          <li key={number}>
            <button type="button" className="num" aria-label={words.use(number)} onClick={() => onPick(number)}>
              {number}
            </button>
            <span>{outcome}</span>
          </li>
        ))}
      </ul>
      <p className="hint">{words.any}</p>
    </div>
  )
}
