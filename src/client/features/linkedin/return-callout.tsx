import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from '#client/lib/use-search-params'
import { wordsFor } from '#client/lib/words-for'
import { Callout } from '#client/ui/callout'
import { toast } from '#client/ui/toast'
import { linkedinOutcomes } from '#shared/rules/linkedin'
import styles from './return-callout.module.css'
import { linkedinTexts as texts } from './texts.ts'

/**
 * The outcome of connecting, from the address after returning from LinkedIn; shown once, then removed from the address.
 */
export function ReturnCallout() {
  const [search, changeSearch] = useSearchParams()
  const named = search.get('linkedin')
  const [outcome, setOutcome] = useState<string | null>(null)
  const announced = useRef<string | null>(null)

  useEffect(() => {
    if (named === null || announced.current === named) return
    announced.current = named
    if (named === 'connected') {
      toast({ kind: 'success', title: texts.outcomeGood, description: texts.outcomes.connected })
    } else setOutcome(named)
    changeSearch(
      (current) => {
        const next = new URLSearchParams(current)
        next.delete('linkedin')
        return next
      },
      { replace: true },
    )
  }, [named, changeSearch])

  if (outcome === null) return null
  const isKnown = linkedinOutcomes.some((each) => each === outcome)
  return (
    <div className={styles.notice}>
      <Callout
        kind={outcome === 'cancelled' ? 'info' : 'error'}
        title={texts.outcomeBad}
        text={<p>{isKnown ? wordsFor(texts.outcomes, outcome) : texts.outcomeUnknown}</p>}
      />
    </div>
  )
}
