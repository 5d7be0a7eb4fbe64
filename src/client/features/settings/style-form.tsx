import { useEffect, useRef, useState } from 'react'
import { errorMessage } from '#client/lib/api'
import { type FormField, useAppForm } from '#client/lib/form'
import { useSaveStyle } from '#client/queries/styles'
import { Button } from '#client/ui/button'
import { Field } from '#client/ui/field'
import { FormFoot, FormSection } from '#client/ui/form-section'
import { Input } from '#client/ui/input'
import { Grid } from '#client/ui/layout'
import { toast } from '#client/ui/toast'
import { limits } from '#shared/rules/limits'
import { askToLeave } from './ask-to-leave.ts'
import { AddressSelect, LanguageSelect, ModelSelect, type Options } from './choice-selects.tsx'
import { StyleExamples } from './style-examples.tsx'
import { type StyleValues, toStyleBody, withModel } from './style-values.ts'
import { StyleWebSearch } from './style-web-search.tsx'
import { settingsTexts, styleTexts } from './texts.ts'

/** Creates a style (`id` null) or changes one. Input is a draft until it is saved or cancelled. */
export function StyleForm({
  id,
  initial,
  options,
  takesFocus,
  onClose,
}: {
  id: number | null
  initial: StyleValues
  options: Options
  takesFocus: boolean
  onClose: () => void
}) {
  const saving = useSaveStyle(id)
  const form = useAppForm({
    initial,
    draft: `style.${id ?? 'new'}`,
    askToLeave,
    send: (values) => saving.mutateAsync(toStyleBody(values)),
    onSent: () => {
      toast({ kind: 'success', ...styleTexts.saved })
      onClose()
    },
    onFailure: (error) => {
      toast({ kind: 'error', title: styleTexts.failed, description: errorMessage(error) })
      return undefined
    },
  })
  const { values, change, failure } = form
  const isBlank = values.name.trim() === ''

  function cancel() {
    form.drop()
    onClose()
  }

  return (
    <form {...form.props}>
      <FormSection title={id === null ? styleTexts.form.newTitle : styleTexts.form.editTitle}>
        <NameField takesFocus={takesFocus} {...form.field('name')} />
        <Grid columns={2} gap={12} rowGap={16} until="phone">
          <ModelSelect
            label={styleTexts.form.model}
            options={options}
            value={values.defaultModel}
            onChange={(model) => change(withModel(values, model))}
          />
          <LanguageSelect
            label={styleTexts.form.language}
            value={values.defaultLanguage}
            onChange={(defaultLanguage) => change({ defaultLanguage })}
          />
          <AddressSelect
            language={values.defaultLanguage}
            none={styleTexts.form.address}
            value={values.address}
            onChange={(address) => change({ address })}
          />
        </Grid>
        <StyleWebSearch
          options={options}
          values={values}
          onChange={(defaultWebSearch) => change({ defaultWebSearch })}
        />
      </FormSection>
      <StyleExamples values={values} onChange={change} />
      <FormFoot failure={failure && `${errorMessage(failure)} ${settingsTexts.kept}`}>
        <Button
          type="submit"
          variant="primary"
          disabled={isBlank}
          pending={form.isSending}
          pendingLabel={settingsTexts.saving}
        >
          {settingsTexts.save}
        </Button>
        <Button variant="quiet" onClick={cancel}>
          {styleTexts.form.cancel}
        </Button>
      </FormFoot>
    </form>
  )
}

function NameField({ value, takesFocus, onChange }: FormField<string> & { takesFocus: boolean }) {
  const input = useRef<HTMLInputElement>(null)
  const [isOpening] = useState(takesFocus)
  useEffect(() => {
    if (isOpening) input.current?.focus()
  }, [isOpening])

  return (
    <Field label={styleTexts.form.name}>
      {(control) => (
        <Input
          {...control}
          ref={input}
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
