import { formatDate } from '#client/lib/formatting'
import type { EarlierPost } from '#client/queries/posts/sources'
import { Link } from '#client/ui/link'
import styles from './earlier-post-line.module.css'
import { sourceTexts } from './texts.ts'

/** Says that a post from this article exists already, and links to it. Writing another one stays possible. */
export function EarlierPostLine({ post }: { post: EarlierPost }) {
  return (
    <p className={styles.line} role="status">
      {sourceTexts.earlier(formatDate(post.createdAt))} <Link href={`/generate?post=${post.id}`}>{post.title}</Link>
    </p>
  )
}
