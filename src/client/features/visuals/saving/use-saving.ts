import { useRef, useState } from 'react'
import type { Editor } from '#client/editor/store/editor-store'
import { ApiError, errorMessage } from '#client/lib/api'
import { useStoreVisual, type VisualToStore } from '#client/queries/store-visual'
import { useLoadVisuals, type Visual } from '#client/queries/visuals'
import { askQuestion, confirmAction } from '#client/ui/confirm'
import { writeCanvasData } from '#shared/scene/canvas-data'
import { nameOfCopy } from './name-of-copy.ts'
import type { OpenedVisual, StoredVisual } from './opened-visual.ts'
import { savingTexts } from './texts.ts'
import { useAdoptVisual } from './use-opened-visual.ts'

/**
 * Saving: a new visual by POST, from then on by PUT. Two saves never run at once.
 * @param outcome called when it was saved or could not be; not when the person cancelled
 */
export function useSaving(
  editor: Editor,
  opened: OpenedVisual,
  outcome: { onSuccess: (name: string) => void; onError: (error: unknown) => void },
) {
  const adopt = useAdoptVisual()
  const [stored, setStored] = useState<StoredVisual | null>(opened.stored)
  const isBusy = useRef(false)
  const sending = useStoreVisual()
  const loadVisuals = useLoadVisuals()

  async function store(name: string): Promise<void> {
    editor.commitText()
    const mark = editor.startSaving()
    const { document } = editor.getState()
    const canvasData = writeCanvasData(document)
    const { width, height } = canvasData.settings
    const body = { name, canvasData, width, height, postId: opened.postId }
    const visual = await sendUntilClear({ body, over: stored }, sending.mutateAsync, loadVisuals)
    if (!visual) return
    mark.saved()
    const next = { id: visual.id, name: visual.name, updatedAt: visual.updatedAt }
    setStored(next)
    if (next.id !== stored?.id) adopt({ ...opened, name: next.name, document, stored: next })
    outcome.onSuccess(next.name)
  }

  async function save(name: string): Promise<void> {
    if (isBusy.current) return
    isBusy.current = true
    try {
      await store(name)
    } catch (error) {
      outcome.onError(error)
    } finally {
      isBusy.current = false
    }
  }

  return { stored, isSaving: sending.isPending, save }
}

/** Asks what to do when the visual was saved or deleted elsewhere. Undefined when the person would rather not save. */
async function sendUntilClear(
  sent: VisualToStore,
  by: (sent: VisualToStore) => Promise<Visual>,
  loadVisuals: () => Promise<readonly Visual[]>,
): Promise<Visual | undefined> {
  try {
    return await by(sent)
  } catch (error) {
    const status = error instanceof ApiError && sent.over ? error.status : 0
    if (status === 404)
      return (await confirmAction(savingTexts.saving.deleted)) ? await by({ ...sent, over: null }) : undefined
    if (status !== 409 || !sent.over?.updatedAt) throw error
    const answer = await askQuestion(savingTexts.saving.conflict)
    if (answer === 'yes')
      return await by({ body: { ...sent.body, name: nameOfCopy(sent.body.name, await loadVisuals()) }, over: null })
    const over = { ...sent.over, updatedAt: null }
    return answer === 'alternative' ? await sendUntilClear({ ...sent, over }, by, loadVisuals) : undefined
  }
}

/** Why it was not saved: with the server's reason where it is one that the person can do something about. */
export function saveFailureOf(error: unknown): string {
  const isRefusal = error instanceof ApiError && [0, 400, 409, 413].includes(error.status)
  return isRefusal
    ? `${savingTexts.saving.failed.description} ${errorMessage(error)}`
    : savingTexts.saving.failed.description
}
