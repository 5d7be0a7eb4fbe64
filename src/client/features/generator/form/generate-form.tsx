import { type FormEvent, useEffect, useRef } from 'react'
import { errorMessage } from '#client/lib/api'
import { Button } from '#client/ui/button'
import { Field } from '#client/ui/field'
import { TextArea } from '#client/ui/input'
import { Stack } from '#client/ui/layout'
import { Notice } from '#client/ui/notice'
import { AngleFields, StanceFields } from '../angles/angle-fields.tsx'
import { ChoiceFields } from './choice-fields.tsx'
import { DraftsField } from './drafts-field.tsx'
import styles from './generate-form.module.css'
import { MoreSources } from './more-sources.tsx'
import { ProTips } from './pro-tips.tsx'
import { ShapeFields } from './shape-fields.tsx'
import { type FieldRefs, type KnownSource, SourceFields } from './source-fields.tsx'
import { formTexts, problemTexts } from './texts.ts'
import { UpgradePrompt } from './upgrade-prompt.tsx'
import type { GenerateForm as FormState } from './use-generate-form.ts'
import type { useOffer } from './use-offer.ts'

/** The left side of the generator: the source, how to write from it, and the button. */
export function GenerateForm({
  form,
  source,
  available: { offer, user, error: offerError, retry },
  isPending,
  asksForText,
  isUpgradeOffered,
  onSubmit,
}: {
  form: FormState
  source: KnownSource
  available: ReturnType<typeof useOffer>
  isPending: boolean
  /** After an address could not be read: says how to paste its text. */
  asksForText: boolean
  /** Whether the result says already that no post is left. */
  isUpgradeOffered: boolean
  onSubmit: () => void
}) {
  const fields: FieldRefs = { url: useRef(null), text: useRef(null), file: useRef(null), opinion: useRef(null) }
  const { problem } = form
  const isBlocked = Boolean(user?.capabilities.generationBlockedBy)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the refs are as lasting as the form
  useEffect(() => {
    if (problem && problem.field !== 'more') fields[problem.field].current?.focus()
  }, [problem])

  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    if (asksForText) fields.text.current?.focus()
  }, [asksForText])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isPending && !isBlocked) onSubmit()
  }

  return (
    <Stack as="form" gap={20} className={styles.form} noValidate onSubmit={submit}>
      <SourceFields form={form} source={source} fields={fields} asksForText={asksForText} />
      <MoreSources form={form} source={source} isProblem={problem?.field === 'more'} />
      <AngleFields form={form} angles={source.angles} />
      {offerError && (
        <Notice
          kind="error"
          title={formTexts.choicesFailed.title}
          text={<p>{`${errorMessage(offerError)} ${formTexts.choicesFailed.text}`}</p>}
          action={<Button onClick={retry}>{formTexts.choicesFailed.retry}</Button>}
        />
      )}
      <ChoiceFields form={form} offer={offer} />
      <Field
        label={formTexts.opinion.label}
        optional
        error={problem?.field === 'opinion' ? problemTexts[problem.reason].description : undefined}
      >
        {(control) => (
          <TextArea
            {...control}
            ref={fields.opinion}
            rows={3}
            dir="auto"
            placeholder={formTexts.opinion.placeholder}
            value={form.values.opinion}
            onChange={(event) => form.change({ opinion: event.target.value })}
          />
        )}
      </Field>
      <StanceFields form={form} angles={source.angles} />
      <ShapeFields form={form} />
      <DraftsField form={form} />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        pending={isPending}
        pendingLabel={formTexts.generating}
        disabled={isBlocked || !offer}
      >
        {formTexts.generate}
      </Button>
      {isBlocked && user && !isUpgradeOffered && <UpgradePrompt user={user} />}
      <ProTips />
    </Stack>
  )
}
