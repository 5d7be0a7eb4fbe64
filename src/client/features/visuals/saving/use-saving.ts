import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Editor } from '#client/editor/editor-store'
import { ApiError, callApi, sentenceOf } from '#client/lib/api'
import { confirmAction } from '#client/ui/dialog'
import { toast } from '#client/ui/toast'
import { type CanvasData, writeCanvasData } from '#shared/scene/canvas-data'
import { visualTexts } from '../texts.ts'
import type { OpenedVisual, StoredVisual } from './opened-visual.ts'
import { useAdoptVisual } from './use-opened-visual.ts'
import { noticeSaved, type Visual } from './visuals-cache.ts'

const words = visualTexts.saving

interface Sent {
  name: string
  canvasData: CanvasData
  /** The visual to save again; null makes a new one. `updatedAt` null saves over whatever is there. */
  over: { id: string; updatedAt: string | null } | null
}

/** Saving: a new visual by POST, from then on by PUT. Two saves never run at once. */
export function useSaving(editor: Editor, opened: OpenedVisual) {
  const cache = useQueryClient()
  const adopt = useAdoptVisual()
  const [stored, setStored] = useState<StoredVisual | null>(opened.stored)
  const isBusy = useRef(false)
  const sending = useMutation({ mutationFn: (sent: Sent) => send(sent, opened.postId) })

  async function store(name: string): Promise<boolean> {
    editor.commitText()
    const mark = editor.startSaving()
    const { document } = editor.getState()
    const canvasData = writeCanvasData(document)
    const visual = await sendUntilClear({ name, canvasData, over: stored }, sending.mutateAsync)
    if (!visual) return false
    mark.saved()
    const next = { id: visual.id, name, updatedAt: visual.updatedAt }
    setStored(next)
    if (next.id !== stored?.id) adopt({ ...opened, name, document, stored: next })
    noticeSaved(cache, visual)
    toast({ kind: 'success', ...words.saved })
    return true
  }

  /** @returns whether it was saved; when it was not, the person knows why */
  async function save(name: string): Promise<boolean> {
    if (isBusy.current) return false
    isBusy.current = true
    try {
      return await store(name)
    } catch (error) {
      toast({ kind: 'error', ...words.failed, description: failureOf(error) })
      return false
    } finally {
      isBusy.current = false
    }
  }

  return { stored, isSaving: sending.isPending, save }
}

function send({ name, canvasData, over }: Sent, postId: string | null): Promise<Visual> {
  const { width, height } = canvasData.settings
  const body = { name, canvasData, width, height }
  if (!over) return callApi('createVisual', { body: { ...body, postId } })
  const { id, updatedAt } = over
  return callApi('updateVisual', { params: { id }, body: { ...body, ...(updatedAt && { updatedAt }) } })
}

/** Asks what to do when the visual was saved or deleted elsewhere. Undefined when the person would rather not save. */
async function sendUntilClear(sent: Sent, by: (sent: Sent) => Promise<Visual>): Promise<Visual | undefined> {
  try {
    return await by(sent)
  } catch (error) {
    const status = error instanceof ApiError && sent.over ? error.status : 0
    if (status === 404) return (await confirmAction(words.deleted)) ? await by({ ...sent, over: null }) : undefined
    if (status !== 409 || !sent.over?.updatedAt) throw error
    const over = { ...sent.over, updatedAt: null }
    return (await confirmAction(words.conflict)) ? await sendUntilClear({ ...sent, over }, by) : undefined
  }
}

/** The server's reason where it is one that the person can do something about. */
function failureOf(error: unknown): string {
  const isRefusal = error instanceof ApiError && [0, 400, 409, 413].includes(error.status)
  return isRefusal ? `${words.failed.description} ${sentenceOf(error)}` : words.failed.description
}
