import { FormSection } from '#client/ui/form-section'
import { OpenedWriting } from './opened-writing.tsx'
import { PromptPreview } from './prompt-preview.tsx'
import { templateTexts } from './texts.ts'
import { type PromptTemplate, useSaveTemplate, useTemplates } from './use-templates.ts'
import { WritingForm } from './writing-form.tsx'

interface Opened {
  /** `new` or an id, as the address has it. */
  which: string
  takesFocus: boolean
  onClose: () => void
}

/** The form of one prompt template, once it is here. */
export function TemplateEditor(opened: Opened) {
  return (
    <OpenedWriting which={opened.which} list={useTemplates()} words={templateTexts} onClose={opened.onClose}>
      {(stored) => <Form stored={stored} {...opened} />}
    </OpenedWriting>
  )
}

function Form({ stored, takesFocus, onClose }: Opened & { stored: PromptTemplate | null }) {
  const { newTitle, editTitle, about, text, hint } = templateTexts.form
  return (
    <WritingForm
      draftKey={`admin.template.${stored?.id ?? 'new'}`}
      initial={{ name: stored?.name ?? '', text: stored?.template ?? '' }}
      words={{ title: stored ? editTitle : newTitle, about, text, hint }}
      rows={18}
      isCode
      saving={useSaveTemplate(stored?.id ?? null)}
      takesFocus={takesFocus}
      onClose={onClose}
    >
      {(template) => (
        <>
          <Placeholders />
          <PromptPreview template={template} />
        </>
      )}
    </WritingForm>
  )
}

function Placeholders() {
  const { title, list } = templateTexts.placeholders
  return (
    <FormSection title={title}>
      <dl className="placeholders">
        {list.map(({ name, meaning }) => (
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
