import { Copy, RefreshCw } from 'lucide-react'
import { sentenceOf } from '#client/lib/api'
import { formatDate } from '#client/lib/formatting'
import { Badge } from '#client/ui/badge'
import { Button, ButtonLink } from '#client/ui/button'
import { Link } from '#client/ui/link'
import { Notice } from '#client/ui/notice'
import { Bone, Skeleton } from '#client/ui/skeleton'
import { copyPost } from './copy-post.ts'
import { nameSource } from './describe-source.ts'
import { excerptOf } from './excerpt.ts'
import type { Post } from './posts-cache.ts'
import { editAddress, regenerateAddress } from './prefill.ts'
import { recentTexts } from './texts.ts'
import { useRecentPosts } from './use-posts.ts'

/** The latest posts as a front page: the newest as its lead story. */
export function RecentPosts({ limit = 3 }: { limit?: number }) {
  const posts = useRecentPosts(limit)

  if (posts.isPending) return <Loading />
  if (posts.error) {
    return (
      <Notice
        kind="error"
        level={3}
        title={recentTexts.failed.title}
        text={<p>{sentenceOf(posts.error)}</p>}
        action={<Button onClick={() => void posts.refetch()}>{recentTexts.failed.retry}</Button>}
      />
    )
  }
  if (posts.data.length === 0) {
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
    <div className="front">
      {posts.data.map((post, index) => (
        <article key={post.id} className={index === 0 ? 'lead-story' : 'minor'}>
          {index === 0 ? (
            <div className="txt">
              <Story post={post} withSource />
            </div>
          ) : (
            <Story post={post} />
          )}
        </article>
      ))}
    </div>
  )
}

function Story({ post, withSource = false }: { post: Post; withSource?: boolean }) {
  const { lead, name } = nameSource(post)
  return (
    <>
      <h3>
        <Link href={editAddress(post)} dir="auto">
          {post.title}
        </Link>
      </h3>
      <p className="byline">
        <time dateTime={post.createdAt}>{formatDate(post.createdAt)}</time>
        {withSource && `, ${lead.toLowerCase()}${name ? ' ' : ''}`}
        {withSource && name && <b>{name}</b>}
      </p>
      <p className="excerpt" dir="auto">
        {excerptOf(post.content)}
      </p>
      <div className="row wrap">
        <Badge tone="brand">{recentTexts.generated}</Badge>
        {post.hasVisual && <Badge>{recentTexts.withVisual}</Badge>}
      </div>
      <div className="acts">
        <ButtonLink variant="quiet" size="sm" icon={RefreshCw} href={regenerateAddress(post)}>
          {recentTexts.regenerate}
        </ButtonLink>
        <Button variant="quiet" size="sm" icon={Copy} onClick={() => void copyPost(post.content)}>
          {recentTexts.copy}
        </Button>
      </div>
    </>
  )
}

function Loading() {
  return (
    <Skeleton className="front" label={recentTexts.loading}>
      {['lead-story', 'minor', 'minor'].map((place, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places, not things
        <article key={index} className={place}>
          <div className="txt lines">
            <Bone width="72%" height="26px" />
            <Bone width="44%" />
            <Bone />
            <Bone width="88%" />
            <Bone width="30%" height="20px" />
          </div>
        </article>
      ))}
    </Skeleton>
  )
}
