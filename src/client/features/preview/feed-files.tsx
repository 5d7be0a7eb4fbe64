import { inWorkspace } from '#client/lib/workspace'
import type { PostFile } from '#client/queries/posts/post-files'
import { GivenPages } from './given-pages.tsx'

/** Below the text: the pictures that its author attached, or the first page of their PDF. */
export function FeedFiles({ files }: { files: readonly PostFile[] }) {
  return (
    <GivenPages
      // as many pages as there are now, and the first of them
      key={files.map(({ id }) => id).join()}
      addressOf={(page) => inWorkspace(files[page - 1]?.previewUrl ?? '')}
      altTexts={files.map(({ altText, name }) => altText || name)}
    />
  )
}
