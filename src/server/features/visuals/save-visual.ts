import { randomUUID } from 'node:crypto'
import type { Context } from '#server/context/context'
import type { Actor } from '#server/features/accounts/actor'
import { planOf } from '#server/features/accounts/plan'
import { withUserLock } from '#server/features/accounts/user-lock'
import { lockPost } from '#server/features/posts/post-visuals'
import type { Database } from '#server/platform/database/database'
import { inTransaction } from '#server/platform/database/in-transaction'
import { AppError } from '#server/platform/errors'
import { because } from '#shared/errors/reason'
import { limits } from '#shared/rules/limits'
import { checkCanvasData } from './check-canvas-data.ts'
import { spareVersions } from './spare-versions.ts'
import {
  countVisuals,
  findVisualBytes,
  findVisualFacts,
  insertVisual,
  sumDocuments,
  updateVisual,
  type Visual,
} from './visual-repository.ts'
import { copyToVersions, deleteVersions, listVersions, type VisualKey } from './visual-version-repository.ts'

export interface SentVisual {
  name: string
  canvasData?: unknown
  /** Missing: none when new, else as it was. */
  postId?: string | null | undefined
}

/** @throws AppError invalid_input | not_found for the post | conflict when the user has as many as one may have */
export async function createVisual(ctx: Context, actor: Actor, sent: SentVisual): Promise<Visual> {
  const checked = await checkCanvasData(sent.canvasData)
  return await withUserLock(ctx, actor.user.id, async (db) => {
    if ((await countVisuals(db, actor.workspace)) >= limits.visuals) {
      throw new AppError('conflict', because('tooManyVisuals', { most: limits.visuals }))
    }
    await requirePost(db, actor, sent.postId)
    await requireSpace(ctx, { db, actor, bytes: Buffer.byteLength(checked.document) })
    const facts = { ownerId: actor.workspace, id: randomUUID(), name: sent.name, postId: sent.postId ?? null }
    return await insertVisual(db, { ...facts, ...checked, createdAt: ctx.now() })
  })
}

/**
 * Saves a visual again; what it was before is kept as a version of it. With `openedAt`, what was saved elsewhere since is not lost unawares.
 * @throws AppError invalid_input | not_found | conflict
 */
export async function saveVisual(
  ctx: Context,
  actor: Actor,
  id: string,
  sent: SentVisual & { openedAt?: number | undefined },
): Promise<Visual> {
  const checked = await checkCanvasData(sent.canvasData)
  return await inTransaction(ctx.db, async (db) => {
    await requirePost(db, actor, sent.postId)
    const fields = { name: sent.name, postId: sent.postId, ...checked }
    await keepVersion(db, { ownerId: actor.workspace, id, next: checked.document }, ctx.now())
    await requireSpace(ctx, { db, actor, bytes: Buffer.byteLength(checked.document), id })
    const saved = await updateVisual(db, actor.workspace, id, fields, { now: ctx.now(), openedAt: sent.openedAt })
    if (saved) return saved
    if (!(await findVisualFacts(db, actor.workspace, id))) throw visualNotFound()
    throw new AppError('conflict', 'visualSavedElsewhere')
  })
}

/**
 * One who has used up their room may still make a visual smaller.
 * @throws AppError quota_exceeded
 */
async function requireSpace(
  ctx: Context,
  { db, actor, bytes, id }: { db: Database; actor: Actor; bytes: number; id?: string },
): Promise<void> {
  const before = id === undefined ? 0 : await findVisualBytes(db, actor.workspace, id)
  if (bytes <= before) return
  const { hasPro } = planOf(ctx.config, actor.user)
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

/** Also for visuals that belong to someone else, so that nobody learns of them. */
export function visualNotFound(): AppError {
  return new AppError('not_found', 'visualMissing')
}

/**
 * Keeps the current state of a visual before `next` replaces it, and drops versions beyond the limits. Nothing is kept
 * where nothing changes, or where there is no such visual.
 * @param now epoch ms
 */
async function keepVersion(db: Database, { next, ...key }: VisualKey & { next: string }, now: number): Promise<void> {
  if (!(await copyToVersions(db, key, next))) return
  const spare = spareVersions(await listVersions(db, key), now)
  await deleteVersions(
    db,
    key,
    spare.map(({ savedAt }) => savedAt),
  )
}
