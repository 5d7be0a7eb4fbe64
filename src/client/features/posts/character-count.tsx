import { formatNumber } from '#client/lib/formatting'
import { countUnits, isTooLong, maxPostUnits } from '#shared/linkedin/length'
import { Figure } from './figure.tsx'
import { resultTexts } from './texts.ts'

/**
 * How long a post is, as LinkedIn counts. Too long is said, never prevented, so that nothing typed is lost. A screen
 * reader hears of it when the limit is passed, not at every key.
 */
export function CharacterCount({ text }: { text: string }) {
  const units = countUnits(text)
  return (
    <span className={isTooLong(text) ? 'count over' : 'count'}>
      <span className="nowrap">
        <b>
          <Figure value={units} />
        </b>
        {' / '}
        <Figure value={maxPostUnits} />
      </span>
      {isTooLong(text) && <span className="excess">{resultTexts.overLimit(formatNumber(units - maxPostUnits))}</span>}
      <span className="sr" role="status">
        {isTooLong(text) ? resultTexts.tooLong : ''}
      </span>
    </span>
  )
}
