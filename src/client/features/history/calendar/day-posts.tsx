import { PublicationCard } from '#client/features/publishing/card/publication-card'
import { type Day, dateOf } from '#client/lib/days'
import { formatDay } from '#client/lib/formatting'
import { usePostSummary, type usePostsOfDays } from '#client/queries/posts/read-posts'
import { Button } from '#client/ui/button'
import { Callout } from '#client/ui/callout'
import { LoadFailure } from '#client/ui/load-failure'
import { SectionTitle } from '#client/ui/section-title'
import { NarrowList, NarrowSkeleton } from '../list/post-list.tsx'
import { type PostActions, PostRow } from '../list/post-row.tsx'
import { FirstPostLink } from '../view/first-post-link.tsx'
import { type HistoryView, isFiltered, noFilters } from '../view/history-view.ts'
import { historyTexts } from '../view/texts.ts'
import type { ChangeView } from '../view/use-history-view.ts'
import styles from './calendar.module.css'
import type { Entry } from './entries.ts'
import { calendarTexts as texts } from './texts.ts'

/** The posts of one day. */
export function DayPosts({
  day,
  entries,
  query,
  view,
  change,
  ...actions
}: {
  day: Day
  entries: readonly Entry[]
  query: ReturnType<typeof usePostsOfDays>
  view: HistoryView
  change: ChangeView
} & PostActions) {
  const title = formatDay(dateOf(day))
  return (
    <section className={styles.posts} aria-label={title}>
      <SectionTitle title={title} />
      {query.isPending ? (
        <NarrowSkeleton />
      ) : !query.posts ? (
        <LoadFailure level={3} title={historyTexts.failed} query={query} />
      ) : entries.length === 0 ? (
        <NoPosts view={view} selected={day} change={change} />
      ) : (
        <NarrowList>
          {entries.map(({ id, post, publication }) =>
            post ? (
              <PostRow key={id} post={post} day={day} {...actions} />
            ) : (
              <li key={id}>
                <PublicationCard publication={publication} withPost />
              </li>
            ),
          )}
        </NarrowList>
      )}
    </section>
  )
}

/** Says that the day is empty, and offers the one action that helps: fewer filters, the latest post, or a first one. */
function NoPosts({ view, selected, change }: { view: HistoryView; selected: Day; change: ChangeView }) {
  const { summary } = usePostSummary()
  const latest = summary?.days
    .map(({ day }) => day)
    .sort()
    .at(-1)
  const hasFilters = isFiltered(view)
  return (
    <Callout
      level={3}
      title={texts.emptyDay.title}
      text={hasFilters && <p>{historyTexts.noMatch}</p>}
      action={
        hasFilters ? (
          <Button onClick={() => change(noFilters)}>{historyTexts.filters.clear}</Button>
        ) : latest && latest !== selected ? (
          <Button onClick={() => change({ day: latest })}>{texts.emptyDay.latest}</Button>
        ) : (
          <FirstPostLink variant="secondary" />
        )
      }
    />
  )
}
