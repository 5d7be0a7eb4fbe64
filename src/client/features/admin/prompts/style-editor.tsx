import { errorMessage } from '#client/lib/api'
import { type AdminStyle, useAdminStyles, useSaveAdminStyle } from '#client/queries/admin-styles'
import { toast } from '#client/ui/toast'
import { type Opened, OpenedForm } from './opened-form.tsx'
import { PromptForm } from './prompt-form.tsx'
import { promptTexts } from './texts.ts'

/** The form of one shared style, once loaded. */
export function StyleEditor(opened: Opened) {
  return (
    <OpenedForm which={opened.which} list={useAdminStyles()} words={promptTexts.styles} onClose={opened.onClose}>
      {(stored) => <StyleForm stored={stored} {...opened} />}
    </OpenedForm>
  )
}

function StyleForm({ stored, takesFocus, onClose }: Opened & { stored: AdminStyle | null }) {
  const words = promptTexts.styles
  const { newTitle, editTitle, text, hint } = words.form
  const saving = useSaveAdminStyle({
    onSuccess: () => toast({ kind: 'success', ...words.saved }),
    onError: (error) => toast({ kind: 'error', title: promptTexts.error, description: errorMessage(error) }),
  })
  return (
    <PromptForm
      draft={`admin.style.${stored?.id ?? 'new'}`}
      initial={{ name: stored?.name ?? '', text: stored?.promptPart ?? '' }}
      words={{ title: stored ? editTitle : newTitle, text, hint }}
      rows={8}
      onSave={({ name, text }) =>
        saving.mutateAsync({ id: stored?.id ?? null, name: name.trim(), promptPart: text.trim() })
      }
      takesFocus={takesFocus}
      onClose={onClose}
    />
  )
}
