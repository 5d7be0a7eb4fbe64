import { usePostPublications } from '#client/queries/linkedin/publications'
import type { Post } from '#client/queries/posts/post-cache'
import { PublicationCard } from './card/publication-card.tsx'
import styles from './post-publications.module.css'
import { usePublishAfterSignIn } from './use-publish-after-sign-in.ts'

/** Below a post: where it is published, or will be. */
export function PostPublications({ post }: { post: Post }) {
  const { data: publications = [] } = usePostPublications(post.id)
  usePublishAfterSignIn(publications)
  const shown = publications.filter(({ state }) => state !== 'cancelled')
  if (shown.length === 0) return null
  return (
    <ul className={styles.list}>
      {shown.map((publication) => (
        <li key={publication.id}>
          <PublicationCard publication={publication} />
        </li>
      ))}
    </ul>
  )
}
