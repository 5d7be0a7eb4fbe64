import { Fragment } from 'react'
import { markClass } from '#client/ui/mark'
import { cutText } from '#shared/linkedin/cut'
import { askTexts } from './ask-texts.ts'

const maxNamed = 5

/** The claims that are asked about, by name. */
export function AskedClaims({ claims }: { claims: readonly string[] }) {
  const named = claims.slice(0, maxNamed)
  return (
    <>
      {askTexts.lead}
      {named.map((claim, place) => (
        <Fragment key={claim}>
          {place > 0 && ', '}
          <span className={markClass}>{cutText(claim, 120, '…', { atWord: true })}</span>
        </Fragment>
      ))}
      {claims.length > maxNamed && askTexts.more(claims.length - maxNamed)}. {askTexts.once}
    </>
  )
}
