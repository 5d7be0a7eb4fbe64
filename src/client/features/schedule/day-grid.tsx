import { useEffect, useMemo, useRef, useState } from 'react'
import { PublicationCard } from '#client/features/publishing/card/publication-card'
import { addDays, addMonths, type Day, monthOf } from '#client/lib/days'
import { formatNumber } from '#client/lib/formatting'
import type { Publication } from '#client/queries/linkedin/publication-cache'
import { publicationsAtOnce, usePublicationsBetween } from '#client/queries/linkedin/publications'
import { usePostsBetween } from '#client/queries/posts/read-posts'
import { useTimeZone } from '#client/queries/user'
import { Hint } from '#client/ui/field'
import { Stack } from '#client/ui/layout'
import { LoadFailure } from '#client/ui/load-failure'
import { MonthHead, WeekdaysHead } from '#client/ui/month-head'
import { DayCell, entryId } from './day-cell.tsx'
import { groupEntries } from './entries.ts'
import styles from './schedule.module.css'
import { weeksShown } from './schedule-view.ts'
import { scheduleTexts as texts } from './texts.ts'
import { useMoveToDay } from './use-move-to-day.ts'

const all = { q: '', model: null }

/** A month or a week of days with what stands on them; what is pressed is shown whole below. */
export function DayGrid({
  tab,
  day,
  today,
  onDay,
}: {
  tab: 'month' | 'week'
  day: Day
  today: Day
  onDay: (day: Day | null) => void
}) {
  const timeZone = useTimeZone()
  const weeks = weeksShown(tab, day)
  const [from = day, to = day] = [weeks[0]?.[0], weeks.at(-1)?.at(-1)]
  const { data, error, isFetching, refetch } = usePublicationsBetween(from, to)
  const { posts } = usePostsBetween(from, to, all)
  const entries = useMemo(() => groupEntries(data ?? [], posts ?? [], timeZone), [data, posts, timeZone])
  const [chosenId, setChosenId] = useState<string | null>(null)
  const moveToDay = useMoveToDay()
  const movedId = useRef<string | null>(null)
  const chosen = data?.find(({ id }) => id === chosenId)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was moved is drawn anew on its other day, and keeps the focus there
  useEffect(() => {
    if (movedId.current === null || document.activeElement !== document.body) return
    document.getElementById(entryId(movedId.current))?.focus()
    movedId.current = null
  }, [entries])

  function move(publication: Publication, target: Day) {
    if (moveToDay(publication, target)) movedId.current = publication.id
  }

  return (
    <>
      <MonthHead
        day={day}
        labels={{ today: texts.today, previous: texts.previous[tab], next: texts.next[tab] }}
        onToday={() => onDay(null)}
        onStep={(count) => onDay(tab === 'month' ? addMonths(day, count) : addDays(day, 7 * count))}
      />
      <Stack gap={16}>
        {error && !data && <LoadFailure level={3} title={texts.failed} query={{ error, isFetching, refetch }} />}
        <table className={styles.grid} aria-busy={!data && !error}>
          <WeekdaysHead week={weeks[0]} />
          <tbody>
            {weeks.map((week) => (
              <tr key={week[0]}>
                {week.map((each) => (
                  <DayCell
                    key={each}
                    day={each}
                    isToday={each === today}
                    isOutside={tab === 'month' && monthOf(each) !== monthOf(day)}
                    entries={entries.get(each) ?? []}
                    find={(id) => data?.find((publication) => publication.id === id)}
                    chosenId={chosenId}
                    onChoose={setChosenId}
                    onMove={move}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Stack>
      <Hint>{texts.help}</Hint>
      {data?.length === publicationsAtOnce && <Hint>{texts.cut(formatNumber(publicationsAtOnce))}</Hint>}
      {chosen && (
        <section className={styles.chosen} aria-label={texts.chosen}>
          <PublicationCard publication={chosen} withPost />
        </section>
      )}
    </>
  )
}
