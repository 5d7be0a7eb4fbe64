import { Choice } from '#client/ui/choice'
import { maxDrafts } from '#shared/rules/drafts'
import { countTo } from './shape-fields.tsx'
import { draftsTexts } from './texts.ts'
import type { GenerateForm } from './use-generate-form.ts'

/** How many drafts to compare. Without a model there is but one. */
export function DraftsField({ form: { choices, values, change } }: { form: GenerateForm }) {
  if (!choices || choices.model === 'composer') return null
  return (
    <Choice
      label={draftsTexts.label}
      options={countTo(maxDrafts, 1)}
      nameOf={String}
      chosen={values.drafts}
      onChoose={(drafts) => change({ drafts })}
      hint={values.drafts > 1 && draftsTexts.hint}
    />
  )
}
