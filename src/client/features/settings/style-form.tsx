import { type FormEvent, useEffect, useRef, useState } from 'react'
import { sentenceOf } from '#client/lib/api'
import { useDraft } from '#client/lib/drafts'
import { liftGuard, useLeaveGuard } from '#client/lib/leave-guard'
import { Button } from '#client/ui/button'
import { Field } from '#client/ui/field'
import { FormSection } from '#client/ui/form-section'
import { limits } from '#shared/rules/limits'
import { askToLeave } from './ask-to-leave.ts'
import { LanguageSelect, ModelSelect, type Offer } from './choice-selects.tsx'
import { isSame } from './is-same.ts'
import { StyleExamples } from './style-examples.tsx'
import { type StyleValues, toStyleBody, withModel } from './style-values.ts'
import { hasWebSearch, StyleWebSearch } from './style-web-search.tsx'
import { settingsTexts, styleTexts } from './texts.ts'
import { useSaveStyle } from './use-styles.ts'

const words = styleTexts.form

/** Creates a style (`id` null) or changes one. What was typed is a draft until it is saved or cancelled. */
export function StyleForm({
  id,
  initial,
  offer,
  takesFocus,
  onClose,
}: {
  id: number | null
  initial: StyleValues
  offer: Offer
  takesFocus: boolean
  onClose: () => void
}) {
  const [values, setValues, clearDraft] = useDraft<StyleValues>(`style.${id ?? 'new'}`, initial)
  const saving = useSaveStyle(id)
  // once saved, the stored style differs from what the form began with
  const [first] = useState(initial)
  useLeaveGuard(!isSame(values, first), askToLeave)

  function leave() {
    clearDraft()
    liftGuard()
    onClose()
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!saving.isPending && !isBlank) saving.mutate(toStyleBody(values), { onSuccess: leave })
  }

  const isBlank = values.name.trim() === ''
  return (
    <form noValidate onSubmit={submit}>
      <FormSection title={id === null ? words.newTitle : words.editTitle}>
        <NameField
          value={values.name}
          takesFocus={takesFocus}
          onChange={(name) => setValues((previous) => ({ ...previous, name }))}
        />
        <div className="pair">
          <ModelSelect
            label={words.model}
            offer={offer}
            value={values.defaultModel}
            onChange={(model) => setValues((previous) => withModel(previous, model, hasWebSearch(offer, model)))}
          />
          <LanguageSelect
            label={words.language}
            value={values.defaultLanguage}
            onChange={(defaultLanguage) => setValues((previous) => ({ ...previous, defaultLanguage }))}
          />
        </div>
        <StyleWebSearch
          offer={offer}
          values={values}
          onChange={(defaultWebSearch) => setValues((previous) => ({ ...previous, defaultWebSearch }))}
        />
      </FormSection>
      <StyleExamples values={values} onChange={setValues} />
      <div className="form-foot">
        {saving.error && (
          <p className="error">
            {sentenceOf(saving.error)} {settingsTexts.kept}
          </p>
        )}
        <Button
          type="submit"
          variant="primary"
          disabled={isBlank}
          pending={saving.isPending}
          pendingLabel={settingsTexts.saving}
        >
          {settingsTexts.save}
        </Button>
        <Button variant="quiet" onClick={leave}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}

function NameField({
  value,
  takesFocus,
  onChange,
}: {
  value: string
  takesFocus: boolean
  onChange: (name: string) => void
}) {
  const input = useRef<HTMLInputElement>(null)
  const [isOpening] = useState(takesFocus)
  useEffect(() => {
    if (isOpening) input.current?.focus()
  }, [isOpening])

  return (
    <Field label={words.name}>
      {(control) => (
        <input
          {...control}
          ref={input}
          className="input"
          required
          maxLength={limits.nameCharacters}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
