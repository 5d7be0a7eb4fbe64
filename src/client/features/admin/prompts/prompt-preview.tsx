import { useState } from 'react'
import { errorMessage } from '#client/lib/api'
import { formatLanguage, formatStyle } from '#client/lib/formatting'
import { useAdminStyles } from '#client/queries/admin-styles'
import { usePromptPreview } from '#client/queries/prompt-templates'
import { Button } from '#client/ui/button'
import { Field, FieldPair, Hint } from '#client/ui/field'
import { FormSection } from '#client/ui/form-section'
import { Stack } from '#client/ui/layout'
import { Select } from '#client/ui/select'
import { toast } from '#client/ui/toast'
import { defaultLanguage, languageIds } from '#shared/rules/languages'
import styles from './prompt-preview.module.css'
import { promptTexts } from './texts.ts'

/** Shows the prompt that a template, saved or not, makes of the sample article. */
export function PromptPreview({ template }: { template: string }) {
  const words = promptTexts.templates.preview
  const [language, setLanguage] = useState(defaultLanguage)
  const [contentStyleId, setContentStyleId] = useState<number | undefined>()
  const contentStyles = useAdminStyles().data ?? []
  const preview = usePromptPreview({
    onError: (error) => toast({ kind: 'error', title: words.failed, description: errorMessage(error) }),
  })
  const shown = preview.variables
  const isOutdated =
    shown?.template !== template || shown.language !== language || shown.contentStyleId !== contentStyleId

  return (
    <FormSection title={words.title}>
      <FieldPair className={styles.choices}>
        <Field label={words.style}>
          {(control) => (
            <Select
              {...control}
              value={contentStyleId ?? ''}
              onChange={({ target }) => setContentStyleId(target.value ? Number(target.value) : undefined)}
            >
              <option value="">{words.defaultStyle}</option>
              {contentStyles.map(({ id, name }) => (
                <option key={id} value={id}>
                  {formatStyle(name)}
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
                  {formatLanguage(id)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </FieldPair>
      <Button
        start
        pending={preview.isPending}
        pendingLabel={words.showing}
        onClick={() => preview.mutate({ template, language, contentStyleId })}
      >
        {words.show}
      </Button>
      {preview.data && (
        <Stack gap={8} className={styles.prompt}>
          {isOutdated && <Hint>{words.outdated}</Hint>}
          <h3>{words.system}</h3>
          <pre>{preview.data.system}</pre>
          <h3>{words.user}</h3>
          <pre>{preview.data.user}</pre>
        </Stack>
      )}
    </FormSection>
  )
}
