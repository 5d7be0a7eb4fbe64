import { useState } from 'react'
import { Button } from '#client/ui/button'
import { Field } from '#client/ui/field'
import { FormSection } from '#client/ui/form-section'
import { Select } from '#client/ui/select'
import { defaultLanguage, languageIds, languages } from '#shared/rules/languages'
import { templateTexts } from './texts.ts'
import { useAdminStyles } from './use-admin-styles.ts'
import { usePreview } from './use-templates.ts'

const words = templateTexts.preview

/** Shows the prompt that a template, saved or not, makes of the sample article. */
export function PromptPreview({ template }: { template: string }) {
  const [language, setLanguage] = useState(defaultLanguage)
  const [contentStyleId, setContentStyleId] = useState<number | undefined>()
  const styles = useAdminStyles().data ?? []
  const preview = usePreview()
  const shown = preview.variables
  const isOutdated =
    shown?.template !== template || shown.language !== language || shown.contentStyleId !== contentStyleId

  return (
    <FormSection title={words.title} text={words.text}>
      <div className="pair">
        <Field label={words.style}>
          {(control) => (
            <Select
              {...control}
              value={contentStyleId ?? ''}
              onChange={({ target }) => setContentStyleId(target.value ? Number(target.value) : undefined)}
            >
              <option value="">{words.defaultStyle}</option>
              {styles.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={words.language}>
          {(control) => (
            <Select
              {...control}
              value={language}
              onChange={({ target }) => setLanguage(languageIds.find((id) => id === target.value) ?? defaultLanguage)}
            >
              {languageIds.map((id) => (
                <option key={id} value={id}>
                  {languages[id].label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <Button
        className="start"
        pending={preview.isPending}
        pendingLabel={words.showing}
        onClick={() => preview.mutate({ template, language, contentStyleId })}
      >
        {words.show}
      </Button>
      {preview.data && (
        <div className="prompt-preview">
          {isOutdated && <p className="hint">{words.outdated}</p>}
          <h3>{words.system}</h3>
          <pre>{preview.data.system}</pre>
          <h3>{words.user}</h3>
          <pre>{preview.data.user}</pre>
        </div>
      )}
    </FormSection>
  )
}
