import { Copy, RefreshCw, Shapes } from 'lucide-react'
import { sentenceOf } from '#client/lib/api'
import { dateOf, dayOf } from '#client/lib/days'
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
import { useTimeZone } from './use-time-zone.ts'
import { visualAddress } from './visual-address.ts'

/** The latest posts as a front page: the newest as its lead story. */
export function RecentPosts({ limit = 3 }: { limit?: number }) {
  const recent = useRecentPosts(limit)
  const timeZone = useTimeZone()
  const { posts } = recent

  if (recent.isPending) return <Loading />
  if (!posts) {
    return (
      <Notice
        kind="error"
        level={3}
        title={recentTexts.failed.title}
        text={<p>{sentenceOf(recent.error)}</p>}
        action={<Button onClick={() => void recent.refetch()}>{recentTexts.failed.retry}</Button>}
      />
    )
  }
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
    <div className="front">
      {posts.map((post, index) => (
        <article key={post.id} className={index === 0 ? 'lead-story' : 'minor'}>
          {index === 0 ? (
            <div className="txt">
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
      <p className="byline">
        <time dateTime={post.createdAt}>{formatDate(dateOf(dayOf(post.createdAt, timeZone)))}</time>
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
        <ButtonLink variant="quiet" size="sm" icon={Shapes} href={visualAddress(post)}>
          {recentTexts.visual}
        </ButtonLink>
      </div>
    </>
  )
}

/** As tall as stories with the usual two and three lines of text. */
function Loading() {
  return (
    <Skeleton className="front" label={recentTexts.loading}>
      <article className="lead-story">
        <Bones heights={[32, 20, 20, 20, 20, 36]} />
      </article>
      <article className="minor">
        <Bones heights={[52, 20, 16, 16, 12, 20, 36]} />
      </article>
      <article className="minor">
        <Bones heights={[52, 20, 16, 16, 12, 20, 36]} />
      </article>
    </Skeleton>
  )
}

const boneWidths = ['72%', '44%', '100%', '88%', '60%', '30%', '52%']

function Bones({ heights }: { heights: readonly number[] }) {
  return (
    <div className="txt lines">
      {heights.map((height, index) => (
        <Bone key={boneWidths[index]} width={boneWidths[index] ?? '40%'} height={`${height}px`} />
      ))}
    </div>
  )
}
