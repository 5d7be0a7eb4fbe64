import { useState } from 'react'
import { type AppForm, useAppForm } from '#client/lib/form'
import { toast } from '#client/ui/toast'
import { askToLeave } from './ask-to-leave.ts'

interface SavedMessages {
  title: string
  description?: string
}

export interface SettingsForm<Values extends object> extends AppForm<Values> {
  /** What is shown was saved from this form. */
  isSaved: boolean
}

/** A settings form. Unsaved input is a draft: it survives a reload or a visit to another page. */
export function useSettingsForm<Values extends object>({
  saved,
  draft,
  save,
  texts,
}: {
  saved: Values
  draft: string
  save: (values: Values) => Promise<Values>
  texts: { saved?: SavedMessages; saveFailed: SavedMessages }
}): SettingsForm<Values> {
  const [wasSaved, setWasSaved] = useState(false)
  const form = useAppForm<Values, Values>({
    initial: saved,
    draft,
    askToLeave,
    send: save,
    onSent: (stored) => {
      if (texts.saved) toast({ kind: 'success', ...texts.saved })
      setWasSaved(true)
      form.restart(stored)
    },
    onFailure: () => {
      toast({ kind: 'error', ...texts.saveFailed })
      return undefined
    },
  })
  return { ...form, isSaved: wasSaved && !form.isUnsaved }
}
