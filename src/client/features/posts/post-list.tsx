import { formatMonth } from '#client/lib/formatting'
import { Bone, Skeleton } from '#client/ui/skeleton'
import { Figure } from './figure.tsx'
import { groupByMonth } from './group-by-month.ts'
import { PostRow } from './post-row.tsx'
import type { Post } from './posts-cache.ts'
import { historyTexts } from './texts.ts'

/** Posts under their months. */
export function PostList({ posts, onDelete }: { posts: Post[]; onDelete: (post: Post) => void }) {
  return groupByMonth(posts).map(({ key, startsAt, items }) => (
    <section key={key}>
      <h2 className="month">
        {formatMonth(startsAt)}{' '}
        <span>
          <Figure value={items.length} /> {historyTexts.posts(items.length)}
        </span>
      </h2>
      <ul className="posts">
        {items.map((post) => (
          <PostRow key={post.id} post={post} onDelete={onDelete} />
        ))}
      </ul>
    </section>
  ))
}

/** As tall as a month of four posts. */
export function PostListSkeleton() {
  return (
    <Skeleton label={historyTexts.loading}>
      <div className="month">
        <Bone width="120px" height="20px" />
      </div>
      <ul className="posts">
        {[0, 1, 2, 3].map((place) => (
          <li key={place}>
            <div className="date">
              <Bone width="36px" height="28px" />
            </div>
            <div className="lines">
              <Bone width="62%" height="26px" />
              <Bone width="48%" height="16px" />
              <Bone width="92%" height="16px" />
              <Bone width="40%" height="32px" />
            </div>
          </li>
        ))}
      </ul>
    </Skeleton>
  )
}
