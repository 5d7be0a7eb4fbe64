import type { ReactNode } from 'react'
import { cx } from '#client/lib/cx'
import { dateOf } from '#client/lib/days'
import { formatMonth } from '#client/lib/formatting'
import { Figure } from '#client/ui/figure'
import { Stack } from '#client/ui/layout'
import { Bone, Skeleton } from '#client/ui/skeleton'
import { historyTexts } from '../view/texts.ts'
import { groupByMonth } from './group-by-month.ts'
import type { DatedPost } from './in-list-order.ts'
import styles from './post-list.module.css'
import { type PostActions, PostRow } from './post-row.tsx'

/**
 * Posts under their months.
 * @param isCut further pages follow: the last month is incomplete, so its posts are not counted
 */
export function PostList(props: { posts: DatedPost[]; isCut: boolean } & PostActions) {
  const { posts, isCut, ...actions } = props
  const months = groupByMonth(posts)
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
        {items.map(({ post, day }) => (
          <PostRow key={post.id} post={post} day={day} {...actions} />
        ))}
      </ul>
    </section>
  ))
}

/** The rows of one day, below the day itself. */
export function NarrowList({ children }: { children: ReactNode }) {
  return <ul className={cx(styles.posts, styles.narrow)}>{children}</ul>
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
              <Bone width="72px" height="72px" />
              <Stack gap={8} className={styles.lines}>
                <Bone width="62%" height="24px" />
                <Bone width="92%" height="16px" />
                <Bone width="48%" height="16px" />
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
export function NarrowSkeleton() {
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
