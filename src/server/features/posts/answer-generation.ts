import type { Context } from '#server/context'
import type { User } from '#server/features/accounts/user'
import { createEventStream } from '#server/platform/event-stream'
import { failureBody, type HttpReply, type HttpRequest, toAppError } from '#server/platform/http'
import { takeAttempt } from '#server/platform/rate-limit'
import type { Answer } from '#shared/contract/contract'
import type { GenerationEvents } from '#shared/contract/posts'
import { type GenerationInput, type GenerationProgress, generatePost } from './generate-post.ts'
import { toArticleDto, toEarlierPostDto, toPostDto } from './post-dto.ts'

const perUser = { limit: 30, windowMs: 60_000 }

/**
 * Answers a generation as the caller likes it: a stream of events where they accept one, else one JSON answer.
 * When the caller leaves, the generation is aborted.
 */
export async function answerGeneration(
  ctx: Context,
  user: User,
  input: GenerationInput,
  request: HttpRequest,
  reply: HttpReply,
): Promise<Answer<'generatePost'> | undefined> {
  await takeAttempt(ctx.db, `generate ${user.id}`, perUser, ctx.now())
  const signal = AbortSignal.any([callerLeft(reply), ctx.ending])
  if (!request.headers.accept?.includes('text/event-stream')) {
    const post = await generatePost(ctx, user, input, silent, signal)
    reply.status(201)
    return toPostDto(ctx, post)
  }
  await streamGeneration(ctx, user, input, { request, reply, signal })
  return undefined
}

const silent: GenerationProgress = { onStage: () => {}, onArticle: () => {}, onDelta: () => {} }

async function streamGeneration(
  ctx: Context,
  user: User,
  input: GenerationInput,
  { request, reply, signal }: { request: HttpRequest; reply: HttpReply; signal: AbortSignal },
): Promise<void> {
  const stream = createEventStream(reply)
  const send = <Name extends keyof GenerationEvents>(event: Name, data: GenerationEvents[Name]) =>
    stream.send(event, data)
  try {
    const post = await generatePost(
      ctx,
      user,
      input,
      {
        onStage: (stage) => send('status', { stage }),
        onArticle: (article, earlier) =>
          send('article', { ...toArticleDto(article), earlierPost: earlier && toEarlierPostDto(earlier) }),
        onDelta: (text) => send('delta', { text }),
      },
      signal,
    )
    send('done', toPostDto(ctx, post))
  } catch (error) {
    if (!stream.isOpen) throw error
    const failure = toAppError(error)
    if (!failure) request.log.error({ err: error, requestId: request.id }, 'a generation failed unexpectedly')
    send('error', failureBody(failure, request.id))
  } finally {
    stream.end()
  }
}

/** Aborted when the connection closes before the answer is complete. */
function callerLeft(reply: HttpReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort()
  })
  return controller.signal
}
