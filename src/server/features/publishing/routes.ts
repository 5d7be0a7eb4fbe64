import { setTimeout as wait } from 'node:timers/promises'
import type { Context } from '#server/context/context'
import { addRoute } from '#server/features/accounts/guarded-route'
import type { Actor } from '#server/features/accounts/people/actor'
import { postNotFound } from '#server/features/posts/store/post-not-found'
import { findPost } from '#server/features/posts/store/post-repository'
import type { Http } from '#server/platform/http/http'
import { pageOf, readCursor, writeCursor } from '#server/platform/http/page'
import { routes } from '#shared/contract/routes'
import type { PublicationState } from '#shared/rules/publishing'
import { toIso } from '#shared/time/iso'
import { endOfDay, startOfDay } from '#shared/time/local-days'
import { listAttempts } from './attempt-repository.ts'
import { changeFirstComment } from './change-comment.ts'
import {
  allowLending,
  cancelPublication,
  continueHeld,
  deleteAtLinkedin,
  movePublication,
  publishNow,
  reorderQueue,
  requireView,
  resolvePublication,
} from './change-publication.ts'
import { deletePostAndPublications } from './delete-post.ts'
import { markCommentAdded } from './follow-post.ts'
import { publishingLane } from './lane.ts'
import { lookUpMentions } from './look-up-mentions.ts'
import { requireAccountOfKey } from './planned-by-key.ts'
import { toPublicationDto } from './publication-dto.ts'
import { nextFreeTime } from './queue.ts'
import { findAccountOwner, isAtOnce, requireAccount, schedulePublication } from './schedule-publication.ts'
import { waitForResultMs } from './settle.ts'
import { suggestMentions } from './suggest-mentions.ts'
import { listTakenTimes, listViews, type PublicationView } from './view-repository.ts'

const pollMs = 150
const inProgressStates: readonly PublicationState[] = ['claimed', 'uploading', 'armed', 'sending']

/**
 * Publications over HTTP, and the deletion of a post, which depends on them. Someone else's publication answers like a
 * missing one.
 */
