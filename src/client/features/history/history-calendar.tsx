import { useMemo } from 'react'
import { type Day, dateOf, dayOf } from '#client/lib/days'
import { formatDay } from '#client/lib/formatting'
import { usePostSummary, usePostsBetween } from '#client/queries/posts/read-posts'
import type { PostSummary } from '#client/queries/posts/summary'
import { useTimeZone } from '#client/queries/user'
import { Button, ButtonLink } from '#client/ui/button'
import { Calendar, shownDays } from '#client/ui/calendar'
import { Grid } from '#client/ui/layout'
import { LoadFailure } from '#client/ui/load-failure'
import { Notice } from '#client/ui/notice'
import { SectionTitle } from '#client/ui/section-title'
import { groupByDay, marksOf } from './calendar-marks.ts'
import { type HistoryView, isFiltered } from './history-view.ts'
import { DayPosts, DayPostsSkeleton } from './post-list.tsx'
import type { PostActions } from './post-row.tsx'
import { historyTexts as texts } from './texts.ts'
import type { ChangeView } from './use-history-view.ts'

/** Calendar View: a month with its posts, and the posts of one of its days. Days are those of the author's time zone. */
export function HistoryCalendar({ view, change, ...actions }: { view: HistoryView; change: ChangeView } & PostActions) {
  const timeZone = useTimeZone()
  const { summary } = usePostSummary()
  const today = dayOf(new Date(), timeZone)
  const selected = view.day ?? today
  const { from, to } = shownDays(selected)
  const found = usePostsBetween(from, to, view)
  const byDay = useMemo(() => groupByDay(found.posts ?? [], timeZone), [found.posts, timeZone])
  // the counts are here before a month's posts are, and tell the same as long as nothing is filtered
  const counted = found.posts || isFiltered(view) ? [] : (summary?.days ?? [])
  const ofDay = byDay.get(selected) ?? []

  return (
    <Grid columns="minmax(0, 1fr) 288px" gap={40} align="start" until="medium">
      <Calendar
        selected={selected}
        today={today}
        marks={marksOf(byDay, counted)}
        onSelect={(day, isStep) => change({ day: day === today ? null : day }, { replace: isStep })}
      />
      <section aria-label={formatDay(dateOf(selected))}>
        <SectionTitle title={formatDay(dateOf(selected))} />
        {found.isPending ? (
          <DayPostsSkeleton />
        ) : found.posts ? (
          <DayPosts posts={view.order === 'oldest' ? [...ofDay].reverse() : ofDay} day={selected} {...actions}>
            <NoPosts view={view} selected={selected} summary={summary} change={change} />
          </DayPosts>
        ) : (
          <LoadFailure level={3} title={texts.failed} query={found} />
        )}
      </section>
    </Grid>
  )
}

/** Says that the day is empty, and offers the one thing that helps: fewer filters, the latest post, or a first one. */
function NoPosts(props: { view: HistoryView; selected: Day; summary: PostSummary | undefined; change: ChangeView }) {
  const { view, selected, summary, change } = props
  const latest = summary?.days
    .map(({ day }) => day)
    .sort()
    .at(-1)
  if (isFiltered(view)) {
    return (
      <Notice
        level={3}
        title={texts.emptyDay.title}
        text={<p>{texts.emptyDay.noMatch}</p>}
        action={<Button onClick={() => change({ q: '', model: null })}>{texts.filters.clear}</Button>}
      />
    )
  }
  return (
    <Notice
      level={3}
      title={texts.emptyDay.title}
      text={<p>{texts.emptyDay.text}</p>}
      action={
        latest && latest !== selected ? (
          <Button onClick={() => change({ day: latest })}>{texts.emptyDay.latest}</Button>
        ) : (
          <ButtonLink href="/generate">{texts.empty.action}</ButtonLink>
        )
      }
    />
  )
}
