import type { PostDetail } from '#client/queries/posts/post-cache'
import { Stack } from '#client/ui/layout'
import { hostOf, linkTitleOf } from '#shared/text/source-name'
import { publishTexts as texts } from '../card/texts.ts'
import styles from './link-card.module.css'

/**
 * The link card of a source as LinkedIn shows it. Its picture is not loaded here: that would reveal the reader to its
 * host.
 */
export function LinkCard({ post }: { post: PostDetail }) {
  return (
    <div className={styles.card}>
      {post.article.leadImage && <p className={styles.picture}>{texts.leadPicture}</p>}
      <Stack as="p" className={styles.words} dir="auto">
        <b>{linkTitleOf({ title: post.sourceTitle, url: post.sourceUrl })}</b>
        <span>{hostOf(post.sourceUrl)}</span>
      </Stack>
    </div>
  )
}
