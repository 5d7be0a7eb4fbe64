import { defaultPollDays, type Poll, type PollDays, pollDays } from '#shared/rules/polls'
import type { Visibility } from '#shared/rules/publishing'
import { callApi } from './call-api.ts'
import { codeWord } from './http.ts'
import type { MemberLinkedin } from './linkedin.ts'
import { type PostAnswer, readNoAnswer, readPostAnswer } from './post-answer.ts'
import { isVersionEnded, VersionEnded } from './versions.ts'

/** Creating and deleting posts at LinkedIn. */

/** A post's attachment; files are already uploaded. */
export type PostContent =
  | { media: { id: string; altText?: string; title?: string } }
  | { multiImage: { images: { id: string; altText: string }[] } }
  | { article: { source: string; title: string; description?: string; thumbnail?: string } }
  | { poll: PollContent }

/** LinkedIn documents further settings, and accepts no other values of them. */
interface PollContent {
  question: string
  options: { text: string }[]
  settings: { duration: PollDuration; voteSelectionType: 'SINGLE_VOTE'; isVoterVisibleToAuthor: true }
}

const pollDurations = { 1: 'ONE_DAY', 3: 'THREE_DAYS', 7: 'SEVEN_DAYS', 14: 'FOURTEEN_DAYS' } as const
type PollDuration = (typeof pollDurations)[PollDays]

/** Its texts are not little text: nothing in them is escaped. */
export function pollContent({ question, options, days }: Poll): PostContent {
  const settings = {
    duration: pollDurations[days],
    voteSelectionType: 'SINGLE_VOTE',
    isVoterVisibleToAuthor: true,
  } as const
  return { poll: { question, options: options.map((text) => ({ text })), settings } }
}

/** The poll in the body of a call that creates a post; null: it has none. */
export function pollOfBody(body: string): Poll | null {
  const { content } = JSON.parse(body) as { content?: PostContent }
  if (!content || !('poll' in content)) return null
  const { question, options, settings } = content.poll
  const days = pollDays.find((each) => pollDurations[each] === settings.duration) ?? defaultPollDays
  return { question, options: options.map(({ text }) => text), days }
}

export interface NewLinkedinPost {
  author: string
  /** Escaped. */
  commentary: string
  visibility: Visibility
  isReshareDisabled: boolean
  content: PostContent | null
}

/**
 * Longer than LinkedIn takes; shorter than the time after which another process may conclude that sending was
 * abandoned.
 */
export const sendTimeoutMs = 30_000

/** The body of the call that creates it: the same post makes the same bytes. */
export function postBody({ author, commentary, visibility, isReshareDisabled, content }: NewLinkedinPost): string {
  return JSON.stringify({
    author,
    commentary,
    visibility,
    distribution: { feedDistribution: 'MAIN_FEED', targetEntities: [], thirdPartyDistributionChannels: [] },
    lifecycleState: 'PUBLISHED',
    isReshareDisabledByAuthor: isReshareDisabled,
    ...(content && { content }),
  })
}

/** The body of the same post with its link card, but without the card's picture; null if it has none. */
export function withoutThumbnail(body: string): string | null {
  const { content, ...post } = JSON.parse(body) as { content?: PostContent }
  if (!content || !('article' in content) || content.article.thumbnail === undefined) return null
  const { thumbnail: _, ...article } = content.article
  return JSON.stringify({ ...post, content: { article } })
}

/** Sends a body unchanged. Never throws: a missing answer is a result too. */
export async function createLinkedinPost(linkedin: MemberLinkedin, body: string): Promise<PostAnswer> {
  try {
    const answer = await callApi(linkedin, {
      method: 'POST',
      path: '/rest/posts',
      body: { text: body, type: 'application/json' },
      timeoutMs: sendTimeoutMs,
    })
    return readPostAnswer(answer)
  } catch (error) {
    return readNoAnswer(error)
  }
}

/** @returns the status; 204 deleted, 404 it was gone. @throws VersionEnded, LinkedinUnreachable */
export async function deleteLinkedinPost(
  linkedin: MemberLinkedin,
  urn: string,
): Promise<{ status: number; code: string | null }> {
  const { status, fields } = await callApi(linkedin, {
    method: 'DELETE',
    path: `/rest/posts/${encodeURIComponent(urn)}`,
    headers: { 'x-restli-method': 'DELETE' },
    timeoutMs: sendTimeoutMs,
  })
  if (isVersionEnded({ status, code: fields.code })) throw new VersionEnded()
  return { status, code: codeWord(fields.code) }
}
