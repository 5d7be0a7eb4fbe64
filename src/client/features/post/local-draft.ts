import type { PostDetail } from '#client/queries/posts/post-cache'
import type { Mention } from '#shared/rules/mentions'

/** A text that is typed into a post, as this browser tab has it. */
export interface LocalDraft {
  content: string
  /** Null: unchanged. */
  title: string | null
  /** Chosen while it was typed; the post knows the others. */
  mentions?: Mention[] | undefined
  /** The number of the post's version when it was begun; absent where that is not known. */
  begunFrom?: number
  /** The post's title then; absent where another browser began it. */
  titleBefore?: string
  /** When the server kept the latest working copy that was seen here; null for none. */
  seen: string | null
  /** Whether the server has it. */
  isKept: boolean
}

/**
 * What the editor opens with on a page that was just loaded: the tab's own text, or the working copy of the server.
 * @param stored undefined while it is not known
 */
export function restoreDraft(
  local: LocalDraft | null,
  stored: PostDetail['workingCopy'] | undefined,
): LocalDraft | null {
  if (stored === undefined) return local
  if (stored === null) return local?.isKept ? null : local // saved or discarded on another page
  const { savedAt, begunFrom, ...text } = stored
  const ofServer = { ...text, ...(begunFrom !== null && { begunFrom }), seen: savedAt, isKept: true }
  if (!local) return ofServer
  if (local.content === text.content && local.title === text.title) return { ...local, ...ofServer }
  const isNewer = local.seen === null || Date.parse(savedAt) > Date.parse(local.seen)
  return local.isKept && isNewer ? ofServer : local
}
