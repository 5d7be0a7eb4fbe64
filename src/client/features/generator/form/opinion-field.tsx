import type { RefObject } from 'react'
import { Field } from '#client/ui/field'
import { TextArea } from '#client/ui/input'
import { Stack } from '#client/ui/layout'
import { defaultLanguage } from '#shared/rules/languages'
import { AngleChoice } from '../angles/angle-choice.tsx'
import { anglesTexts } from '../angles/texts.ts'
import type { AnglesInForm } from '../angles/use-angles.ts'
import { formTexts, problemTexts } from './texts.ts'
import type { GenerateForm } from './use-generate-form.ts'

/** The author's opinion. A suggested one fills the field while it is empty, and can be edited there. */
export function OpinionField({
  form,
  angles,
  fieldRef,
}: {
  form: GenerateForm
  angles: AnglesInForm
  fieldRef: RefObject<HTMLTextAreaElement | null>
}) {
  const { problem, values, choices, change } = form
  const stances = values.opinion.trim() === '' ? (angles.suggestions?.stances ?? []) : []
  return (
    <Stack gap={8}>
      <Field
        label={formTexts.opinion.label}
        optional
        error={problem?.field === 'opinion' ? problemTexts[problem.reason].description : undefined}
      >
        {(control) => (
          <TextArea
            {...control}
            ref={fieldRef}
            rows={2}
            dir="auto"
            placeholder={formTexts.opinion.placeholder}
            value={values.opinion}
            onChange={(event) => change({ opinion: event.target.value })}
          />
        )}
      </Field>
      {stances.length > 0 && (
        <AngleChoice
          label={anglesTexts.stances}
          choices={stances.map((text) => ({ text }))}
          chosen={null}
          language={choices?.language ?? defaultLanguage}
          onChoose={(opinion) => {
            change({ opinion })
            fieldRef.current?.focus()
          }}
        />
      )}
    </Stack>
  )
}
