import type { FeedPiece } from '#shared/linkedin/live-words'
import styles from './feed-text.module.css'

/** A post's text with hashtags, links and mentions marked as in the feed. They are not clickable: it is a preview. */
export function FeedText({ pieces }: { pieces: readonly FeedPiece[] }) {
  return pieces.map(({ kind, text }, index) =>
    kind === 'text' ? (
      text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other identity, and hold no state
      <span key={index} className={styles.live} data-part={kind === 'mention' ? 'mention' : 'live'}>
        {text}
      </span>
    ),
  )
}
