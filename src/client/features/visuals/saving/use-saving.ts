import { useRef, useState } from 'react'
import type { Editor } from '#client/editor/store/editor-store'
import { ApiError } from '#client/lib/api'
import { storedVisualInstead, useStoreVisual, type VisualToStore } from '#client/queries/store-visual'
import { useLoadVisuals, type Visual } from '#client/queries/visuals'
import { confirmAction } from '#client/ui/confirm'
import { writeCanvasData } from '#shared/scene/canvas-data'
import { nameOfCopy } from './name-of-copy.ts'
import type { OpenedVisual, StoredVisual } from './opened-visual.ts'
import { savingTexts } from './texts.ts'
import { useAdoptVisual } from './use-opened-visual.ts'

/**
 * Saving: a new visual by POST, from then on by PUT. Two saves never run at once: the second waits for the first.
 * @param outcome called when it was saved or could not be; not when the person cancelled, nor for what saves itself.
 *   `onTakeTheirs` when the person prefers what someone else saved meanwhile.
 */
export function useSaving(
  editor: Editor,
  opened: OpenedVisual,
  outcome: { onSuccess: (name: string) => void; onError: (error: unknown) => void; onTakeTheirs: () => void },
) {
  const adopt = useAdoptVisual()
  const [stored, setStored] = useState<StoredVisual | null>(opened.stored)
  const [isSaving, setSaving] = useState(false)
  /** Why it no longer saves itself; null while it does. */
  const [refusal, setRefusal] = useState<'elsewhere' | 'failed' | null>(null)
  const latest = useRef(stored)
  const running = useRef<Promise<unknown>>(Promise.resolve())
  const sending = useStoreVisual()
  const loadVisuals = useLoadVisuals()

  /** @returns its name as it was stored; nothing when the person cancelled */
  async function store(name: string, send: (sent: VisualToStore) => Promise<Visual | undefined>) {
    const mark = editor.startSaving()
    const { document } = editor.getState()
    const canvasData = writeCanvasData(document)
    const { width, height } = canvasData.settings
    const over = latest.current
    const visual = await send({ body: { name, canvasData, width, height, postId: opened.postId }, over })
    if (!visual) return undefined
    mark.saved()
    setRefusal(null)
    const next = { id: visual.id, name: visual.name, updatedAt: visual.updatedAt }
    latest.current = next
    setStored(next)
    if (next.id !== over?.id) adopt({ ...opened, name: next.name, document, stored: next })
    return next.name
  }

  function afterRunning<Result>(task: () => Promise<Result>): Promise<Result> {
    const next = running.current.then(task)
    running.current = next.catch(() => undefined) // whoever waits for it hears of it
    return next
  }

  /** Asks first if it was saved or deleted elsewhere. */
  async function save(name: string): Promise<void> {
    if (isSaving) return
    setSaving(true)
    editor.commitText()
    try {
      const saved = await afterRunning(() => store(name, sendUntilClear))
      if (saved !== undefined) outcome.onSuccess(saved)
    } catch (error) {
      outcome.onError(error)
    } finally {
      setSaving(false)
    }
  }

  /** Without a word. What was saved or deleted elsewhere is left as it is. @returns whether it was saved */
  async function saveQuietly(name: string): Promise<boolean> {
    try {
      await afterRunning(() => store(name, sending.mutateAsync))
      return true
    } catch (error) {
      setRefusal(refusalOf(error, latest.current !== null))
      return false
    }
  }

  /** What is on the canvas goes on as a copy; the visual stays as someone else has it. @returns the copy's name */
  async function saveAsCopy(name: string): Promise<string | null> {
    editor.commitText()
    try {
      return (await afterRunning(() => store(name, sendCopy))) ?? null
    } catch {
      return null // it stays unsaved, on this device
    }
  }

  /** It belongs to no post, which keeps the visual that it has. */
  async function sendCopy({ body }: VisualToStore): Promise<Visual> {
    const name = nameOfCopy(body.name, await loadVisuals())
    return await sending.mutateAsync({ body: { ...body, name, postId: null }, over: null })
  }

  /** Asks what to do when the visual was saved or deleted elsewhere. Undefined when the person decides not to save. */
  async function sendUntilClear(sent: VisualToStore): Promise<Visual | undefined> {
    try {
      return await sending.mutateAsync(sent)
    } catch (error) {
      const status = error instanceof ApiError && sent.over ? error.status : 0
      if (status === 404) {
        if (!(await confirmAction(savingTexts.saving.deleted))) return undefined
        return await sending.mutateAsync({ ...sent, over: null })
      }
      const theirs = storedVisualInstead(error)
      if (!theirs) throw error
      const { chooseVisual } = await import('./two-visuals.tsx')
      const answer = await chooseVisual(theirs, { name: sent.body.name, document: editor.getState().document })
      if (answer === 'alternative') outcome.onTakeTheirs()
      return answer === 'yes' ? await sendCopy(sent) : undefined
    }
  }

  return { stored, isSaving, refusal, save, saveQuietly, saveAsCopy }
}

/** Nothing for what may go well a little later. */
function refusalOf(error: unknown, isStored: boolean): 'elsewhere' | 'failed' | null {
  const status = error instanceof ApiError ? error.status : 0
  if (isStored && (status === 404 || status === 409)) return 'elsewhere'
  return [400, 403, 404, 409, 413].includes(status) ? 'failed' : null
}
