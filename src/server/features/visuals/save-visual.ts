import { randomUUID } from 'node:crypto'
import type { Context } from '#server/context/context'
import { type Actor, isInTeam } from '#server/features/accounts/people/actor'
import { planOf } from '#server/features/accounts/people/plan'
import { withWorkspaceLock } from '#server/features/accounts/people/workspace-lock'
import { emitPostEvent } from '#server/features/posts/store/post-events'
import { lockPost } from '#server/features/posts/store/post-visuals'
import type { Database } from '#server/platform/database/database'
import { inTransaction } from '#server/platform/database/in-transaction'
import { AppError } from '#server/platform/errors'
import type { UserId } from '#shared/contract/ids'
import { because } from '#shared/errors/reason'
import { limits } from '#shared/rules/limits'
import { minuteMs } from '#shared/time/durations'
import { checkCanvasData } from './check-canvas-data.ts'
import { spareVersions } from './spare-versions.ts'
import {
  countVisuals,
  findVisualBytes,
  insertVisual,
  lockVisual,
  sumDocuments,
  updateVisual,
  type Visual,
} from './visual-repository.ts'
import { copyToVersions, deleteVersions, listVersions, type VisualKey } from './visual-version-repository.ts'

export interface SentVisual {
  name: string
  canvasData?: unknown
  /** Missing: none for a new one, else unchanged. */
  postId?: string | null | undefined
}

/** @throws AppError invalid_input | not_found for the post | conflict when the user has the maximum number */
export async function createVisual(ctx: Context, actor: Actor, sent: SentVisual): Promise<Visual> {
  const checked = await checkCanvasData(sent.canvasData)
  return await withWorkspaceLock(ctx, actor.workspace, async (db) => {
    if ((await countVisuals(db, actor.workspace)) >= limits.visuals) {
      throw new AppError('conflict', because('tooManyVisuals', { most: limits.visuals }))
    }
    await requirePost(db, actor, sent.postId)
    await requireSpace(ctx, { db, actor, bytes: Buffer.byteLength(checked.document) })
    const { name, postId = null } = sent
    // it goes out with what is planned for the post, which nobody has seen with it
    if (actor.key && postId !== null) await emitPostEvent(ctx, db, 'post.updated', actor, postId)
    const facts = { ownerId: actor.workspace, id: randomUUID(), name, postId, savedBy: saverOf(actor) }
    return await insertVisual(db, { ...facts, ...checked, createdAt: ctx.now() })
  })
}

/**
 * Saves a visual again and keeps its former state as a version. With `openedAt`, a visual saved elsewhere since is not
 * overwritten.
 * @returns `stale`: it was saved elsewhere
 * @throws AppError invalid_input | not_found
 */
export async function saveVisual(
  ctx: Context,
  actor: Actor,
  id: string,
  sent: SentVisual & { openedAt?: number | undefined },
): Promise<Visual | 'stale'> {
  const checked = await checkCanvasData(sent.canvasData)
  return await inTransaction(ctx.db, async (db) => {
    await requirePost(db, actor, sent.postId)
    const before = await lockVisual(db, actor.workspace, id)
    if (!before) throw visualNotFound()
    const { name, postId, openedAt } = sent
    if (openedAt !== undefined && before.updatedAt !== openedAt) return 'stale'
    const savedBy = saverOf(actor)
    const isOwn = openedAt !== undefined && before.savedBy === savedBy
    await keepVersion(db, { ownerId: actor.workspace, id, next: checked.document, isOwn }, ctx.now())
    await requireSpace(ctx, { db, actor, bytes: Buffer.byteLength(checked.document), id })
    const saved = await updateVisual(db, actor.workspace, id, { name, postId, savedBy, ...checked }, ctx.now())
    if (!saved) throw visualNotFound()
    return saved
  })
}

/** Known only where several people save. */
function saverOf(actor: Actor): UserId | null {
  return isInTeam(actor) ? actor.user.id : null
}

/**
 * Someone over their limit may still make a visual smaller.
 * @throws AppError quota_exceeded
 */
async function requireSpace(
  ctx: Context,
  { db, actor, bytes, id }: { db: Database; actor: Actor; bytes: number; id?: string },
): Promise<void> {
  const before = id === undefined ? 0 : await findVisualBytes(db, actor.workspace, id)
  if (bytes <= before) return
  const { hasPro } = planOf(ctx.config, actor.holder)
  const most = hasPro ? limits.visualBytesPro : limits.visualBytesTrial
  if ((await sumDocuments(db, actor.workspace)) - before + bytes <= most) return
  throw new AppError('quota_exceeded', because('visualSpaceUsed', { megabytes: most / 1024 / 1024 }))
}

async function requirePost(db: Database, actor: Actor, postId: string | null | undefined): Promise<void> {
  if (postId === null || postId === undefined) return
  if (!(await lockPost(db, actor.workspace, postId))) {
    throw new AppError('not_found', 'visualPostMissing')
  }
}

/** Also for someone else's visuals, so that nobody learns of them. */
export function visualNotFound(): AppError {
  return new AppError('not_found', 'visualMissing')
}

const betweenVersionsMs = 10 * minuteMs

/**
 * Keeps the current state of a visual before `next` replaces it, and drops versions beyond the limits. Nothing is kept
 * where nothing changes, or where there is no such visual; nor by whoever goes on with what they saved themselves while
 * the last version is fresh, as visuals save themselves every few seconds.
 * @param now epoch ms
 */
async function keepVersion(
  db: Database,
  { next, isOwn, ...key }: VisualKey & { next: string; isOwn: boolean },
  now: number,
): Promise<void> {
  const [last] = isOwn ? await listVersions(db, key) : []
  if (last && now - last.savedAt < betweenVersionsMs) return
  if (!(await copyToVersions(db, key, next))) return
  const spare = spareVersions(await listVersions(db, key), now)
  await deleteVersions(
    db,
    key,
    spare.map(({ savedAt }) => savedAt),
  )
}
