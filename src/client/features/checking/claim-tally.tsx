import { Fragment } from 'react'
import { Tally } from '#client/ui/findings'
import type { ClaimGroup } from './acceptance.ts'
import styles from './checking-report.module.css'
import { checkingTexts } from './texts.ts'

const groups = ['fix', 'check', 'confirmed'] as const

/** A live status, so that screen readers announce a difference while the author types. */
export function ClaimTally(counts: Record<ClaimGroup, number>) {
  const shown = groups.filter((group) => counts[group] > 0)
  return (
    <Tally role="status">
      <span>
        {shown.map((group, place) => (
          <Fragment key={group}>
            {place > 0 && ', '}
            <b className={styles[group]}>{checkingTexts.counts[group](counts[group])}</b>
          </Fragment>
        ))}
        {shown.length === 0 && checkingTexts.empty}
      </span>
    </Tally>
  )
}
