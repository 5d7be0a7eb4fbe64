import type { Context } from '#server/context/context'
import type { Actor } from '#server/features/accounts/people/actor'
import { readOnce } from '#server/features/models/model-source'
import { failureBody } from '#server/platform/errors'
import { toAppError } from '#server/platform/http/answer-error'
import { clientDisconnected } from '#server/platform/http/client-disconnected'
import type { HttpReply, HttpRequest } from '#server/platform/http/http'
import { acceptsEventStream, streamAnswer } from '#server/platform/http/stream-answer'
import type { Answer } from '#shared/contract/contract'
import type { GenerationEvents } from '#shared/contract/posts'
import { describePost } from '../details/describe-posts.ts'
import { toEarlierPostDto, toReadSourceDto } from '../details/post-dto.ts'
import { type GenerationInput, type GenerationProgress, generatePost } from './generate-post.ts'

/**
 * Answers a generation in the form that the caller accepts: a stream of events, else one JSON answer. When the caller
 * disconnects, the generation is aborted.
 */
export async function answerGeneration(
  { models, ...rest }: Context,
  author: Actor,
  input: GenerationInput,
  request: HttpRequest,
  reply: HttpReply,
): Promise<Answer<'generatePost'> | undefined> {
  const ctx = { ...rest, models: readOnce(models) }
  const signal = AbortSignal.any([clientDisconnected(reply), ctx.ending])
  if (!acceptsEventStream(request)) {
    const post = await generatePost(ctx, author, input, silent, signal)
    reply.status(201)
    return await describePost(ctx, post)
  }
  await streamGeneration(ctx, author, input, { request, reply, signal })
  return undefined
}

const silent: GenerationProgress = {
  onStage: () => {},
  onArticle: async () => {},
  onDrafts: () => {},
  onDelta: () => {},
  onDraftEnd: () => {},
}

async function streamGeneration(
  ctx: Context,
  author: Actor,
  input: GenerationInput,
  { request, reply, signal }: { request: HttpRequest; reply: HttpReply; signal: AbortSignal },
): Promise<void> {
  await streamAnswer<GenerationEvents>(request, reply, async (send) => {
    const post = await generatePost(
      ctx,
      author,
      input,
      {
        onStage: (stage) => send('status', { stage }),
        onArticle: async (source, earlier) =>
          send('article', { ...(await toReadSourceDto(source)), earlierPost: earlier && toEarlierPostDto(earlier) }),
        onDrafts: (drafts) => send('drafts', { drafts: [...drafts] }),
        onDelta: (text, draft) => send('delta', draft === 1 ? { text } : { text, draft }),
        onDraftEnd: (draft, failure) =>
          send('draft', {
            draft,
            failure: failure === undefined ? null : failureBody(toAppError(failure), request.id),
          }),
      },
      signal,
    )
    send('done', await describePost(ctx, post))
  })
}
