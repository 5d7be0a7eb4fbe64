import type { ReactNode } from 'react'
import { cx } from '#client/lib/cx'
import { type Day, dateOf, dayOf } from '#client/lib/days'
import { formatMonth } from '#client/lib/formatting'
import type { Post } from '#client/queries/posts/post-cache'
import { Figure } from '#client/ui/figure'
import { Stack } from '#client/ui/layout'
import { Bone, Skeleton } from '#client/ui/skeleton'
import { groupByMonth } from './group-by-month.ts'
import styles from './post-list.module.css'
import { type PostActions, PostRow } from './post-row.tsx'
import { historyTexts } from './texts.ts'

/**
 * Posts under their months.
 * @param isCut further pages follow: the last month is not complete, so its posts are not counted
 */
export function PostList(props: { posts: Post[]; timeZone: string; isCut: boolean } & PostActions) {
  const { posts, timeZone, isCut, ...actions } = props
  const months = groupByMonth(posts, timeZone)
  return months.map(({ key, startsOn, items }, index) => (
    <section key={key}>
      <h2 className={styles.month}>
        {formatMonth(dateOf(startsOn))}
        {!(isCut && index === months.length - 1) && (
          <>
            {' '}
            <span>
              <Figure value={items.length} /> {historyTexts.posts(items.length)}
            </span>
          </>
        )}
      </h2>
      <ul className={styles.posts}>
        {items.map((post) => (
          <PostRow key={post.id} post={post} day={dayOf(post.createdAt, timeZone)} {...actions} />
        ))}
      </ul>
    </section>
  ))
}

/** The posts of one day; the day itself stands above them. `children` stand for none. */
export function DayPosts(props: { posts: Post[]; day: Day; children: ReactNode } & PostActions) {
  const { posts, day, children, ...actions } = props
  if (posts.length === 0) return children
  return (
    <ul className={cx(styles.posts, styles.narrow)}>
      {posts.map((post) => (
        <PostRow key={post.id} post={post} day={day} {...actions} />
      ))}
    </ul>
  )
}

/** As tall as a month of four posts. */
export function PostListSkeleton() {
  return (
    <Skeleton label={historyTexts.loading}>
      <section>
        <div className={styles.month}>
          <Bone width="120px" height="20px" />
        </div>
        <ul className={styles.posts}>
          {[0, 1, 2, 3].map((place) => (
            <li key={place}>
              <div className={styles.date}>
                <Bone width="36px" height="28px" />
              </div>
              <Stack gap={8} className={styles.lines}>
                <Bone width="62%" height="26px" />
                <Bone width="48%" height="16px" />
                <Bone width="92%" height="16px" />
                <Bone width="70%" height="16px" />
                <Bone width="40%" height="26px" />
              </Stack>
            </li>
          ))}
        </ul>
      </section>
    </Skeleton>
  )
}

/** As tall as one post of a day. */
export function DayPostsSkeleton() {
  return (
    <Skeleton label={historyTexts.loading} className={cx(styles.posts, styles.narrow)}>
      <Stack gap={8} className={styles.lines}>
        <Bone width="40%" height="20px" />
        <Bone width="72%" height="26px" />
        <Bone width="56%" height="16px" />
        <Bone height="16px" />
        <Bone width="64%" height="32px" />
      </Stack>
    </Skeleton>
  )
}
