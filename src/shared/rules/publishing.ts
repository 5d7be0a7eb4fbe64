import { dayMs, hourMs } from '#shared/time/durations'

/** What is true of publishing at LinkedIn, where the two sides must agree. */

/**
 * Where a publication stands. `claimed` to `sending` is a process at work; `unconfirmed` asks its author, because
 * LinkedIn's answer was lost; `missed` is more than an hour late and asks as well; `held` asks because the server went
 * back to an earlier state, after which nobody knows what was published since.
 */
export const publicationStates = [
  'scheduled',
  'claimed',
  'uploading',
  'armed',
  'sending',
  'published',
  'failed',
  'unconfirmed',
  'missed',
  'held',
  'cancelled',
] as const
export type PublicationState = (typeof publicationStates)[number]

/** States in which a post is on its way to an account: it can't be planned for it a second time. */
export const openStates = [
  'scheduled',
  'claimed',
  'uploading',
  'armed',
  'sending',
  'unconfirmed',
  'held',
] as const satisfies readonly PublicationState[]

/** What goes out beside the text. `document` is the visual's pages as a PDF, `images` each page as a picture. */
export const attachments = ['none', 'visual', 'document', 'images', 'link'] as const
export type Attachment = (typeof attachments)[number]

/** Why the card of a link goes out without the picture that its source names. */
export const missingPictures = [
  'cardPictureUnreachable',
  'cardPictureUnsupported',
  'cardPictureDamaged',
  'cardPictureTooLarge',
  'cardPictureTooSmall',
  'cardPictureRefused',
] as const
export type MissingPicture = (typeof missingPictures)[number]

export const visibilities = ['PUBLIC', 'CONNECTIONS', 'LOGGED_IN'] as const
export type Visibility = (typeof visibilities)[number]

export const publishing = {
  /** UTF-16 units of the escaped text: how LinkedIn counts is not documented, and this is the longest way. */
  characters: 3_000,
  altTextCharacters: 4_086,
  images: { least: 2, most: 20 },
  documentPages: 300,
  documentBytes: 100 * 1024 * 1024,
  /** Weekly times of an account at which its queue goes out. */
  weeklySlots: 50,
  /** A post that could not go out in time goes out late by at most this; later its author is asked. */
  latestMs: hourMs,
  /** Within this the same text goes out to the same account only where its author says so. */
  sameTextMs: dayMs,
} as const
