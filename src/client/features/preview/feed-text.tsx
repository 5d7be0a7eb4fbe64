import { partFeedText } from '#shared/linkedin/live-words'
import styles from './feed-text.module.css'

/** A post's text with hashtags and addresses marked, as the feed marks them. They lead nowhere: it is a preview. */
export function FeedText({ text }: { text: string }) {
  return partFeedText(text).map(({ kind, text: piece }, index) =>
    kind === 'text' ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other identity, and hold no state
      <span key={index} className={styles.live} data-part="live">
        {piece}
      </span>
    ),
  )
}
