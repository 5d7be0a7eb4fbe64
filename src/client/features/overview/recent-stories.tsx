import { RefreshCw, Shapes } from 'lucide-react'
import { AskedCopy } from '#client/features/checking/asked-copy'
import { editAddress, regenerateAddress, visualAddress } from '#client/features/post/post-address'
import { PostLead } from '#client/features/post/post-lead'
import { PostOrigin } from '#client/features/post/post-origin'
import { PostStateBadge, postStateOf } from '#client/features/post/post-state'
import { ListedPublishButton } from '#client/features/publishing/publish-button'
import { dateOf, dayOf } from '#client/lib/days'
import { formatDate } from '#client/lib/formatting'
import { mayWrite } from '#client/queries/may-write'
import type { Post } from '#client/queries/posts/post-cache'
import { useUser } from '#client/queries/user'
import { Badge } from '#client/ui/badge'
import { ButtonLink } from '#client/ui/button'
import { Cluster } from '#client/ui/layout'
import { Link } from '#client/ui/link'
import styles from './recent-posts.module.css'
import { recentTexts } from './texts.ts'

/** The latest posts as a front page: the newest as its lead story. */
export function RecentStories({ posts, timeZone }: { posts: readonly Post[]; timeZone: string }) {
  return (
    <div className={styles.front}>
      {posts.map((post, index) => (
        <article key={post.id} className={index === 0 ? styles.lead : styles.minor}>
          {index === 0 ? (
            <div className={styles.text}>
              <Story post={post} timeZone={timeZone} />
            </div>
          ) : (
            <Story post={post} timeZone={timeZone} />
          )}
        </article>
      ))}
    </div>
  )
}

function Story({ post, timeZone }: { post: Post; timeZone: string }) {
  const state = postStateOf(post)
  const isAuthor = mayWrite(useUser().user)
  return (
    <>
      <h3>
        <Link href={editAddress(post)} dir="auto">
          <PostLead content={post.content} />
        </Link>
      </h3>
      <PostOrigin post={post}>
        <time dateTime={post.createdAt}>{formatDate(dateOf(dayOf(post.createdAt, timeZone)))}</time>
        {', '}
      </PostOrigin>
      <Cluster>
        <Badge tone="brand">{recentTexts.generated}</Badge>
        {post.hasVisual && <Badge>{recentTexts.withVisual}</Badge>}
        {state !== 'draft' && <PostStateBadge post={post} />}
      </Cluster>
      <Cluster gap={4} align="stretch" className={styles.actions}>
        {isAuthor && (
          <ButtonLink variant="quiet" size="sm" icon={RefreshCw} href={regenerateAddress(post)}>
            {recentTexts.regenerate}
          </ButtonLink>
        )}
        <AskedCopy post={post} size="sm">
          {recentTexts.copy}
        </AskedCopy>
        {isAuthor && (
          <>
            <ListedPublishButton post={post} />
            <ButtonLink variant="quiet" size="sm" icon={Shapes} href={visualAddress(post)}>
              {recentTexts.visual}
            </ButtonLink>
          </>
        )}
      </Cluster>
    </>
  )
}
