import { callApi } from './call-api.ts'
import type { MemberLinkedin } from './linkedin.ts'
import { readNoAnswer, readPostAnswer, type Seen } from './post-answer.ts'
import { sendTimeoutMs } from './posts.ts'

/** Comments on posts. Their text is plain: what a post's text escapes would be seen. */

/** What an answer to adding a comment means. The one question that matters: can the comment be there? */
export type CommentAnswer = Seen &
  (
    | { kind: 'created'; urn: string }
    /** It was not added, and the same again would not be either. */
    | { kind: 'refused'; why: 'product' | 'other' }
    /** It was not added, and may be tried again; `missing`: LinkedIn does not find the post yet. */
    | { kind: 'put-off'; why: 'missing' | 'busy' | 'unreachable' }
    | { kind: 'day-limit' }
    | { kind: 'sign-in' }
    | { kind: 'version' }
    | { kind: 'unknown' }
  )

export interface NewComment {
  /** URN of who writes it. */
  actor: string
  /** URN of the post. */
  post: string
  text: string
}

/** Never throws: a missing answer is a result too. */
export async function createComment(
  linkedin: MemberLinkedin,
  { actor, post, text }: NewComment,
): Promise<CommentAnswer> {
  try {
    const answer = await callApi(linkedin, {
      method: 'POST',
      path: `/rest/socialActions/${encodeURIComponent(post)}/comments`,
      body: { json: { actor, object: post, message: { text } } },
      timeoutMs: sendTimeoutMs,
    })
    const seen = readPostAnswer(answer)
    const { status, code } = seen
    if (status === 201) {
      const urn = answer.headers.get('x-restli-id')
      return urn ? { status, code, kind: 'created', urn: urn.slice(0, 200) } : { status, code, kind: 'unknown' }
    }
    if (status === 404) return { status, code, kind: 'put-off', why: 'missing' }
    switch (seen.kind) {
      case 'sign-in':
      case 'version':
      case 'unknown':
        return { status, code, kind: seen.kind }
      case 'put-off':
        return seen.why === 'day-limit'
          ? { status, code, kind: 'day-limit' }
          : { status, code, kind: 'put-off', why: 'busy' }
      case 'refused':
        return { status, code, kind: 'refused', why: seen.why === 'product' ? 'product' : 'other' }
      default:
        return { status, code, kind: 'refused', why: 'other' }
    }
  } catch (error) {
    return readNoAnswer(error)
  }
}
