import { formatNumber } from '#client/lib/formatting'
import { Tally } from '#client/ui/findings'
import { doubtClass } from '#client/ui/mark'
import type { VoiceComparison } from '#shared/voice/compare-voice'
import { voiceTexts } from './texts.ts'

/** The findings in one line. */
export function VoiceTally({
  cliches,
  longest,
  isComposed,
  voice,
}: {
  cliches: number
  /** Words of the longest passage taken from the source; 0 for none. */
  longest: number
  /** A composed post consists of such passages. */
  isComposed: boolean
  voice: VoiceComparison | null
}) {
  const { phrases, inARow } = voiceTexts
  const nearness = voice && voiceTexts.voice.nearness[voice.nearness]
  if (cliches === 0 && longest === 0 && !nearness) return null
  return (
    <Tally>
      {cliches > 0 && (
        <b className={doubtClass}>
          {formatNumber(cliches)} {phrases(cliches)}
        </b>
      )}
      {longest > 0 && (
        <b className={isComposed ? undefined : doubtClass}>
          {formatNumber(longest)} {inARow}
        </b>
      )}
      {nearness && <b className={voice.nearness === 'far' ? doubtClass : undefined}>{nearness}</b>}
    </Tally>
  )
}
