import { formatNumber } from '#client/lib/formatting'
import { FoldedFindings } from '#client/ui/findings'
import { Link } from '#client/ui/link'
import type { Trait, VoiceComparison } from '#shared/voice/compare-voice'
import type { Span } from '#shared/voice/shared-passage'
import { describeTrait } from './describe-trait.ts'
import { Finding } from './finding.tsx'
import { voiceTexts } from './texts.ts'

const maxShown = 4
/** Larger deviations than this need attention; one's own posts may differ from each other as much. */
const offFrom = 1

/** How the post differs from the author's own writing, the largest deviations first and the others collapsed. */
export function VoiceFindings({
  voice,
  hasExamples,
  onShow,
}: {
  voice: VoiceComparison | null
  hasExamples: boolean
  onShow: (span: Span) => void
}) {
  const texts = voiceTexts.voice
  if (!hasExamples) {
    return (
      <Finding what={texts.label}>
        {texts.none} <Link href="/settings?tab=your-voice">{texts.toSettings}</Link>.
      </Finding>
    )
  }
  if (!voice) return null

  const off = voice.traits.filter(({ distance }) => distance >= offFrom).slice(0, maxShown)
  const rest = voice.traits.filter((trait) => !off.includes(trait))
  const words = formatNumber(voice.words)
  return (
    <>
      <Finding what={texts.nearness[voice.nearness]}>
        {voice.isSure ? texts.compared(voice.examples, words) : texts.unsure(voice.examples, words)}
      </Finding>
      {off.map((trait) => (
        <TraitFinding key={trait.name} trait={trait} onShow={onShow} />
      ))}
      <li>
        <FoldedFindings title={texts.rest(rest.length)}>
          {rest.map((trait) => (
            <TraitFinding key={trait.name} trait={trait} />
          ))}
        </FoldedFindings>
      </li>
    </>
  )
}

function TraitFinding({ trait, onShow }: { trait: Trait; onShow?: (span: Span) => void }) {
  const { name, place } = trait
  return (
    <Finding what={voiceTexts.traits[name]} onShow={onShow && place ? () => onShow(place) : undefined}>
      {describeTrait(trait)}
    </Finding>
  )
}
