import { Suspense, useEffect } from 'react'
import { lazyPart } from '#client/lib/lazy-part'
import { useMayWrite } from '#client/queries/may-write'
import { useRecentPosts } from '#client/queries/posts/read-posts'
import { useTimeZone } from '#client/queries/user'
import { ButtonLink } from '#client/ui/button'
import { Callout } from '#client/ui/callout'
import { Stack } from '#client/ui/layout'
import { LoadFailure } from '#client/ui/load-failure'
import { Bone, Skeleton } from '#client/ui/skeleton'
import styles from './recent-posts.module.css'
import { recentTexts } from './texts.ts'

/** Loads while the posts do. */
const RecentStories = lazyPart(async () => (await import('./recent-stories.tsx')).RecentStories)

/** The author's latest posts. */
export function RecentPosts({ limit = 3 }: { limit?: number }) {
  const recent = useRecentPosts(limit)
  const timeZone = useTimeZone()
  const isWriter = useMayWrite()
  const { posts } = recent
  useEffect(RecentStories.prefetch, [])

  if (recent.isPending) return <Loading />
  if (!posts) return <LoadFailure level={3} title={recentTexts.failed} query={recent} />
  if (posts.length === 0 && !isWriter) return <Callout level={3} title={recentTexts.emptyForReaders} />
  if (posts.length === 0) {
    return (
      <Callout
        level={3}
        title={recentTexts.empty.title}
        action={
          <ButtonLink variant="primary" href="/generate">
            {recentTexts.empty.action}
          </ButtonLink>
        }
      />
    )
  }
  return (
    <Suspense fallback={<Loading />}>
      <RecentStories posts={posts} timeZone={timeZone} />
    </Suspense>
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
