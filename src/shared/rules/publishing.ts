import { dayMs, hourMs } from '#shared/time/durations'
import type { PostFileKind } from './attachments.ts'

/** What is true of publishing at LinkedIn, where the two sides must agree. */

/**
 * A publication's state. From `claimed` to `sending` a process works on it. `unconfirmed`: LinkedIn's answer was lost,
 * the author must decide. `missed`: more than an hour late, the author must decide. `held`: the server was restored to
 * an earlier state and cannot know what was published since, someone must decide.
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

/** States in which nothing happens before its author says what to do. */
export const askingStates = ['failed', 'unconfirmed', 'missed', 'held'] as const satisfies readonly PublicationState[]

/** Reasons for which a scheduled post waits until somebody does something. */
export const waitingReasons = [
  'publicationSignIn',
  'publicationSealed',
  'publicationNotApproved',
  'publicationNeedsApproval',
  'publicationLeftTeam',
  'publicationNotLent',
  'publicationOwnerRefused',
  'publicationAsksOwner',
  'publicationPlanEnded',
] as const

/**
 * Attachments of a post. `document` is the visual's pages as a PDF, `images` each page as a picture; `photos`, `pdf` and `video` are
 * files of its author's own, `poll` is a question to its readers.
 */
export const attachments = ['none', 'visual', 'document', 'images', 'link', 'photos', 'pdf', 'video', 'poll'] as const
export type Attachment = (typeof attachments)[number]

/** What a post has that it could attach. */
export interface Attachable {
  /** Pages of its visual, 0 without one. */
  pages: number
  /** What its author attached without the editor. */
  files: PostFileKind | null
  hasPoll: boolean
  /** The address of its source. */
  sourceUrl: string | null
}

interface AttachmentKind {
  /** Whether the post must have a source with an address. */
  readonly needsSource?: true
  readonly needsPoll?: true
  /** Which files of its author's own the post must have. */
  readonly files?: PostFileKind
  /** How many pages the post's visual may have; any number, also none, where it shows nothing of it. */
  readonly pages: { readonly least: number; readonly most: number }
  /** How many of them it shows, from the first on. */
  readonly shown: number
}

const withoutVisual = { pages: { least: 0, most: Infinity }, shown: 0 }

/** What a post must have for each kind, and what goes out of that. */
export const attachmentKinds: { readonly [Kind in Attachment]: AttachmentKind } = {
  none: withoutVisual,
  visual: { pages: { least: 1, most: Infinity }, shown: 1 },
  document: { pages: { least: 1, most: 300 }, shown: Infinity },
  images: { pages: { least: 2, most: 20 }, shown: Infinity },
  link: { ...withoutVisual, needsSource: true },
  photos: { ...withoutVisual, files: 'photo' },
  pdf: { ...withoutVisual, files: 'pdf' },
  video: { ...withoutVisual, files: 'video' },
  poll: { ...withoutVisual, needsPoll: true },
}

/** The kinds that a post can have. */
export function attachmentsOf({ pages, files, hasPoll, sourceUrl }: Attachable): Attachment[] {
  return attachments.filter((attach) => {
    const { needsSource, needsPoll, pages: range, files: needed } = attachmentKinds[attach]
    if (needed !== undefined && needed !== files) return false
    if (needsPoll && !hasPoll) return false
    return (!needsSource || sourceUrl) && pages >= range.least && pages <= range.most
  })
}

/**
 * What goes out with a post unless its author says otherwise: what its preview shows. A poll goes before files that its
 * author attached, and these go before a visual.
 */
export function defaultAttachment({ pages, files, hasPoll }: Omit<Attachable, 'sourceUrl'>): Attachment {
  if (hasPoll) return 'poll'
  if (files !== null) return attachments.find((attach) => attachmentKinds[attach].files === files) ?? 'none'
  if (pages === 0) return 'none'
  return pages > 1 && pages <= attachmentKinds.document.pages.most ? 'document' : 'visual'
}

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
  documentBytes: 100 * 1024 * 1024,
  /** Weekly times of an account at which its queue goes out. */
  weeklySlots: 50,
  /** Maximum delay with which a post is still published; after that its author is asked. */
  latestMs: hourMs,
  /** The same while LinkedIn has ended the version of its API, which is nothing that an author could help. */
  latestWithoutVersionMs: dayMs,
  /** Within this time the same text is published to the same account again only if its author confirms. */
  sameTextMs: dayMs,
} as const
