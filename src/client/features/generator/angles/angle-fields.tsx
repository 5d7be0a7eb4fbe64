import { breakpoints } from '#client/lib/breakpoints'
import { useMediaQuery } from '#client/lib/use-media-query'
import { Hint } from '#client/ui/field'
import { Stack } from '#client/ui/layout'
import { defaultLanguage } from '#shared/rules/languages'
import { FoldedFields } from '../form/folded-fields.tsx'
import type { GenerateForm } from '../form/use-generate-form.ts'
import { AngleChoice } from './angle-choice.tsx'
import { AnglesPanel } from './angles-panel.tsx'
import { anglesTexts } from './texts.ts'
import type { AnglesInForm } from './use-angles.ts'

/**
 * What the post could be about, once there is a source. Its code comes with the form: what came after the first words
 * were typed would move the button that someone is about to press.
 */
export function AngleFields({ form, angles }: { form: GenerateForm; angles: AnglesInForm }) {
  const { tab, values, choices, change } = form
  const chosen = values.angle?.tab === tab ? values.angle : null
  if (!angles.canAsk && !chosen) return null
  return (
    <AnglesPanel
      angles={angles}
      chosen={chosen}
      language={choices?.language ?? defaultLanguage}
      onChoose={(angle) => change({ angle: angle && { ...angle, tab } })}
    />
  )
}

/** Suggested opinions, for authors who have written none; on phones folded into one line. */
export function StanceFields({ form, angles }: { form: GenerateForm; angles: AnglesInForm }) {
  const isPhone = useMediaQuery(breakpoints.phone)
  const { tab, values, choices, change } = form
  const chosen = values.stance?.tab === tab ? values.stance.text : null
  const offered = angles.suggestions?.stances ?? []
  const stances = chosen === null || offered.includes(chosen) ? offered : [chosen, ...offered]
  if (values.opinion.trim() !== '' || stances.length === 0) return null
  const choice = (
    <AngleChoice
      label={anglesTexts.stances}
      choices={stances.map((text) => ({ text }))}
      chosen={chosen}
      language={choices?.language ?? defaultLanguage}
      onChoose={(text) => change({ stance: text === null ? null : { tab, text } })}
    />
  )
  if (isPhone) {
    return (
      <FoldedFields title={anglesTexts.noOpinion} now={chosen ?? anglesTexts.stancesOffered(stances.length)}>
        {choice}
      </FoldedFields>
    )
  }
  return (
    <Stack gap={8}>
      <Hint aria-hidden="true">{anglesTexts.stances}</Hint>
      {choice}
    </Stack>
  )
}
