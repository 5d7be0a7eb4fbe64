import { Suspense, useEffect } from 'react'
import { breakpoints } from '#client/lib/breakpoints'
import { lazyPart } from '#client/lib/lazy-part'
import { useMediaQuery } from '#client/lib/use-media-query'
import { Hint } from '#client/ui/field'
import { defaultLanguage } from '#shared/rules/languages'
import { FoldedFields } from '../form/folded-fields.tsx'
import type { GenerateForm } from '../form/use-generate-form.ts'
import styles from './angle-fields.module.css'
import { anglesTexts } from './texts.ts'
import type { AnglesInForm } from './use-angles.ts'

/** There is nothing to suggest while the form is empty, so its code comes after the page. */
const AnglesPanel = lazyPart(async () => (await import('./angles-panel.tsx')).AnglesPanel)
const AngleChoice = lazyPart(async () => (await import('./angle-choice.tsx')).AngleChoice)

/** What the post could be about, once there is a source. */
export function AngleFields({ form, angles }: { form: GenerateForm; angles: AnglesInForm }) {
  const { tab, values, choices, change } = form
  // here before the first source: what came late would move the button that someone is about to press
  useEffect(AnglesPanel.prefetch, [])
  const chosen = values.angle?.tab === tab ? values.angle : null
  if (!angles.canAsk && !chosen) return null
  return (
    <Suspense>
      <AnglesPanel
        angles={angles}
        chosen={chosen}
        language={choices?.language ?? defaultLanguage}
        onChoose={(angle) => change({ angle: angle && { ...angle, tab } })}
      />
    </Suspense>
  )
}

/** Opinions to take, for whoever has written none; on phones behind one line. */
export function StanceFields({ form, angles }: { form: GenerateForm; angles: AnglesInForm }) {
  const isPhone = useMediaQuery(breakpoints.phone)
  const { tab, values, choices, change } = form
  const chosen = values.stance?.tab === tab ? values.stance.text : null
  const offered = angles.suggestions?.stances ?? []
  const stances = chosen === null || offered.includes(chosen) ? offered : [chosen, ...offered]
  if (values.opinion.trim() !== '' || stances.length === 0) return null
  const choice = (
    <Suspense>
      <AngleChoice
        label={anglesTexts.stances}
        choices={stances.map((text) => ({ text }))}
        chosen={chosen}
        language={choices?.language ?? defaultLanguage}
        onChoose={(text) => change({ stance: text === null ? null : { tab, text } })}
      />
    </Suspense>
  )
  if (isPhone) {
    return (
      <FoldedFields title={anglesTexts.noOpinion} now={chosen ?? anglesTexts.stancesOffered(stances.length)}>
        {choice}
      </FoldedFields>
    )
  }
  return (
    <div className={styles.stances}>
      <Hint aria-hidden="true">{anglesTexts.stances}</Hint>
      {choice}
    </div>
  )
}
