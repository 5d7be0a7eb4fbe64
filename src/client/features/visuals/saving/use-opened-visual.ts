import { ApiError, callApi } from '#client/lib/api'
import { newId } from '#client/lib/new-id'
import { useSearchParams } from '#client/lib/use-search-params'
import { workspaceBase } from '#client/lib/workspace'
import { useAdoptOpened, useOpened } from '#client/queries/opened-visual'
import { type User, useUser } from '#client/queries/user'
import { createDocument } from '#shared/scene/create'
import { addressOf, keyOf, type OpenedVisual, type Request, readRequest } from './opened-visual.ts'
import { savingTexts } from './texts.ts'

/** The visual that the address requests, loaded or new. */
export function useOpenedVisual() {
  const [params] = useSearchParams()
  const request = readRequest(params)
  const { user } = useUser()
  return useOpened(keyOf(request), (signal) => open(request, user, signal))
}

/** Puts the id of a newly saved visual into the address; the editor stays mounted. */
export function useAdoptVisual() {
  const adopt = useAdoptOpened<OpenedVisual>()
  return (opened: OpenedVisual) => {
    if (!opened.stored) return
    const request: Request = { kind: 'visual', id: opened.stored.id }
    adopt(keyOf(request), opened)
    // bypasses the router's navigation, which would ask about edits made during the save
    history.replaceState(null, '', workspaceBase() + addressOf(request))
  }
}

async function open(request: Request, user: User | null, signal: AbortSignal): Promise<OpenedVisual> {
  const key = newId()
  switch (request.kind) {
    case 'visual':
      return { key, ...(await loadVisual(request.id, signal)) }
    case 'post': {
      const post = await callApi('getPost', { params: { id: request.id }, signal })
      // a post has one visual: continues the existing one
      if (post.visual) return { key, ...(await loadVisual(post.visual.id, signal)) }
      const { startFromPost } = await import('../from-post/start-from-post.ts')
      const { document, name, postId } = await startFromPost(post, user)
      return { key, name, document, stored: null, postId }
    }
    default: {
      const document = createDocument(newId())
      return { key, name: savingTexts.defaultName, document, stored: null, postId: null, isBlank: true }
    }
  }
}

/** @throws ApiError also for a document that can't be read: reporting it is all that can be done */
async function loadVisual(id: string, signal: AbortSignal): Promise<Omit<OpenedVisual, 'key'>> {
  const [{ canvasData, name, updatedAt, postId }, { readCanvasData }] = await Promise.all([
    callApi('getVisual', { params: { id }, signal }),
    import('#shared/scene/read-canvas-data'),
  ])
  const read = readCanvasData(canvasData)
  if (!read.ok) throw unreadable(read.message)
  return { name, document: read.document, stored: { id, name, updatedAt }, postId }
}

function unreadable(message: string): ApiError {
  return new ApiError({ status: 200, text: message, code: 'unreadable', serverMessage: savingTexts.unreadable })
}
