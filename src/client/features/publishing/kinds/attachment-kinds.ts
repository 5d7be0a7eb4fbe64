import type { Attachment } from '#shared/rules/publishing'
import type { AttachmentKind } from './attachment-kind.ts'
import { LinkCard } from './link-card.tsx'
import { pdfKind, photosKind, videoKind } from './own-files.tsx'
import { pollKind } from './poll-kind.tsx'
import { documentKind, pictureKind, picturesKind } from './visual-kinds.tsx'

/** The kinds of attachments. A new one gets its file and its line here. */
export const kinds: { readonly [Kind in Attachment]: AttachmentKind } = {
  none: { Preview: () => null },
  visual: pictureKind,
  document: documentKind,
  images: picturesKind,
  link: { Preview: LinkCard },
  photos: photosKind,
  pdf: pdfKind,
  video: videoKind,
  poll: pollKind,
}
