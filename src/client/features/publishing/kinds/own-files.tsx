import { VideoPlayer } from '#client/features/attachments/video-player'
import { formatLength } from '#client/lib/formatting'
import { inWorkspace } from '#client/lib/workspace'
import type { PostFile } from '#client/queries/posts/post-files'
import { publishTexts as texts } from '../card/texts.ts'
import type { AttachmentKind } from './attachment-kind.ts'
import { Pages } from './pages.tsx'

/** Files that the author attached: pictures, a PDF of which the first page is shown, or a video. */

export const photosKind: AttachmentKind = {
  Preview: ({ post: { files } }) => <Pages pictures={files.map(previewOf)} />,
  hint: ({ post: { files } }) => texts.photos(files.length),
  altTexts: ({ post: { files } }) => files.map(({ altText }) => altText),
}

export const pdfKind: AttachmentKind = {
  Preview: ({ post: { files } }) => <Pages pictures={files.map(previewOf)} />,
  hint: ({ post: { files } }) => texts.pages(files[0]?.pages ?? 0),
}

export const videoKind: AttachmentKind = {
  Preview: ({
    post: {
      files: [video],
    },
  }) => video && <VideoPlayer video={video} />,
  hint: ({
    post: {
      files: [video],
    },
  }) => video && formatLength(video.seconds),
}

function previewOf({ previewUrl }: PostFile): string {
  return inWorkspace(previewUrl ?? '')
}
