import { Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { breakpoints, matchesMedia } from '#client/lib/breakpoints'
import { type Day, dateOf, dayOf, firstWeekday } from '#client/lib/days'
import { formatDay } from '#client/lib/formatting'
import { lazyPart } from '#client/lib/lazy-part'
import { useMediaQuery } from '#client/lib/use-media-query'
import { useLinkedinAccounts } from '#client/queries/linkedin/accounts'
import { usePublicationsBetween } from '#client/queries/linkedin/publications'
import { usePostsOfDays } from '#client/queries/posts/read-posts'
import { useTimeZone, useUser } from '#client/queries/user'
import { Hint } from '#client/ui/field'
import { Cluster } from '#client/ui/layout'
import type { PostActions } from '../list/post-row.tsx'
import { filtersOf, type HistoryView } from '../view/history-view.ts'
import type { ChangeView } from '../view/use-history-view.ts'
import styles from './calendar.module.css'
import { CalendarGrid } from './calendar-grid.tsx'
import { DayPosts } from './day-posts.tsx'
import { groupEntries } from './entries.ts'
import { entryId } from './entry-button.tsx'
import { freeTimes } from './free-times.ts'
import { ScheduleDraft } from './schedule-draft.tsx'
import { SubscribeButton } from './subscribe/subscribe-button.tsx'
import { calendarTexts as texts } from './texts.ts'
import { type MoveEntry, useMoveEntry } from './use-move-entry.ts'
import { weeksShown } from './weeks-shown.ts'

const PopoverPanel = lazyPart(async () => (await import('#client/ui/popover-panel')).PopoverPanel)

/**
 * Calendar View: weeks of days with their posts, and the posts of one of the days. Days are those of the author's time
 * zone.
 */
export function HistoryCalendar({ view, change, ...actions }: { view: HistoryView; change: ChangeView } & PostActions) {
  const timeZone = useTimeZone()
  const { user } = useUser()
  const canPublish = Boolean(user?.linkedinAccounts || user?.team)
  const today = dayOf(new Date(), timeZone)
  const now = { today, weekStart: firstWeekday(navigator.language) }
  const selected = view.day ?? today
  const shown = weeksShown(view.range, selected, now)
  const days = shown.weeks.flat()
  const [from, to] = [days[0] ?? selected, days.at(-1) ?? selected]
  const filters = filtersOf(view)
  const posts = usePostsOfDays({ from, to, withPublications: canPublish }, filters)
  const publications = usePublicationsBetween(from, to, canPublish)
  const accounts = useLinkedinAccounts(canPublish)
  const entries = useMemo(() => {
    const inOrder = filters.order === 'oldest' ? posts.posts?.toReversed() : posts.posts
    const isAll = !filters.q && !filters.model && (filters.state === null || filters.state === 'published')
    return groupEntries(inOrder ?? [], publications.data ?? [], { timeZone, withGone: isAll })
  }, [posts.posts, publications.data, timeZone, filters.order, filters.q, filters.model, filters.state])
  const { move, draft, closeDraft } = useMoveEntry()
  const keepFocus = useFocusOnMoved(entries)
  const selectedCell = useRef<HTMLTableCellElement>(null)
  /** Whether the selected day's posts are in a popover next to it: it was pressed, and there is room. */
  const [isInPopover, setIsInPopover] = useState(false)
  const isPhone = useMediaQuery(breakpoints.phone)
  const free = freeTimes(accounts.data ?? [], publications.data ?? [], { days, timeZone, now: Date.now() })

  const moveEntry: MoveEntry = (entry, day, time) => {
    const isMoving = move(entry, day, time)
    if (isMoving) keepFocus(entry.id)
    return isMoving
  }
  function select(day: Day, how: 'press' | 'step' | 'turn') {
    change({ day: day === today ? null : day }, { replace: how === 'step' })
    setIsInPopover(how === 'press' && !matchesMedia(breakpoints.narrow))
  }
  const ofDay = (
    <DayPosts
      day={selected}
      entries={entries.get(selected) ?? []}
      query={posts}
      view={view}
      change={change}
      {...actions}
    />
  )

  return (
    <>
      <CalendarGrid
        range={view.range}
        shown={shown}
        selected={selected}
        now={now}
        entries={entries}
        freeTimes={free}
        isBusy={posts.isPending}
        selectedCell={selectedCell}
        onRange={(range) => change({ range })}
        onSelect={select}
        onMove={moveEntry}
      />
      {canPublish && (
        <Cluster className={styles.foot}>
          {!isPhone && <Hint>{texts.help}</Hint>}
          <SubscribeButton />
        </Cluster>
      )}
      {isInPopover ? (
        <Suspense>
          <PopoverPanel
            key={selected}
            label={formatDay(dateOf(selected))}
            className={styles.beside}
            around={selectedCell}
            side="right"
            onClose={() => setIsInPopover(false)}
          >
            {ofDay}
          </PopoverPanel>
        </Suspense>
      ) : (
        ofDay
      )}
      {draft && <ScheduleDraft key={`${draft.post.id} ${draft.at}`} draft={draft} onClose={closeDraft} />}
    </>
  )
}

/** What was moved is drawn again on its other day, and keeps the focus there. */
function useFocusOnMoved(entries: unknown): (id: string) => void {
  const movedId = useRef<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time the entries are drawn
  useEffect(() => {
    if (movedId.current === null || document.activeElement !== document.body) return
    document.getElementById(entryId(movedId.current))?.focus()
    movedId.current = null
  }, [entries])
  return (id) => {
    movedId.current = id
  }
}
