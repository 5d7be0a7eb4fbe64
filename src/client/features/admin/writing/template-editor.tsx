import { Button } from '#client/ui/button'
import { FormSection } from '#client/ui/form-section'
import { LoadFailure } from '#client/ui/load-failure'
import { Notice } from '#client/ui/notice'
import { PromptPreview } from './prompt-preview.tsx'
import { templateTexts } from './texts.ts'
import { useSaveTemplate, useTemplates } from './use-templates.ts'
import { WaitingRows } from './waiting-rows.tsx'
import { WritingForm } from './writing-form.tsx'

interface Opened {
  /** `new` or an id, as the address has it. */
  which: string
  takesFocus: boolean
  onClose: () => void
}

/** The form of one prompt template, once it is here. */
export function TemplateEditor({ which, takesFocus, onClose }: Opened) {
  const { data: templates, error, isFetching, refetch } = useTemplates()
  const stored = templates?.find(({ id }) => String(id) === which)
  const { missing, failed, loading } = templateTexts

  if (which === 'new') return <Form id={null} takesFocus={takesFocus} onClose={onClose} />
  if (stored) {
    const initial = { name: stored.name, text: stored.template }
    return <Form id={stored.id} initial={initial} takesFocus={takesFocus} onClose={onClose} />
  }
  if (templates) {
    return (
      <Notice title={missing.title} text={missing.text} action={<Button onClick={onClose}>{missing.action}</Button>} />
    )
  }
  if (!error) return <WaitingRows label={loading} />
  return <LoadFailure title={failed} error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
}

function Form({
  id,
  initial = { name: '', text: '' },
  takesFocus,
  onClose,
}: {
  id: number | null
  initial?: { name: string; text: string }
  takesFocus: boolean
  onClose: () => void
}) {
  const { newTitle, editTitle, about, text, hint } = templateTexts.form
  return (
    <WritingForm
      draftKey={`admin.template.${id ?? 'new'}`}
      initial={initial}
      words={{ title: id === null ? newTitle : editTitle, about, text, hint }}
      rows={18}
      isCode
      saving={useSaveTemplate(id)}
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
