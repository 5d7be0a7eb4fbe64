import { VideoPlayer } from '#client/features/attachments/video-player'
import { inWorkspace } from '#client/lib/workspace'
import type { PostFile } from '#client/queries/posts/post-files'
import styles from './feed-visual.module.css'
import { GivenPages } from './given-pages.tsx'

/** Below the text: the pictures that its author attached, the first page of their PDF, or their video. */
export function FeedFiles({ files }: { files: readonly PostFile[] }) {
  const [video] = files
  if (video?.kind === 'video') {
    return (
      <div className={styles.visual}>
        <VideoPlayer video={video} />
      </div>
    )
  }
  return (
    <GivenPages
      // as many pages as there are now, and the first of them
      key={files.map(({ id }) => id).join()}
      addressOf={(page) => inWorkspace(files[page - 1]?.previewUrl ?? '')}
      altTexts={files.map(({ altText, name }) => altText || name)}
    />
  )
}
