import { formatNumber } from '#client/lib/formatting'
import { Tally } from '#client/ui/findings'
import { markClass } from '#client/ui/mark'
import type { VoiceComparison } from '#shared/voice/compare-voice'
import { voiceTexts } from './texts.ts'

/** The findings in one line. What needs the author's eye carries the marker. */
export function VoiceTally({
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
  const { phrases, inARow } = voiceTexts
  const nearness = voice && voiceTexts.voice.nearness[voice.nearness]
  if (cliches === 0 && longest === 0 && !nearness) return null
  return (
    <Tally>
      {cliches > 0 && (
        <b className={markClass}>
          {formatNumber(cliches)} {phrases(cliches)}
        </b>
      )}
      {longest > 0 && (
        <b className={isComposed ? undefined : markClass}>
          {formatNumber(longest)} {inARow}
        </b>
      )}
      {nearness && <b className={voice.nearness === 'far' ? markClass : undefined}>{nearness}</b>}
    </Tally>
  )
}
