import { formatNumber } from '#client/lib/formatting'
import { doubtClass } from '#client/ui/mark'
import type { Cliche } from '#shared/voice/find-cliches'
import type { SharedPassages, Span } from '#shared/voice/shared-passage'
import { Finding } from './finding.tsx'
import { quoteOf } from './quote-of.ts'
import { voiceTexts } from './texts.ts'

/** Wording in the post that is not the author's: clichés, and passages of the source. */
export function WordingFindings({
  text,
  cliches,
  passages,
  onShow,
}: {
  text: string
  cliches: readonly Cliche[]
  /** Null until the source has loaded. */
  passages: { found: SharedPassages | null; isComposed: boolean } | null
  onShow: (span: Span) => void
}) {
  const { phrases, nothing } = voiceTexts
  return (
    <>
      {cliches.map((cliche) => (
        <Finding
          key={cliche.start}
          what={<span className={doubtClass}>{cliche.text}</span>}
          onShow={() => onShow(cliche)}
        >
          {voiceTexts.cliches[cliche.kind]}
        </Finding>
      ))}
      {cliches.length === 0 && <Finding what={capitalised(phrases(2))}>{nothing}</Finding>}
      {passages && (
        <Finding
          what={<PassageLabel {...passages} />}
          onShow={passages.found ? () => onShow(passages.found?.longest.inPost ?? { start: 0, end: 0 }) : undefined}
        >
          <PassageAdvice text={text} {...passages} />
        </Finding>
      )}
    </>
  )
}

function PassageLabel({ found, isComposed }: { found: SharedPassages | null; isComposed: boolean }) {
  if (!found) return voiceTexts.passage.source
  return (
    <span className={isComposed ? undefined : doubtClass}>
      {voiceTexts.passage.label(formatNumber(found.longest.words))}
    </span>
  )
}

function PassageAdvice({
  text,
  found,
  isComposed,
}: {
  text: string
  found: SharedPassages | null
  isComposed: boolean
}) {
  const { passage } = voiceTexts
  if (!found) return passage.none
  if (isComposed) return passage.composed(formatNumber(found.sharedWords), formatNumber(found.allWords))
  const { start, end } = found.longest.inPost
  return (
    <>
      <q>{quoteOf(text.slice(start, end))}</q> {passage.advice}
    </>
  )
}

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
