import { errorMessage } from '#client/lib/api'
import { type PromptTemplate, usePromptTemplates, useSavePromptTemplate } from '#client/queries/prompt-templates'
import { FormSection } from '#client/ui/form-section'
import { toast } from '#client/ui/toast'
import { type Opened, OpenedForm } from './opened-form.tsx'
import styles from './placeholders.module.css'
import { PromptForm } from './prompt-form.tsx'
import { PromptPreview } from './prompt-preview.tsx'
import { promptTexts } from './texts.ts'

/** The form of one prompt template, once loaded. */
export function PromptTemplateEditor(opened: Opened) {
  const list = usePromptTemplates()
  return (
    <OpenedForm which={opened.which} list={list} words={promptTexts.templates} onClose={opened.onClose}>
      {(stored) => <TemplateForm stored={stored} {...opened} />}
    </OpenedForm>
  )
}

function TemplateForm({ stored, takesFocus, onClose }: Opened & { stored: PromptTemplate | null }) {
  const words = promptTexts.templates
  const { newTitle, editTitle, text, hint } = words.form
  const saving = useSavePromptTemplate({
    onSuccess: () => toast({ kind: 'success', ...words.saved }),
    onError: (error) => toast({ kind: 'error', title: promptTexts.error, description: errorMessage(error) }),
  })
  return (
    <PromptForm
      draft={`admin.template.${stored?.id ?? 'new'}`}
      initial={{ name: stored?.name ?? '', text: stored?.template ?? '' }}
      words={{ title: stored ? editTitle : newTitle, text, hint }}
      rows={18}
      isCode
      onSave={({ name, text: template }) => saving.mutateAsync({ id: stored?.id ?? null, name: name.trim(), template })}
      takesFocus={takesFocus}
      onClose={onClose}
    >
      {(template) => (
        <>
          <Placeholders />
          <PromptPreview template={template} />
        </>
      )}
    </PromptForm>
  )
}

/** The available placeholders of a prompt template, with their meaning. */
function Placeholders() {
  const { title, meanings } = promptTexts.templates.placeholders
  return (
    <FormSection title={title}>
      <dl className={styles.placeholders}>
        {Object.entries(meanings).map(([name, meaning]) => (
          <div key={name}>
            <dt>
              <code>{`{{${name}}}`}</code>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </FormSection>
  )
}
