import { inWorkspace } from '#client/lib/workspace'
import type { PostFile } from '#client/queries/posts/post-files'
import { publishTexts as texts } from '../card/texts.ts'
import type { AttachmentKind } from './attachment-kind.ts'
import { Pages } from './pages.tsx'

/** Files that the author attached: pictures, or a PDF of which the first page is shown. */

export const photosKind: AttachmentKind = {
  Preview: ({ post: { files } }) => <Pages pictures={files.map(previewOf)} />,
  hint: ({ post: { files } }) => texts.photos(files.length),
  altTexts: ({ post: { files } }) => files.map(({ altText }) => altText),
}

export const pdfKind: AttachmentKind = {
  Preview: ({ post: { files } }) => <Pages pictures={files.map(previewOf)} />,
  hint: ({ post: { files } }) => texts.pages(files[0]?.pages ?? 0),
}

function previewOf({ previewUrl }: PostFile): string {
  return inWorkspace(previewUrl)
}
