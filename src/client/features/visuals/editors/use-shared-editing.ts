import { useState } from 'react'
import { errorMessage } from '#client/lib/api'
import { askQuestion } from '#client/ui/confirm'
import { toast } from '#client/ui/toast'
import type { StoredVisual } from '../saving/opened-visual.ts'
import { savingTexts } from '../saving/texts.ts'
import { editorsTexts } from './texts.ts'
import { useOtherEditor } from './use-other-editor.ts'

/** Someone took over a visual that was edited here. */
export interface Loss {
  name: string
  visualId: string
  /** The name under which what was unsaved goes on; null: it could not be stored. */
  copy: string | null
}

/** What is open here. */
export interface OwnWork {
  stored: StoredVisual | null
  isUnsaved: boolean
  /** @returns the copy's name; null when it could not be stored */
  saveAsCopy: () => Promise<string | null>
  /** Loads the latest version; unsaved work is offered afterwards. */
  showLatest: () => Promise<void>
}

/**
 * A team's visual is edited by one member at a time: says who that is, lets others take over, and keeps the unsaved work
 * of the member who loses it as a copy.
 */
export function useSharedEditing({ stored, isUnsaved, saveAsCopy, showLatest }: OwnWork) {
  const [loss, setLoss] = useState<Loss | null>(null)
  const id = stored?.id ?? null
  const { other, savedAt, takeOver, isStillOwn } = useOtherEditor(id, ({ name }) => {
    if (!isUnsaved || id === null) return
    void saveAsCopy().then((copy) => setLoss({ name, visualId: id, copy }))
  })

  /** @returns whether it is edited here now */
  async function take(): Promise<boolean> {
    try {
      const latest = await takeOver()
      if (!isUnsaved && latest !== stored?.updatedAt) await showLatest()
      return true
    } catch (error) {
      const { title, description } = editorsTexts.takeOverFailed
      toast({ kind: 'error', title, description: errorMessage(error, description) })
      return false
    }
  }

  return {
    other,
    loss,
    forgetLoss: () => setLoss(null),
    /** Whether the server has a later one than is shown. */
    isOutdated: savedAt !== null && stored !== null && Date.parse(savedAt) > Date.parse(stored.updatedAt),
    showLatest,
    take,
    /** Whether nobody else has taken over meanwhile, before something is saved without a question. */
    isStillOwn,
    /** Asks while someone else edits it. @returns whether to save here; a copy is saved already */
    maySaveHere: async (): Promise<boolean> => {
      if (!other) return true
      const { title, ...question } = editorsTexts.saving
      const answer = await askQuestion({ ...question, title: title(other.name) })
      if (answer === 'alternative') return await take()
      if (answer === 'no') return false
      const { saved, failed } = savingTexts.saving
      toast((await saveAsCopy()) === null ? { kind: 'error', ...failed } : { kind: 'success', ...saved })
      return false
    },
  }
}

export type SharedEditing = ReturnType<typeof useSharedEditing>
