import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from '#client/lib/use-search-params'
import { wordsFor } from '#client/lib/words-for'
import { Notice } from '#client/ui/notice'
import { toast } from '#client/ui/toast'
import { linkedinOutcomes } from '#shared/rules/linkedin'
import styles from './linkedin-settings.module.css'
import { linkedinTexts as texts } from './texts.ts'

/** How connecting ended, as the address says it on return from LinkedIn; said once, and taken off the address. */
export function ReturnNotice() {
  const [search, changeSearch] = useSearchParams()
  const named = search.get('linkedin')
  const [outcome, setOutcome] = useState<string | null>(null)
  const told = useRef<string | null>(null)

  useEffect(() => {
    if (named === null || told.current === named) return
    told.current = named
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
      <Notice
        kind={outcome === 'cancelled' ? 'info' : 'error'}
        title={texts.outcomeBad}
        text={<p>{isKnown ? wordsFor(texts.outcomes, outcome) : texts.outcomeUnknown}</p>}
      />
    </div>
  )
}
