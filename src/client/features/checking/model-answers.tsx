import { cx } from '#client/lib/cx'
import type { ModelCheck } from '#client/queries/posts/model-check'
import { FindingRow, FoldedFindings, findingSubjectClass, Tally } from '#client/ui/findings'
import { doubtClass } from '#client/ui/mark'
import { acceptanceOf } from './acceptance.ts'
import styles from './checking-report.module.css'
import { ClaimActions } from './claim-actions.tsx'
import claimStyles from './claims.module.css'
import { modelCheckTexts } from './model-check-texts.ts'
import { placeOfWords, splitAtWords } from './split-at-words.ts'
import { checkingTexts } from './texts.ts'
import { useChecking } from './use-checking.ts'

type Answer = ModelCheck['sentences'][number]

const order = ['contrary', 'partly', 'invented', 'none'] as const

/** What a model said of each sentence: those that need a look first, what it confirmed folded away. */
export function ModelAnswers({ check: { sentences, modelLabel } }: { check: ModelCheck }) {
  const { accepted } = useChecking()
  const isAccepted = (answer: Answer) => accepted.includes(acceptanceOf(answer))
  const supported = sentences.filter(({ verdict }) => verdict === 'supported')
  const open = order.flatMap((verdict) => sentences.filter((each) => each.verdict === verdict && !isAccepted(each)))
  const folded = sentences.filter((each) => each.verdict === 'supported' || isAccepted(each))
  // a post may repeat a sentence
  const row = (answer: Answer) => (
    <AnswerRow key={sentences.indexOf(answer)} answer={answer} isAccepted={isAccepted(answer)} />
  )
  return (
    <>
      <Tally role="status">{modelCheckTexts.tally(supported.length, sentences.length, modelLabel)}</Tally>
      {open.length > 0 && <ul>{open.map(row)}</ul>}
      {folded.length > 0 && <FoldedFindings title={modelCheckTexts.supportedList}>{folded.map(row)}</FoldedFindings>}
    </>
  )
}

function AnswerRow({ answer, isAccepted }: { answer: Answer; isAccepted: boolean }) {
  const { checkedText, revealer, accept } = useChecking()
  const { text, verdict, support, missing, contrary } = answer
  const place = placeOfWords(checkedText, text, contrary[0] ?? missing[0])
  return (
    <FindingRow
      subject={<MarkedSentence answer={answer} />}
      below={
        verdict !== 'supported' && (
          <div className={styles.actions}>
            <ClaimActions
              {...(place && { onShow: () => revealer.current?.(place) })}
              onAccept={isAccepted ? null : () => accept([acceptanceOf(answer)])}
            />
          </div>
        )
      }
    >
      {contrary.length > 0 && `${modelCheckTexts.contrary(contrary)} `}
      {missing.length > 0 && `${modelCheckTexts.missing(missing)} `}
      {verdict === 'partly' && missing.length === 0 && `${modelCheckTexts.partly} `}
      {support.length === 0 && modelCheckTexts.none}
      {support.map((each, at) => (
        <span key={each.text}>
          {at === 0 || each.source !== support[at - 1]?.source ? sayerOf(each.source) : ' '}
          <q dir="auto">{each.text}</q>
        </span>
      ))}
      {isAccepted && ` ${checkingTexts.kept}`}
    </FindingRow>
  )
}

function sayerOf(source: string | null): string {
  return ` ${source ? modelCheckTexts.namedSays(source) : modelCheckTexts.sourceSays} `
}

function MarkedSentence({ answer: { text, missing, contrary } }: { answer: Answer }) {
  return (
    <span className={findingSubjectClass} dir="auto">
      {splitAtWords(text, [...contrary, ...missing]).map(({ start, text: part, words }) =>
        words === null ? (
          part
        ) : (
          <mark
            key={start}
            className={contrary.includes(words) ? cx(doubtClass, claimStyles.different) : claimStyles.missing}
          >
            {part}
          </mark>
        ),
      )}
    </span>
  )
}
