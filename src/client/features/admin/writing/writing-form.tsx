import type { UseMutationResult } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { sentenceOf } from '#client/lib/api'
import { useDraft } from '#client/lib/drafts'
import { formatNumber } from '#client/lib/formatting'
import { liftGuard, useLeaveGuard } from '#client/lib/leave-guard'
import { Button } from '#client/ui/button'
import { confirmAction } from '#client/ui/dialog'
import { Field } from '#client/ui/field'
import { FormSection } from '#client/ui/form-section'
import { toast } from '#client/ui/toast'
import { limits } from '#shared/rules/limits'
import { texts } from './texts.ts'

/** A content style or a prompt template as its form holds it. */
export interface WritingValues {
  name: string
  text: string
}

export interface FormWords {
  title: string
  about: string
  text: string
  hint: string
}

/**
 * A name and a long text: what a content style and a prompt template have in common. What was typed is a draft until it
 * is saved or cancelled.
 */
export function WritingForm<Saved>({
  draftKey,
  initial,
  words,
  rows,
  isCode = false,
  saving,
  takesFocus,
  onClose,
  children,
}: {
  draftKey: string
  initial: WritingValues
  words: FormWords
  rows: number
  /** Set the text in letters of equal width. */
  isCode?: boolean
  saving: UseMutationResult<Saved, Error, WritingValues, unknown>
  takesFocus: boolean
  onClose: () => void
  /** What stands below the form, made of the text as it is now. */
  children?: (text: string) => ReactNode
}) {
  const [values, setValues, clearDraft] = useDraft<WritingValues>(draftKey, initial)
  const [isTried, setIsTried] = useState(false)
  // once saved, what is stored differs from what the form began with
  const [first] = useState(initial)
  const form = useRef<HTMLFormElement>(null)
  const isUnsaved = values.name !== first.name || values.text !== first.text
  useLeaveGuard(isUnsaved, () => confirmAction(texts.leave))
  useEffect(() => {
    if (takesFocus) form.current?.querySelector('input')?.focus()
  }, [takesFocus])

  function leave() {
    clearDraft()
    liftGuard()
    onClose()
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (saving.isPending) return
    setIsTried(true)
    if (isBlank(values.name) || isBlank(values.text)) {
      toast({ kind: 'error', title: texts.error, description: texts.fillIn })
      form.current?.querySelector<HTMLElement>(isBlank(values.name) ? 'input' : 'textarea')?.focus()
      return
    }
    saving.mutate(values, { onSuccess: leave })
  }
  const missing = (value: string) => (isTried && isBlank(value) ? texts.fillIn : null)
  const isTooLong = values.text.length > limits.promptCharacters

  return (
    <>
      <form noValidate onSubmit={submit} ref={form}>
        <FormSection title={words.title} text={words.about}>
          <Field label={texts.name} error={missing(values.name)}>
            {(control) => (
              <input
                {...control}
                className="input"
                maxLength={limits.nameCharacters}
                autoComplete="off"
                value={values.name}
                onChange={({ target }) => setValues((previous) => ({ ...previous, name: target.value }))}
              />
            )}
          </Field>
          <Field
            label={words.text}
            hint={words.hint}
            error={isTooLong ? texts.tooLong(formatNumber(limits.promptCharacters)) : missing(values.text)}
          >
            {(control) => (
              <textarea
                {...control}
                className={isCode ? 'input code' : 'input'}
                rows={rows}
                value={values.text}
                onChange={({ target }) => setValues((previous) => ({ ...previous, text: target.value }))}
              />
            )}
          </Field>
        </FormSection>
        <div className="form-foot">
          {saving.error && (
            <p className="error">
              {sentenceOf(saving.error)} {texts.kept}
            </p>
          )}
          <Button type="submit" variant="primary" pending={saving.isPending} pendingLabel={texts.saving}>
            {texts.save}
          </Button>
          <Button variant="quiet" onClick={leave}>
            {texts.cancel}
          </Button>
        </div>
      </form>
      {children?.(values.text)}
    </>
  )
}

function isBlank(value: string): boolean {
  return value.trim() === ''
}
