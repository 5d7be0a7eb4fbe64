import { Shapes } from 'lucide-react'
import { visualAddress } from '#client/features/post/post-address'
import { inWorkspace } from '#client/lib/workspace'
import { useMayWrite } from '#client/queries/may-write'
import type { Post } from '#client/queries/posts/post-cache'
import { Link } from '#client/ui/link'
import { historyTexts } from '../view/texts.ts'
import styles from './post-list.module.css'

/** A post's visual, or an empty frame. A link to the editor for people who may write. */
export function PostThumbnail({ post }: { post: Post }) {
  const picture = post.thumbnailUrl ? (
    <img src={inWorkspace(post.thumbnailUrl)} alt="" loading="lazy" />
  ) : (
    <Shapes className="icon" aria-hidden="true" />
  )
  if (!useMayWrite()) return <span className={styles.thumbnail}>{picture}</span>
  return (
    <Link
      className={styles.thumbnail}
      href={visualAddress(post)}
      aria-label={post.hasVisual ? historyTexts.editVisual : historyTexts.visual}
    >
      {picture}
    </Link>
  )
}
