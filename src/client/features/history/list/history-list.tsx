import { formatNumber } from '#client/lib/formatting'
import { usePostHistory } from '#client/queries/posts/read-posts'
import { useTimeZone } from '#client/queries/user'
import { Button } from '#client/ui/button'
import { Callout } from '#client/ui/callout'
import { LoadFailure } from '#client/ui/load-failure'
import { ShowMore } from '#client/ui/show-more'
import { FirstPostLink } from '../view/first-post-link.tsx'
import { filtersOf, type HistoryView, isFiltered, noFilters } from '../view/history-view.ts'
import { historyTexts as texts } from '../view/texts.ts'
import type { ChangeView } from '../view/use-history-view.ts'
import styles from './history-list.module.css'
import { inListOrder } from './in-list-order.ts'
import { PostList, PostListSkeleton } from './post-list.tsx'
import type { PostActions } from './post-row.tsx'

/** List View: the filtered posts by month, one page at a time. */
export function HistoryList({ view, change, ...actions }: { view: HistoryView; change: ChangeView } & PostActions) {
  const history = usePostHistory(filtersOf(view))
  const timeZone = useTimeZone()
  const { posts, hasNextPage, isPlaceholderData } = history

  if (history.isPending) return <PostListSkeleton />
  if (!posts) return <LoadFailure title={texts.failed} query={history} />
  return (
    <>
      <p role="status" className="sr">
        {isFiltered(view) && !isPlaceholderData && foundText(posts.length, hasNextPage)}
      </p>
      {posts.length === 0 && !hasNextPage && !isPlaceholderData ? (
        <NoPosts view={view} change={change} />
      ) : (
        <div className={styles.found} aria-busy={isPlaceholderData}>
          <PostList posts={inListOrder(posts, view, timeZone)} isCut={hasNextPage} {...actions} />
          <ShowMore query={history} className={styles.more} />
        </div>
      )}
    </>
  )
}

function NoPosts({ view: { q, model, show }, change }: { view: HistoryView; change: ChangeView }) {
  const isSearched = q !== '' || model !== null
  return isSearched || show ? (
    <Callout
      title={texts.empty.title}
      text={<p>{show && show !== 'queue' && !isSearched ? texts.emptyStates[show] : texts.noMatch}</p>}
      action={<Button onClick={() => change(noFilters)}>{texts.filters.clear}</Button>}
    />
  ) : (
    <Callout title={texts.empty.title} action={<FirstPostLink variant="primary" />} />
  )
}

function foundText(count: number, isCut: boolean): string {
  const posts = `${formatNumber(count)} ${texts.posts(count)}`
  return isCut ? texts.foundMore(posts) : texts.found(posts)
}
