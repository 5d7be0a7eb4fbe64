import { formatNumber } from '#client/lib/formatting'
import { usePostHistory } from '#client/queries/posts/read-posts'
import { useTimeZone } from '#client/queries/user'
import { Button, ButtonLink } from '#client/ui/button'
import { LoadFailure } from '#client/ui/load-failure'
import { Notice } from '#client/ui/notice'
import { ShowMore } from '#client/ui/show-more'
import styles from './history-list.module.css'
import { type HistoryView, isFiltered } from './history-view.ts'
import { PostList, PostListSkeleton } from './post-list.tsx'
import type { PostActions } from './post-row.tsx'
import { historyTexts as texts } from './texts.ts'
import type { ChangeView } from './use-history-view.ts'

/** List View: what the filters leave, under its months, a page at a time. */
export function HistoryList({ view, change, ...actions }: { view: HistoryView; change: ChangeView } & PostActions) {
  const history = usePostHistory(view)
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
        <NoPosts isFiltered={isFiltered(view)} change={change} />
      ) : (
        <div className={styles.found} aria-busy={isPlaceholderData}>
          <PostList posts={posts} timeZone={timeZone} isCut={hasNextPage} {...actions} />
          <ShowMore query={history} className={styles.more} />
        </div>
      )}
    </>
  )
}

function NoPosts({ isFiltered: hasFilters, change }: { isFiltered: boolean; change: ChangeView }) {
  return hasFilters ? (
    <Notice
      title={texts.noMatch.title}
      text={<p>{texts.noMatch.text}</p>}
      action={<Button onClick={() => change({ q: '', model: null })}>{texts.filters.clear}</Button>}
    />
  ) : (
    <Notice
      title={texts.empty.title}
      text={<p>{texts.empty.text}</p>}
      action={
        <ButtonLink variant="primary" href="/generate">
          {texts.empty.action}
        </ButtonLink>
      }
    />
  )
}

function foundText(count: number, isCut: boolean): string {
  const posts = `${formatNumber(count)} ${texts.posts(count)}`
  return isCut ? texts.foundMore(posts) : texts.found(posts)
}
