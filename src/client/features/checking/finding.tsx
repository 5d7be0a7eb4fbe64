import { cx } from '#client/lib/cx'
import { markClass, ownWordsClass } from '#client/ui/mark'
import type { CheckedClaim, NamedSource } from './check-post.ts'
import styles from './claims.module.css'
import { checkingTexts } from './texts.ts'

/** What the source says of a claim. */
export function Finding({ claim: { kind, verdict, sentence, reckoning } }: { claim: CheckedClaim }) {
  if (verdict === 'opinion') return checkingTexts.fromOpinion
  if (kind === 'link') return checkingTexts.unknownLink
  if (!sentence) return checkingTexts.nothingNear
  // what has quotation marks of its own gets no more
  const Quoted = /["“”„«»]/.test(sentence.text) ? 'span' : 'q'
  return (
    <>
      {verdict === 'differs' && `${kind === 'instruction' ? checkingTexts.ordered : checkingTexts.sourceSays} `}
      {verdict === 'not-found' && `${checkingTexts.nearest} `}
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

export function PageLink({ page }: { page: NamedSource }) {
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
  differs: cx(markClass, styles.different),
  'not-found': styles.missing,
  opinion: cx(ownWordsClass, styles.own),
  follows: undefined,
  stated: undefined,
} as const

export function classOf({ verdict }: CheckedClaim, isPointed: boolean): string | undefined {
  return cx(classes[verdict], isPointed && styles.pointed) || undefined
}
