import type { StoredFile } from '#server/adapters/files/files'
import type { MemberLinkedin } from '#server/adapters/linkedin/linkedin'
import type { PostContent } from '#server/adapters/linkedin/posts'
import type { UploadAnswer } from '#server/adapters/linkedin/uploads'
import type { Context } from '#server/context/context'
import type { PublishingAccount } from '#server/features/linkedin/account-for-publishing'
import type { Post } from '#server/features/posts/store/post-repository'
import { type Reason, toReason } from '#shared/errors/reason'
import type { Poll } from '#shared/rules/polls'
import type { Attempt, Publication, SentFile } from './publication.ts'

/** What a post attaches, as far as its kind needs to know. */
export type Subject = Pick<Publication, 'ownerId' | 'postId' | 'visualId' | 'attach' | 'altTexts' | 'described'>

export interface Making {
  ctx: Context
  linkedin: MemberLinkedin
  publication: Publication
  post: Post
  account: PublishingAccount
}

/** The uploaded content of the post, or the answer of a failed upload. */
export type Made =
  /**
   * `hash` identifies what was uploaded. `files` are the post's own files that were attached. `missing` says why a card
   * has no picture although its source has one.
   */
  | { content: PostContent | null; hash: string; files?: readonly SentFile[]; missing?: Omit<Attempt, 'at'> }
  | { refused: Exclude<UploadAnswer, { kind: 'uploaded' }> }

/** One picture of what goes out, for someone who is to approve it. */
export interface ShownPage {
  /** Of the page or the photo. */
  id: string
  altText: string
  /** A PNG that is drawn, or a JPEG that is stored; undefined: its bytes are lost. */
  picture: () => Promise<Uint8Array | StoredFile | undefined>
}

export interface WholeFile {
  name: string
  mimeType: string
  stored: StoredFile
}

/** All that the server knows of one kind of attachment. What both sides know of it is in shared/rules/publishing. */
export interface AttachmentKind {
  /** What `make` would report as its hash, without making it. '' for nothing. @throws UnusableAttachment */
  hash: (ctx: Context, subject: Subject, post: Pick<Post, 'source' | 'title'>) => Promise<string>
  /** Uploads it. @throws UnusableAttachment */
  make: (making: Making) => Promise<Made>
  /** Reports what could not go out before it is planned. @throws AppError */
  check?: (ctx: Context, subject: Subject) => Promise<void>
  /** Its pictures in their order. Missing: it has none. @throws UnusableAttachment */
  pages?: (ctx: Context, subject: Subject) => Promise<ShownPage[]>
  /** The whole of it, where its pictures do not show all. Missing: they do. @throws UnusableAttachment */
  whole?: (ctx: Context, subject: Subject) => Promise<WholeFile>
  /** What readers are asked. Missing: nothing. @throws UnusableAttachment */
  poll?: (ctx: Context, subject: Subject) => Promise<Poll>
}

/** There is nothing to attach, or LinkedIn does not accept it; a retry would not help. */
export class UnusableAttachment extends Error {
  override name = 'UnusableAttachment'
  readonly why: Reason

  constructor(
    why:
      | 'publicationVisualGone'
      | 'publicationVisualBroken'
      | 'publicationFilesGone'
      | 'publicationPollGone'
      | 'publicationAttachment'
      | Reason,
    options?: ErrorOptions,
  ) {
    const reason = toReason(why)
    super(`A publication has nothing to attach: ${reason.name}`, options)
    this.why = reason
  }
}
