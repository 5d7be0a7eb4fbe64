import type { Context } from '#server/context/context'
import { addRoute } from '#server/features/accounts/guarded-route'
import { isInTeam } from '#server/features/accounts/people/actor'
import { findPoll, toPollDto } from '#server/features/posts/store/poll-repository'
import { postNotFound } from '#server/features/posts/store/post-not-found'
import { findPost } from '#server/features/posts/store/post-repository'
import type { Http } from '#server/platform/http/http'
import { answerStale, readIfMatch, setVersion } from '#server/platform/http/if-match'
import { removePoll, savePoll } from './change-poll.ts'

/** The poll of a post over HTTP. Someone else's post answers like a missing one. */
export function registerPollRoutes(http: Http, ctx: Context): void {
  addRoute(http, ctx, 'getPoll', async ({ actor, params, reply }) => {
    if (!(await findPost(ctx.db, actor.workspace, params.id))) throw postNotFound()
    const poll = await findPoll(ctx.db, { ownerId: actor.workspace, postId: params.id })
    setVersion(reply, poll?.version ?? 0)
    return { poll: poll ? toPollDto(poll) : null }
  })

  addRoute(http, ctx, 'savePoll', async ({ actor, params, body, request, reply }) => {
    const begunFrom = readIfMatch(request, isInTeam(actor))
    const { poll, isStale } = await savePoll(ctx, actor, params.id, body, begunFrom)
    const dto = poll ? toPollDto(poll) : null
    if (isStale || !dto) return await answerStale(request, reply, { poll: dto }, 'pollChangedElsewhere')
    setVersion(reply, dto.version)
    return dto
  })

  addRoute(http, ctx, 'deletePoll', async ({ actor, params }) => {
    await removePoll(ctx, actor, params.id)
    return undefined
  })
}
