import { type ReactNode, useEffect, useState } from 'react'
import { errorMessage } from '#client/lib/api'
import { useAppForm } from '#client/lib/form'
import { formatNumber } from '#client/lib/formatting'
import { Button } from '#client/ui/button'
import { confirmAction } from '#client/ui/confirm'
import { Field } from '#client/ui/field'
import { FormFoot, FormSection } from '#client/ui/form-section'
import { TextArea } from '#client/ui/input'
import { TextField } from '#client/ui/text-field'
import { toast } from '#client/ui/toast'
import { limits } from '#shared/rules/limits'
import styles from './prompt-form.module.css'
import { promptTexts } from './texts.ts'

/** The form values of a content style or a prompt template. */
export interface PromptValues {
  name: string
  text: string
}

/**
 * A name and a long text, the fields that content styles and prompt templates share. Input is a draft until it is saved
 * or cancelled.
 */
export function PromptForm({
  draft,
  initial,
  words,
  rows,
  isCode = false,
  takesFocus,
  onSave,
  onClose,
  children,
}: {
  draft: string
  initial: PromptValues
  words: { title: string; text: string; hint: string }
  rows: number
  /** Uses a monospaced font. */
  isCode?: boolean
  takesFocus: boolean
  onSave: (values: PromptValues) => Promise<unknown>
  onClose: () => void
  /** Shown below the form, built from the current text. */
  children?: (text: string) => ReactNode
}) {
  // the stored data may change meanwhile; unsaved means different from the form's initial values
  const [first] = useState(initial)
  const form = useAppForm({
    initial: first,
    draft,
    askToLeave: () => confirmAction(promptTexts.leave),
    check: problemsOf,
    onInvalid: () => toast({ kind: 'error', title: promptTexts.error, description: promptTexts.fillIn }),
    send: onSave,
    onSent: onClose,
  })
  const { values } = form
  const name = form.field('name')
  const text = form.field('text')
  const stillWrong = problemsOf(values)
  const element = form.props.ref

  useEffect(() => {
    if (takesFocus) element.current?.querySelector('input')?.focus()
  }, [takesFocus, element])

  function cancel() {
    form.drop()
    onClose()
  }

  return (
    <>
      <form {...form.props}>
        <FormSection title={words.title}>
          <TextField
            {...name}
            label={promptTexts.name}
            error={name.error && stillWrong.name}
            maxLength={limits.nameCharacters}
            autoComplete="off"
          />
          <Field
            label={words.text}
            hint={words.hint}
            error={lengthProblem(values.text) ?? (text.error && stillWrong.text)}
          >
            {(control) => (
              <TextArea
                {...control}
                className={isCode ? styles.code : undefined}
                rows={rows}
                value={text.value}
                onChange={({ target }) => text.onChange(target.value)}
              />
            )}
          </Field>
        </FormSection>
        <FormFoot failure={form.failure && `${errorMessage(form.failure)} ${promptTexts.kept}`}>
          <Button type="submit" variant="primary" pending={form.isSending} pendingLabel={promptTexts.saving}>
            {promptTexts.save}
          </Button>
          <Button variant="quiet" onClick={cancel}>
            {promptTexts.cancel}
          </Button>
        </FormFoot>
      </form>
      {children?.(values.text)}
    </>
  )
}

function problemsOf({ name, text }: PromptValues): { name: string | null; text: string | null } {
  return { name: name.trim() ? null : promptTexts.fillIn, text: text.trim() ? null : promptTexts.fillIn }
}

/** Shown while typing; the server refuses a text that is too long. */
function lengthProblem(text: string): string | null {
  const max = limits.promptCharacters
  return text.length > max ? promptTexts.tooLong(formatNumber(max)) : null
}
