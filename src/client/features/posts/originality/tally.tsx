import { formatNumber } from '#client/lib/formatting'
import type { VoiceComparison } from '#shared/voice/compare-voice'
import { originalityTexts } from './texts.ts'

/** The findings in one line. What needs the author's eye carries the marker. */
export function Tally({
  cliches,
  longest,
  isComposed,
  voice,
}: {
  cliches: number
  /** Words of the longest passage taken from the source; 0 for none. */
  longest: number
  /** A composed post is made of such passages. */
  isComposed: boolean
  voice: VoiceComparison | null
}) {
  const { phrases, inARow } = originalityTexts
  const nearness = voice && originalityTexts.voice.nearness[voice.nearness]
  if (cliches === 0 && longest === 0 && !nearness) return null
  return (
    <p className="tally">
      {cliches > 0 && (
        <b className="mark">
          {formatNumber(cliches)} {phrases(cliches)}
        </b>
      )}
      {longest > 0 && (
        <b className={isComposed ? undefined : 'mark'}>
          {formatNumber(longest)} {inARow}
        </b>
      )}
      {nearness && <b className={voice.nearness === 'far' ? 'mark' : undefined}>{nearness}</b>}
    </p>
  )
}
