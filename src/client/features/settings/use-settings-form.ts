import { type AppForm, useAppForm } from '#client/lib/form'
import { toast } from '#client/ui/toast'
import { askToLeave } from './ask-to-leave.ts'

interface SavedMessages {
  title: string
  description: string
}

/** A form of settings. What was typed and not saved is a draft: it is there again after a visit elsewhere or a reload. */
export function useSettingsForm<Values extends object>({
  saved,
  draft,
  save,
  texts,
}: {
  saved: Values
  draft: string
  save: (values: Values) => Promise<Values>
  texts: { saved: SavedMessages; saveFailed: SavedMessages }
}): AppForm<Values> {
  const form = useAppForm<Values, Values>({
    initial: saved,
    draft,
    askToLeave,
    send: save,
    onSent: (stored) => {
      toast({ kind: 'success', ...texts.saved })
      form.restart(stored)
    },
    onFailure: () => {
      toast({ kind: 'error', ...texts.saveFailed })
      return undefined
    },
  })
  return form
}
