import { cx } from '#client/lib/cx'
import { formatNumber } from '#client/lib/formatting'
import { Figure } from '#client/ui/figure'
import { countUnits, isTooLong, maxPostUnits } from '#shared/linkedin/length'
import styles from './character-count.module.css'
import { postTexts } from './texts.ts'

/**
 * How long a post is, as LinkedIn counts. Too long is said, never prevented, so that nothing typed is lost. A screen
 * reader is notified when the limit is passed, not at every key.
 */
export function CharacterCount({ text }: { text: string }) {
  const units = countUnits(text)
  return (
    <span className={cx(styles.count, isTooLong(text) && styles.over)}>
      <span className={styles.figures}>
        <b>
          <Figure value={units} />
        </b>
        {' / '}
        <Figure value={maxPostUnits} />
      </span>
      {isTooLong(text) && (
        <span className={styles.excess}>{postTexts.overLimit(formatNumber(units - maxPostUnits))}</span>
      )}
      <span className="sr" role="status">
        {isTooLong(text) ? postTexts.tooLong : ''}
      </span>
    </span>
  )
}
