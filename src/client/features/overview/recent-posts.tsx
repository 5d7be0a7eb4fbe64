import { RefreshCw, Shapes } from 'lucide-react'
import { AskedCopy } from '#client/features/checking/asked-copy'
import { nameSource } from '#client/features/post/describe-source'
import { excerptOf } from '#client/features/post/excerpt'
import { editAddress, regenerateAddress, visualAddress } from '#client/features/post/post-address'
import { ListedPublishButton } from '#client/features/publishing/publish-button'
import { dateOf, dayOf } from '#client/lib/days'
import { formatDate } from '#client/lib/formatting'
import type { Post } from '#client/queries/posts/post-cache'
import { useRecentPosts } from '#client/queries/posts/read-posts'
import { useTimeZone } from '#client/queries/user'
import { Badge } from '#client/ui/badge'
import { ButtonLink } from '#client/ui/button'
import { Byline } from '#client/ui/byline'
import { Cluster, Stack } from '#client/ui/layout'
import { Link } from '#client/ui/link'
import { LoadFailure } from '#client/ui/load-failure'
import { Notice } from '#client/ui/notice'
import { Bone, Skeleton } from '#client/ui/skeleton'
import styles from './recent-posts.module.css'
import { recentTexts } from './texts.ts'

/** The latest posts as a front page: the newest as its lead story. */
export function RecentPosts({ limit = 3 }: { limit?: number }) {
  const recent = useRecentPosts(limit)
  const timeZone = useTimeZone()
  const { posts } = recent

  if (recent.isPending) return <Loading />
  if (!posts) return <LoadFailure level={3} title={recentTexts.failed} query={recent} />
  if (posts.length === 0) {
    return (
      <Notice
        level={3}
        title={recentTexts.empty.title}
        text={<p>{recentTexts.empty.text}</p>}
        action={
          <ButtonLink variant="primary" href="/generate">
            {recentTexts.empty.action}
          </ButtonLink>
        }
      />
    )
  }
  return (
    <div className={styles.front}>
      {posts.map((post, index) => (
        <article key={post.id} className={index === 0 ? styles.lead : styles.minor}>
          {index === 0 ? (
            <div className={styles.text}>
              <Story post={post} timeZone={timeZone} withSource />
            </div>
          ) : (
            <Story post={post} timeZone={timeZone} />
          )}
        </article>
      ))}
    </div>
  )
}

function Story(props: { post: Post; timeZone: string; withSource?: boolean }) {
  const { post, timeZone, withSource = false } = props
  const { lead, name } = nameSource(post)
  return (
    <>
      <h3>
        <Link href={editAddress(post)} dir="auto">
          {post.title}
        </Link>
      </h3>
      <Byline>
        <time dateTime={post.createdAt}>{formatDate(dateOf(dayOf(post.createdAt, timeZone)))}</time>
        {withSource && `, ${lead.charAt(0).toLowerCase()}${lead.slice(1)}${name ? ' ' : ''}`}
        {withSource && name && <b>{name}</b>}
      </Byline>
      <p className={styles.excerpt} dir="auto">
        {excerptOf(post.content)}
      </p>
      <Cluster>
        <Badge tone="brand">{recentTexts.generated}</Badge>
        {post.hasVisual && <Badge>{recentTexts.withVisual}</Badge>}
      </Cluster>
      <Cluster gap={4} align="stretch" className={styles.actions}>
        <ButtonLink variant="quiet" size="sm" icon={RefreshCw} href={regenerateAddress(post)}>
          {recentTexts.regenerate}
        </ButtonLink>
        <AskedCopy post={post} size="sm">
          {recentTexts.copy}
        </AskedCopy>
        <ListedPublishButton post={post} />
        <ButtonLink variant="quiet" size="sm" icon={Shapes} href={visualAddress(post)}>
          {recentTexts.visual}
        </ButtonLink>
      </Cluster>
    </>
  )
}

/** As tall as stories with the usual two and three lines of text. */
function Loading() {
  return (
    <Skeleton className={styles.front} label={recentTexts.loading}>
      <article className={styles.lead}>
        <Lines heights={[32, 20, 20, 20, 20, 36]} />
      </article>
      <article className={styles.minor}>
        <Lines heights={[52, 20, 16, 16, 12, 20, 36]} />
      </article>
      <article className={styles.minor}>
        <Lines heights={[52, 20, 16, 16, 12, 20, 36]} />
      </article>
    </Skeleton>
  )
}

const lineWidths = ['72%', '44%', '100%', '88%', '60%', '30%', '52%']

function Lines({ heights }: { heights: readonly number[] }) {
  return (
    <Stack gap={8} className={styles.text}>
      {heights.map((height, index) => (
        <Bone key={lineWidths[index]} width={lineWidths[index] ?? '40%'} height={`${height}px`} />
      ))}
    </Stack>
  )
}
