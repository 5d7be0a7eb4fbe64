import type { CheckedClaim, CitedPage } from './check-post.ts'
import { checkingTexts } from './texts.ts'

/** What the source says of a claim. */
export function Finding({ claim: { verdict, sentence } }: { claim: CheckedClaim }) {
  if (verdict === 'opinion') return checkingTexts.fromOpinion
  if (!sentence) return checkingTexts.nothingNear
  // what has quotation marks of its own gets no more
  const Quoted = /["“”„«»]/.test(sentence.text) ? 'span' : 'q'
  return (
    <>
      {verdict === 'not-found' && `${checkingTexts.nearest} `}
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

export function PageLink({ page }: { page: CitedPage }) {
  return (
    <a href={page.url} target="_blank" rel="noopener noreferrer" dir="auto">
      {page.name}
    </a>
  )
}

export function verdictOf({ verdict, sentence }: CheckedClaim): string {
  return verdict === 'supported' && sentence?.page ? checkingTexts.inCitedPage : checkingTexts.verdicts[verdict]
}

const classes = { 'not-found': 'mark', opinion: 'own', supported: undefined } as const

export function classOf({ verdict }: CheckedClaim, isPointed = false): string | undefined {
  return [classes[verdict], isPointed && 'is-pointed'].filter(Boolean).join(' ') || undefined
}
