import { cx } from '#client/lib/cx'
import { doubtClass, ownWordsClass } from '#client/ui/mark'
import { askTexts } from './ask-texts.ts'
import type { CheckedClaim, NamedSource } from './check-post.ts'
import styles from './claims.module.css'
import { checkingTexts } from './texts.ts'

/** What the source says of a claim. */
export function Finding({ claim: { kind, verdict, text, sentence, reckoning, repair } }: { claim: CheckedClaim }) {
  if (verdict === 'opinion') return checkingTexts.fromOpinion
  if (kind === 'link') return checkingTexts.unknownLink
  if (!sentence) return checkingTexts.notFound
  // a sentence that contains quotation marks gets no more
  const Quoted = /["“”„«»]/.test(sentence.text) ? 'span' : 'q'
  return (
    <>
      {repair !== undefined && `${askTexts.says(text, repair)} `}
      {repair === undefined &&
        verdict === 'differs' &&
        `${kind === 'instruction' ? checkingTexts.ordered : checkingTexts.sourceSays} `}
      {repair === undefined && verdict === 'not-found' && `${checkingTexts.notFound} ${checkingTexts.nearest} `}
      {reckoning && `${reckoning}. `}
      <Quoted dir="auto">{sentence.text}</Quoted>
      {sentence.page && (
        <>
          {` ${checkingTexts.fromPage} `}
          <PageLink page={sentence.page} />
        </>
      )}
    </>
  )
}

function PageLink({ page }: { page: NamedSource }) {
  if (page.url === null) return <b dir="auto">{page.name}</b>
  return (
    <a href={page.url} target="_blank" rel="noopener noreferrer" dir="auto">
      {page.name}
    </a>
  )
}

export function verdictOf({ verdict, sentence }: CheckedClaim): string {
  return isSupported(verdict) && sentence?.page?.role === 'cited'
    ? checkingTexts.inCitedPage
    : checkingTexts.verdicts[verdict]
}

/** Whether the source states it, or it follows from what the source states. */
export function isSupported(verdict: CheckedClaim['verdict']): boolean {
  return verdict === 'stated' || verdict === 'follows'
}

const classes = {
  differs: cx(doubtClass, styles.different),
  'not-found': styles.missing,
  opinion: cx(ownWordsClass, styles.own),
  follows: undefined,
  stated: undefined,
} as const

export function classOf({ verdict }: Pick<CheckedClaim, 'verdict'>, isHighlighted: boolean): string | undefined {
  return cx(classes[verdict], isHighlighted && styles.highlighted) || undefined
}
