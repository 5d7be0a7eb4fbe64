import type { z } from 'zod'
import { withoutThumbnail } from '#server/adapters/linkedin/posts'
import { messageBody } from '#server/platform/errors'
import type { UserId } from '#shared/contract/ids'
import type { Publication as PublicationShape } from '#shared/contract/publications'
import { because, type Reason } from '#shared/errors/reason'
import { readCommentary } from '#shared/linkedin/little-text'
import { type Attachment, defaultAttachment, missingPictures, publishing } from '#shared/rules/publishing'
import { toIso } from '#shared/time/iso'
import { waitingFor } from './decide.ts'
import { lendingTrouble } from './lending-trouble.ts'
import { type Attempt, accountOwnerOf, addressOf, authorOf } from './publication.ts'
import type { PublicationView } from './view-repository.ts'

const lateAfterMs = 60_000

/** @param reader who sees it */
export function toPublicationDto(
  view: PublicationView,
  attempts: readonly Attempt[],
  reader: UserId,
): z.infer<typeof PublicationShape> {
  const commentary = view.commentary ?? view.postCommentary
  const reason = view.reason ?? warningOf(view, commentary) ?? missingPictureOf(view, attempts)
  return {
    id: view.id,
    postId: view.postId,
    postTitle: view.postTitle,
    hasPost: view.hasPost,
    accountId: view.accountId,
    accountName: view.accountName,
    lending: lendingOf(view, reader),
    sentThrough: view.sentThrough,
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
    attach: attachmentOf(view),
    followsVisual: view.followsVisual,
    visualId: view.visualId,
    altTexts: [...view.altTexts],
    described: view.described && [...view.described],
    firstComment: view.firstComment && toCommentDto(view.firstComment),
    sentFiles: view.sentFiles.map(({ name, hash }) => ({ name, hash })),
    attempts: attempts.map(({ at, ...attempt }) => ({ ...attempt, at: toIso(at) })),
    message: reason && messageBody(reason),
  }
}

function toCommentDto({ text, state, reason }: NonNullable<PublicationView['firstComment']>) {
  return { text, state, message: reason && messageBody(reason) }
}

/** Until its bytes are fixed. */
function attachmentOf({ followsVisual, body, attach, visualPages, fileKind, hasPoll }: PublicationView): Attachment {
  return followsVisual && body === null ? defaultAttachment({ pages: visualPages, files: fileKind, hasPoll }) : attach
}

function isLent(view: PublicationView): boolean {
  return accountOwnerOf(view) !== authorOf(view)
}

function lendingOf(view: PublicationView, reader: UserId): z.infer<typeof PublicationShape>['lending'] {
  if (!isLent(view)) return null
  const { accountOwnerName, lent, lendingAllowed } = view
  return { owner: accountOwnerName, isOwn: accountOwnerOf(view) === reader, lent, isAllowed: lendingAllowed }
}

/** Problems that are known before its time. */
function warningOf(view: PublicationView, commentary: string): Reason | null {
  const { state, dueAt, lent, lendingAllowed, otherConnectionEndsAt } = view
  const hasOther = otherConnectionEndsAt !== null && otherConnectionEndsAt > dueAt
  if (state !== 'scheduled') return null
  const waitsFor = isLent(view) && lendingTrouble({ lent, isAllowed: lendingAllowed })
  if (waitsFor && !(waitsFor === 'not-lent' && hasOther)) return { name: waitingFor[waitsFor], values: {} }
  if (commentary.length > publishing.characters) return { name: 'publicationTooLong', values: {} }
  if (hasOther) return null
  const { tokenEndsAt } = view
  if (tokenEndsAt === null) return { name: 'publicationAccountGone', values: {} }
  return dueAt < tokenEndsAt
    ? null
    : because('publicationBeyondToken', { day: new Date(tokenEndsAt).toISOString().slice(0, 10) })
}

/** Why its link's card has no picture, once its bytes are fixed. */
function missingPictureOf({ body }: PublicationView, attempts: readonly Attempt[]): Reason | null {
  const attempt = attempts.findLast(({ step }) => step === 'picture')
  if (!attempt || body === null || withoutThumbnail(body) !== null) return null
  const name = missingPictures.find((each) => each === attempt.code) ?? 'cardPictureRefused'
  return { name, values: {} }
}
