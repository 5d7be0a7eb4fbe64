import type { z } from 'zod'
import { withoutThumbnail } from '#server/adapters/linkedin/posts'
import { messageBody } from '#server/platform/errors'
import type { Publication as PublicationShape } from '#shared/contract/publications'
import { because, type Reason } from '#shared/errors/reason'
import { readCommentary, toCommentary } from '#shared/linkedin/little-text'
import { missingPictures, publishing } from '#shared/rules/publishing'
import { toIso } from '#shared/time/iso'
import { type Attempt, addressOf } from './publication.ts'
import type { PublicationView } from './view-repository.ts'

const lateAfterMs = 60_000

export function toPublicationDto(
  view: PublicationView,
  attempts: readonly Attempt[],
): z.infer<typeof PublicationShape> {
  const commentary = view.commentary ?? toCommentary(view.postContent)
  const reason = view.reason ?? warningOf(view, commentary) ?? missingPictureOf(view, attempts)
  return {
    id: view.id,
    postId: view.postId,
    postTitle: view.postTitle,
    hasPost: view.hasPost,
    accountId: view.accountId,
    accountName: view.accountName,
    state: view.state,
    at: view.wallTime,
    timeZone: view.timeZone,
    clockChange: view.clockChange,
    dueAt: toIso(view.dueAt),
    isQueued: view.isQueued,
    publishedAt: toIso(view.publishedAt),
    isLate: view.publishedAt !== null && view.publishedAt - view.dueAt > lateAfterMs,
    urn: view.urn,
    url: view.urn && addressOf(view.urn),
    deletedAt: toIso(view.deletedAt),
    commentary: readCommentary(commentary),
    visibility: view.visibility,
    isReshareDisabled: view.isReshareDisabled,
    attach: view.attach,
    visualId: view.visualId,
    altTexts: [...view.altTexts],
    attempts: attempts.map(({ at, ...attempt }) => ({ ...attempt, at: toIso(at) })),
    message: reason && messageBody(reason),
  }
}

/** What can be told before its time has come. */
function warningOf({ state, dueAt, tokenEndsAt }: PublicationView, commentary: string): Reason | null {
  if (state !== 'scheduled') return null
  if (commentary.length > publishing.characters) return { name: 'publicationTooLong', values: {} }
  if (tokenEndsAt === null) return { name: 'publicationAccountGone', values: {} }
  return dueAt < tokenEndsAt
    ? null
    : because('publicationBeyondToken', { day: new Date(tokenEndsAt).toISOString().slice(0, 10) })
}

/** Why the card of its link has no picture, once its bytes are fixed. */
function missingPictureOf({ body }: PublicationView, attempts: readonly Attempt[]): Reason | null {
  const attempt = attempts.findLast(({ step }) => step === 'picture')
  if (!attempt || body === null || withoutThumbnail(body) !== null) return null
  const name = missingPictures.find((each) => each === attempt.code) ?? 'cardPictureRefused'
  return { name, values: {} }
}
