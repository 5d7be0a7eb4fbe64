import type { Context } from '#server/context/context'
import { findPostFileKind } from '#server/features/attachments/post-file-repository'
import { findPoll } from '#server/features/posts/store/poll-repository'
import type { Post } from '#server/features/posts/store/post-repository'
import { countPages } from '#server/features/posts/store/post-visuals'
import type { Database } from '#server/platform/database/database'
import type { WorkspaceId } from '#shared/contract/ids'
import type { Poll } from '#shared/rules/polls'
import { type Attachment, defaultAttachment } from '#shared/rules/publishing'
import {
  type AttachmentKind,
  type ShownPage,
  type Subject,
  UnusableAttachment,
  type WholeFile,
} from './attachment-kind.ts'
import { linkKind } from './link-kind.ts'
import { pdfKind } from './pdf-kind.ts'
import { photosKind } from './photos-kind.ts'
import { pollKind } from './poll-kind.ts'
import { videoKind } from './video-kind.ts'
import { documentKind, pictureKind } from './visual-kind.ts'

/** The kinds of attachments. A new one gets its file and its line here. */
export const kinds: { readonly [Kind in Attachment]: AttachmentKind } = {
  none: { hash: async () => '', make: async () => ({ content: null, hash: '' }) },
  visual: pictureKind,
  document: documentKind,
  images: pictureKind,
  link: linkKind,
  photos: photosKind,
  pdf: pdfKind,
  video: videoKind,
  poll: pollKind,
}

/** Identifies what would go out now; '' for nothing, and for what can't be attached. */
export async function hashAttachment(
  ctx: Context,
  subject: Subject,
  post: Pick<Post, 'source' | 'title'>,
): Promise<string> {
  return (await kinds[subject.attach].hash(ctx, subject, post).catch(nothingIfUnusable)) ?? ''
}

/** The pictures of what would go out now, in their order. */
export async function listShownPages(ctx: Context, subject: Subject): Promise<ShownPage[]> {
  return (await kinds[subject.attach].pages?.(ctx, subject).catch(nothingIfUnusable)) ?? []
}

/** The whole of what would go out now, where its pictures do not show all. */
export async function openWhole(ctx: Context, subject: Subject): Promise<WholeFile | undefined> {
  return await kinds[subject.attach].whole?.(ctx, subject).catch(nothingIfUnusable)
}

/** What its readers would be asked now; null: nothing. */
export async function findShownPoll(ctx: Context, subject: Subject): Promise<Poll | null> {
  return (await kinds[subject.attach].poll?.(ctx, subject).catch(nothingIfUnusable)) ?? null
}

/** What goes out with a post as it is now, unless its author says otherwise. */
export async function findDefaultAttachment(db: Database, ownerId: WorkspaceId, postId: string): Promise<Attachment> {
  const [pages, files, poll] = await Promise.all([
    countPages(db, ownerId, postId),
    findPostFileKind(db, { ownerId, postId }),
    findPoll(db, { ownerId, postId }),
  ])
  return defaultAttachment({ pages, files, hasPoll: poll !== undefined })
}

function nothingIfUnusable(error: unknown): undefined {
  if (!(error instanceof UnusableAttachment)) throw error
}