export function registerPublicationRoutes(http: Http, ctx: Context): void {
  addRoute(http, ctx, 'listPostPublications', async ({ actor, params }) => {
    if (!(await findPost(ctx.db, actor.workspace, params.id))) throw postNotFound()
    return await toDtos(ctx, actor, await listViews(ctx.db, actor.workspace, { postId: params.id }))
  })

  addRoute(http, ctx, 'createPublication', async ({ actor, params, body, reply, request }) => {
    const id = await schedulePublication(ctx, actor, params.id, body)
    if (isAtOnce(body)) await waitForResult(ctx, actor, id, request.signal)
    reply.status(201)
    return await answerWith(ctx, actor, id)
  })

  addRoute(http, ctx, 'listPublications', async ({ actor, query, reply }) => {
    const { state, from, to, limit, before, ...filter } = query
    const found = await listViews(ctx.db, actor.workspace, {
      ...filter,
      states: state,
      from: from === undefined ? undefined : startOfDay(from, actor.user.timeZone),
      until: to === undefined ? undefined : endOfDay(to, actor.user.timeZone),
      before: readCursor(before),
      limit: limit + 1,
    })
    const page = pageOf(reply, routes.listPublications.path, query, {
      found,
      cursorOf: ({ dueAt: at, id }) => writeCursor({ at, id }),
    })
    return await toDtos(ctx, actor, page)
  })

  addRoute(http, ctx, 'getPublication', ({ actor, params }) => answerWith(ctx, actor, params.id))

  addRoute(http, ctx, 'updatePublication', async ({ actor, params, body }) => {
    await movePublication(ctx, actor, params.id, body)
    return await answerWith(ctx, actor, params.id)
  })

  addRoute(http, ctx, 'allowLending', async ({ actor, params, body }) => {
    await allowLending(ctx, actor, params.id, body.allow)
    return undefined
  })

  addRoute(http, ctx, 'cancelPublication', async ({ actor, params }) => {
    await cancelPublication(ctx, actor, params.id)
    return await answerWith(ctx, actor, params.id)
  })

  addRoute(http, ctx, 'resolvePublication', async ({ actor, params, body, request }) => {
    await resolvePublication(ctx, actor, params.id, body)
    if (!body.published) await waitForResult(ctx, actor, params.id, request.signal)
    return await answerWith(ctx, actor, params.id)
  })

  addRoute(http, ctx, 'publishNow', async ({ actor, params, body, request }) => {
    await publishNow(ctx, actor, params.id, body ?? {})
    await waitForResult(ctx, actor, params.id, request.signal)
    return await answerWith(ctx, actor, params.id)
  })

  addRoute(http, ctx, 'continueHeld', async ({ actor }) => {
    return { count: await continueHeld(ctx, actor) }
  })

  addRoute(http, ctx, 'deleteAtLinkedIn', async ({ actor, params }) => {
    await deleteAtLinkedin(ctx, actor, params.id)
    return await answerWith(ctx, actor, params.id)
  })

  addRoute(http, ctx, 'suggestMentions', ({ actor, query }) => suggestMentions(ctx, actor, query.words))
  addRoute(http, ctx, 'lookUpMentions', ({ actor, query }) => lookUpMentions(ctx, actor, query.words))

  addRoute(http, ctx, 'changeFirstComment', async ({ actor, params, body }) => {
    await changeFirstComment(ctx, actor, params.id, body.text)
    return await answerWith(ctx, actor, params.id)
  })

  addRoute(http, ctx, 'markFirstCommentAdded', async ({ actor, params }) => {
    await markCommentAdded(ctx, await requireView(ctx, actor, params.id))
    return await answerWith(ctx, actor, params.id)
  })

  addRoute(http, ctx, 'deletePost', async ({ actor, params }) => {
    await deletePostAndPublications(ctx, actor, params.id)
    return undefined
  })

  addRoute(http, ctx, 'getQueue', async ({ actor, params: { id: accountId } }) => {
    requireAccountOfKey(actor, accountId)
    const account = await requireAccount(ctx, await findAccountOwner(ctx, actor, accountId), accountId, false)
    const [taken, queued] = await Promise.all([
      listTakenTimes(ctx.db, actor.workspace, accountId, ctx.now()),
      listViews(ctx.db, actor.workspace, { accountId, states: ['scheduled'], isQueued: true }),
    ])
    const next = nextFreeTime(account.slots, { taken, now: ctx.now(), timeZone: actor.user.timeZone })
    return {
      next: next && { at: next.at, timeZone: actor.user.timeZone, dueAt: toIso(next.dueAt) },
      publications: await toDtos(ctx, actor, queued),
    }
  })

  addRoute(http, ctx, 'reorderQueue', async ({ actor, params, body }) =>
    toDtos(ctx, actor, await reorderQueue(ctx, actor, params.id, body.ids)),
  )
}

/** Waits until the outcome is known, for 20 seconds at most. */
async function waitForResult(ctx: Context, actor: Actor, id: string, signal: AbortSignal): Promise<void> {
  ctx.jobs.wake(publishingLane)
  const until = performance.now() + waitForResultMs
  while (performance.now() < until && !signal.aborted && !ctx.ending.aborted) {
    const { state, unknownAt, reason } = await requireView(ctx, actor, id)
    const isOpen = inProgressStates.includes(state) ? unknownAt === null : state === 'scheduled' && reason === null
    if (!isOpen) return
    await wait(pollMs)
  }
}

async function answerWith(ctx: Context, actor: Actor, id: string) {
  const view = await requireView(ctx, actor, id)
  const attempts = await listAttempts(ctx.db, actor.workspace, [id])
  return toPublicationDto(view, attempts.get(id) ?? [], actor.user.id)
}

async function toDtos(ctx: Context, actor: Actor, views: readonly PublicationView[]) {
  const attempts = await listAttempts(
    ctx.db,
    actor.workspace,
    views.map(({ id }) => id),
  )
  return views.map((view) => toPublicationDto(view, attempts.get(view.id) ?? [], actor.user.id))
}
