import type { ComponentType } from 'react'
import type { VisualPages } from '#client/features/visuals/attachment/use-visual-pages'
import type { PostDetail } from '#client/queries/posts/post-cache'
import type { Poll } from '#shared/rules/polls'
import type { Attachable } from '#shared/rules/publishing'

/** What a post can attach, as the publish dialog shows it. */
export interface Attachments {
  post: PostDetail
  /** The pages of its visual, drawn here. */
  visual: VisualPages
  poll: Poll | null
}

/** All that the dialog knows of one kind of attachment. What both sides know of it is in shared/rules/publishing. */
export interface AttachmentKind {
  /** What LinkedIn shows below the text. */
  Preview: ComponentType<Attachments>
  /** How much of it goes out, beside its name. */
  hint?: (attachments: Attachments) => string | undefined
  /** Its author's alternative texts of all that goes out with one, '' for none. Missing: nothing does. */
  altTexts?: (attachments: Attachments) => readonly string[]
  /** Characters that it can’t be published with. */
  missingLetters?: (attachments: Attachments) => readonly string[]
}

export function attachableOf({ post, visual, poll }: Attachments): Attachable {
  return { pages: visual.count, files: post.files[0]?.kind ?? null, hasPoll: poll !== null, sourceUrl: post.sourceUrl }
}
