import { inWorkspace } from '#client/lib/workspace'
import type { PostFile } from '#client/queries/posts/post-files'
import styles from './video-player.module.css'

/** A video player. Shows the first frame until it plays. */
export function VideoPlayer({ video: { url, name } }: { video: Pick<PostFile, 'url' | 'name'> }) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: its author's own film has none
    <video
      className={styles.player}
      src={firstFrameOf(inWorkspace(url))}
      aria-label={name}
      preload="metadata"
      controls
    />
  )
}

/** The first frame only, for lists of files. */
export function VideoFrame({ video: { url }, label }: { video: Pick<PostFile, 'url'>; label: string }) {
  return (
    <video className={styles.frame} src={firstFrameOf(inWorkspace(url))} aria-label={label} preload="metadata" muted />
  )
}

/** Safari shows a frame only of a video that is to begin somewhere. */
function firstFrameOf(url: string): string {
  return `${url}#t=0.001`
}
