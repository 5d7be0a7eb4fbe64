import { Button } from '#client/ui/button'
import { LoadFailure } from '#client/ui/load-failure'
import { Notice } from '#client/ui/notice'
import { styleTexts } from './texts.ts'
import { useAdminStyles, useSaveAdminStyle } from './use-admin-styles.ts'
import { WaitingRows } from './waiting-rows.tsx'
import { WritingForm } from './writing-form.tsx'

interface Opened {
  /** `new` or an id, as the address has it. */
  which: string
  takesFocus: boolean
  onClose: () => void
}

/** The form of one shared style, once it is here. */
export function StyleEditor({ which, takesFocus, onClose }: Opened) {
  const { data: styles, error, isFetching, refetch } = useAdminStyles()
  const stored = styles?.find(({ id }) => String(id) === which)
  const { missing, failed, loading } = styleTexts

  if (which === 'new') return <Form id={null} takesFocus={takesFocus} onClose={onClose} />
  if (stored) {
    const initial = { name: stored.name, text: stored.promptPart }
    return <Form id={stored.id} initial={initial} takesFocus={takesFocus} onClose={onClose} />
  }
  if (styles) {
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
  const { newTitle, editTitle, about, text, hint } = styleTexts.form
  return (
    <WritingForm
      draftKey={`admin.style.${id ?? 'new'}`}
      initial={initial}
      words={{ title: id === null ? newTitle : editTitle, about, text, hint }}
      rows={8}
      saving={useSaveAdminStyle(id)}
      takesFocus={takesFocus}
      onClose={onClose}
    />
  )
}
