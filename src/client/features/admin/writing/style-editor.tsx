import type { AdminStyle } from './move-style.ts'
import { OpenedWriting } from './opened-writing.tsx'
import { styleTexts } from './texts.ts'
import { useAdminStyles, useSaveAdminStyle } from './use-admin-styles.ts'
import { WritingForm } from './writing-form.tsx'

interface Opened {
  /** `new` or an id, as the address has it. */
  which: string
  takesFocus: boolean
  onClose: () => void
}

/** The form of one shared style, once it is here. */
export function StyleEditor(opened: Opened) {
  return (
    <OpenedWriting which={opened.which} list={useAdminStyles()} words={styleTexts} onClose={opened.onClose}>
      {(stored) => <Form stored={stored} {...opened} />}
    </OpenedWriting>
  )
}

function Form({ stored, takesFocus, onClose }: Opened & { stored: AdminStyle | null }) {
  const { newTitle, editTitle, about, text, hint } = styleTexts.form
  return (
    <WritingForm
      draftKey={`admin.style.${stored?.id ?? 'new'}`}
      initial={{ name: stored?.name ?? '', text: stored?.promptPart ?? '' }}
      words={{ title: stored ? editTitle : newTitle, about, text, hint }}
      rows={8}
      saving={useSaveAdminStyle(stored?.id ?? null)}
      takesFocus={takesFocus}
      onClose={onClose}
    />
  )
}
