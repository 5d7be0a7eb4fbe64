import type { PostDetail } from '#client/queries/posts/post-cache'
import { Stack } from '#client/ui/layout'
import { publishTexts as texts } from '../card/texts.ts'
import styles from './link-card.module.css'

/** The card of a source as LinkedIn shows it. Its picture is not loaded here: that would tell its host who looks at it. */
export function LinkCard({ post }: { post: PostDetail }) {
  return (
    <div className={styles.card}>
      {post.article.leadImage && <p className={styles.picture}>{texts.leadPicture}</p>}
      <Stack as="p" className={styles.words} dir="auto">
        <b>{post.sourceTitle ?? post.article.title}</b>
        <span>{hostOf(post.sourceUrl)}</span>
      </Stack>
    </div>
  )
}

function hostOf(address: string | null): string {
  return address && URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : ''
}
