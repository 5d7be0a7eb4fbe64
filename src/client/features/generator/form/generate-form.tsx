import { type FormEvent, type KeyboardEvent, Suspense, useEffect, useRef } from 'react'
import { errorMessage } from '#client/lib/api'
import { lazyPart } from '#client/lib/lazy-part'
import { Button } from '#client/ui/button'
import { Callout } from '#client/ui/callout'
import { Stack } from '#client/ui/layout'
import { AngleFields } from '../angles/angle-fields.tsx'
import { ChoiceLine } from './choice-line.tsx'
import { ContinueLine } from './continue-line.tsx'
import type { FormValues } from './form-values.ts'
import styles from './generate-form.module.css'
import { OpinionField } from './opinion-field.tsx'
import { OptionsFields } from './options-fields.tsx'
import { type FieldRefs, type KnownSource, SourceFields } from './source-fields.tsx'
import { formTexts } from './texts.ts'
import { UpgradePrompt } from './upgrade-prompt.tsx'
import type { useFormOptions } from './use-form-options.ts'
import type { GenerateForm as FormState } from './use-generate-form.ts'

/** Only in teams. */
const VoiceField = lazyPart(async () => (await import('./voice-field.tsx')).VoiceField)

/** The source, how to write from it, and the button, which stays in sight. */
export function GenerateForm({
  form,
  source,
  available: { options, user, error: offerError, retry },
  isPending,
  asksFor,
  isUpgradeOffered,
  onSubmit,
}: {
  form: FormState
  source: KnownSource
  available: ReturnType<typeof useFormOptions>
  isPending: boolean
  /** What an attempt failed for: the text of an address that could not be read, or the author's own line. */
  asksFor: 'text' | 'opinion' | null
  /** Whether the result already says that no post is left. */
  isUpgradeOffered: boolean
  /** @param change goes into the form first */
  onSubmit: (change?: Partial<FormValues>) => void
}) {
  const fields: FieldRefs = { url: useRef(null), text: useRef(null), file: useRef(null), opinion: useRef(null) }
  const button = useRef<HTMLButtonElement>(null)
  const { problem } = form
  const isBlocked = Boolean(user?.capabilities.generationBlockedBy)
  const isReady = options !== undefined
  const canWrite = !isPending && !isBlocked && isReady

  // biome-ignore lint/correctness/useExhaustiveDependencies: the refs are as lasting as the form
  useEffect(() => {
    if (problem && problem.field !== 'more') fields[problem.field].current?.focus()
  }, [problem])

  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    if (asksFor) fields[asksFor].current?.focus()
  }, [asksFor])

  // what was pasted or dropped beside the fields is written by the next key
  useEffect(() => {
    const isInField = document.activeElement?.matches('input, textarea, select')
    if (source.taken > 0 && isReady && !isInField) button.current?.focus({ preventScroll: true })
  }, [source.taken, isReady])

  function write(change?: Partial<FormValues>) {
    if (canWrite) onSubmit(change)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    write()
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) write()
  }

  return (
    <Stack as="form" gap={16} className={styles.form} noValidate onSubmit={submit} onKeyDown={press}>
      <ContinueLine form={form} />
      <SourceFields form={form} source={source} fields={fields} asksForText={asksFor === 'text'} />
      <AngleFields form={form} angles={source.angles} onWrite={write} />
      {offerError && (
        <Callout
          kind="error"
          title={formTexts.choicesFailed.title}
          text={<p>{`${errorMessage(offerError)} ${formTexts.choicesFailed.text}`}</p>}
          action={<Button onClick={retry}>{formTexts.choicesFailed.retry}</Button>}
        />
      )}
      <OpinionField form={form} angles={source.angles} fieldRef={fields.opinion} />
      <ChoiceLine form={form} options={options} />
      {user?.team && (
        <Suspense>
          <VoiceField form={form} user={user} slug={user.team.slug} />
        </Suspense>
      )}
      <OptionsFields form={form} source={source} />
      {isBlocked && user && !isUpgradeOffered && <UpgradePrompt user={user} />}
      <div className={styles.actions}>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          block
          ref={button}
          pending={isPending}
          pendingLabel={formTexts.generating}
          disabled={isBlocked || !isReady}
        >
          {formTexts.generate}
        </Button>
      </div>
    </Stack>
  )
}
