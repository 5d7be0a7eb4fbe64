import { setTimeout as wait } from 'node:timers/promises'
import type { Context } from '#server/context/context'
import { addRoute } from '#server/features/accounts/guarded-route'
import type { User } from '#server/features/accounts/user'
import { endOfDay, startOfDay } from '#server/features/posts/local-days'
import { postNotFound } from '#server/features/posts/post-not-found'
import { findPost } from '#server/features/posts/post-repository'
import type { Http } from '#server/platform/http/http'
import { enforceRateLimit } from '#server/platform/limits/rate-limit'
import { routes } from '#shared/contract/routes'
import type { PublicationState } from '#shared/rules/publishing'
import { listAttempts } from './attempt-repository.ts'
import {
  cancelPublication,
  continueHeld,
  deleteAtLinkedin,
  movePublication,
  publishNow,
  reorderQueue,
  requireView,
  resolvePublication,
} from './change-publication.ts'
import { deletePostAndPlans } from './delete-post.ts'
import { publishingLane } from './lane.ts'
import { isAtOnce, planPublication, requireAccount } from './plan-publication.ts'
import { toPublicationDto } from './publication-dto.ts'
import { nextFreeSlot } from './queue.ts'
import { waitForResultMs } from './settle.ts'
import { listTakenTimes, listViews, type PublicationView } from './view-repository.ts'

const planning = { limit: 120, windowMs: 60_000 }
const pollMs = 150
const inProgressStates: readonly PublicationState[] = ['claimed', 'uploading', 'armed', 'sending']

/**
 * Publications over HTTP, and the deletion of a post, which depends on them. One that is someone else's answers like one
 * that is not there.
 */
export function registerPublicationRoutes(http: Http, ctx: Context): void {
  addRoute(http, ctx, 'listPostPublications', async ({ user, params }) => {
    if (!(await findPost(ctx.db, user.id, params.id))) throw postNotFound()
    return await toDtos(ctx, user, await listViews(ctx.db, user.id, { postId: params.id }))
  })

  addRoute(http, ctx, 'createPublication', async ({ user, params, body, reply, request }) => {
    await limitPlanning(ctx, user)
    const id = await planPublication(ctx, user, params.id, body)
    if (isAtOnce(body)) await waitForResult(ctx, user, id, request.signal)
    reply.status(201)
    return await answerWith(ctx, user, id)
  })

  addRoute(http, ctx, 'listPublications', async ({ user, query, reply }) => {
    const { state, from, to, limit, before, ...filter } = query
    const found = await listViews(ctx.db, user.id, {
      ...filter,
      states: state,
      from: from === undefined ? undefined : startOfDay(from, user.timeZone),
      until: to === undefined ? undefined : endOfDay(to, user.timeZone),
      before: toCursor(before),
      limit: limit + 1,
    })
    const page = found.slice(0, limit)
    const last = page.at(-1)
    if (last && found.length > limit) {
      const given = { ...query, state: state?.join(','), before: `${last.dueAt}_${last.id}` }
      const next = Object.entries(given).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)]],
      )
      reply.header('link', `<${routes.listPublications.path}?${new URLSearchParams(next)}>; rel="next"`)
    }
    return await toDtos(ctx, user, page)
  })

  addRoute(http, ctx, 'getPublication', ({ user, params }) => answerWith(ctx, user, params.id))

  addRoute(http, ctx, 'updatePublication', async ({ user, params, body }) => {
    await limitPlanning(ctx, user)
    await movePublication(ctx, user, params.id, body)
    return await answerWith(ctx, user, params.id)
  })

  addRoute(http, ctx, 'cancelPublication', async ({ user, params }) => {
    await cancelPublication(ctx, user, params.id)
    return await answerWith(ctx, user, params.id)
  })

  addRoute(http, ctx, 'resolvePublication', async ({ user, params, body, request }) => {
    await resolvePublication(ctx, user, params.id, body)
    if (!body.published) await waitForResult(ctx, user, params.id, request.signal)
    return await answerWith(ctx, user, params.id)
  })

  addRoute(http, ctx, 'publishNow', async ({ user, params, body, request }) => {
    await limitPlanning(ctx, user)
    await publishNow(ctx, user, params.id, body ?? {})
    await waitForResult(ctx, user, params.id, request.signal)
    return await answerWith(ctx, user, params.id)
  })

  addRoute(http, ctx, 'continueHeld', async ({ user }) => {
    await limitPlanning(ctx, user)
    return { count: await continueHeld(ctx, user) }
  })

  addRoute(http, ctx, 'deleteAtLinkedIn', async ({ user, params }) => {
    await deleteAtLinkedin(ctx, user, params.id)
    return await answerWith(ctx, user, params.id)
  })

  addRoute(http, ctx, 'deletePost', async ({ user, params }) => {
    await deletePostAndPlans(ctx, user, params.id)
    return undefined
  })

  addRoute(http, ctx, 'getQueue', async ({ user, params: { id: accountId } }) => {
    const account = await requireAccount(ctx, user, accountId, false)
    const [taken, queued] = await Promise.all([
      listTakenTimes(ctx.db, user.id, accountId, ctx.now()),
      listViews(ctx.db, user.id, { accountId, states: ['scheduled'], isQueued: true }),
    ])
    const next = nextFreeSlot(account.slots, { taken, now: ctx.now(), timeZone: user.timeZone })
    return {
      next: next && { at: next.at, timeZone: user.timeZone, dueAt: new Date(next.dueAt).toISOString() },
      publications: await toDtos(ctx, user, queued),
    }
  })

  addRoute(http, ctx, 'reorderQueue', async ({ user, params, body }) =>
    toDtos(ctx, user, await reorderQueue(ctx, user, params.id, body.ids)),
  )
}

async function limitPlanning(ctx: Context, user: User): Promise<void> {
  await enforceRateLimit(ctx.db, `publish ${user.id}`, planning, ctx.now())
}

/** Waits until the outcome is known, for 20 seconds at most. */
async function waitForResult(ctx: Context, user: User, id: string, signal: AbortSignal): Promise<void> {
  ctx.jobs.wake(publishingLane)
  const until = performance.now() + waitForResultMs
  while (performance.now() < until && !signal.aborted && !ctx.ending.aborted) {
    const { state, unknownAt, reason } = await requireView(ctx, user, id)
    const isOpen = inProgressStates.includes(state) ? unknownAt === null : state === 'scheduled' && reason === null
    if (!isOpen) return
    await wait(pollMs)
  }
}

async function answerWith(ctx: Context, user: User, id: string) {
  const view = await requireView(ctx, user, id)
  const attempts = await listAttempts(ctx.db, user.id, [id])
  return toPublicationDto(view, attempts.get(id) ?? [])
}

async function toDtos(ctx: Context, user: User, views: readonly PublicationView[]) {
  const attempts = await listAttempts(
    ctx.db,
    user.id,
    views.map(({ id }) => id),
  )
  return views.map((view) => toPublicationDto(view, attempts.get(view.id) ?? []))
}

/** A cursor that is none of ours starts at the beginning. */
function toCursor(before: string | undefined): { dueAt: number; id: string } | undefined {
  const parts = /^(\d{1,15})_(.{1,64})$/.exec(before ?? '')
  return parts ? { dueAt: Number(parts[1]), id: parts[2] ?? '' } : undefined
}
