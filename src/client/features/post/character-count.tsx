import { cx } from '#client/lib/cx'
import { formatNumber } from '#client/lib/formatting'
import { Figure } from '#client/ui/figure'
import { countUnits, isTooLong, maxPostUnits } from '#shared/linkedin/length'
import { feedText } from '#shared/linkedin/mentions'
import type { Mention } from '#shared/rules/mentions'
import styles from './character-count.module.css'
import { postTexts } from './texts.ts'

/**
 * A post's length, as LinkedIn counts. Too long is reported, never prevented, so that no input is lost. Screen readers
 * get the crossing of the limit, not every key.
 */
export function CharacterCount({ text: written, mentions = [] }: { text: string; mentions?: readonly Mention[] }) {
  const text = feedText(written, mentions)
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
