import { type KeyboardEvent, type RefObject, useEffect, useId, useRef } from 'react'
import { addDays, addMonths, type Day, monthOf, startOfWeek, weekdayOf } from '#client/lib/days'
import { Cluster } from '#client/ui/layout'
import { MonthHead, WeekdaysHead } from '#client/ui/month-head'
import { Segmented } from '#client/ui/segmented'
import type { CalendarRange } from '../view/history-view.ts'
import styles from './calendar.module.css'
import { DayCell } from './day-cell.tsx'
import type { Entry } from './entries.ts'
import { calendarTexts as texts } from './texts.ts'
import type { MoveEntry } from './use-move-entry.ts'
import { type Now, type ShownWeeks, stepOf } from './weeks-shown.ts'

const ranges = ['month', 'week'] as const

/**
 * Weeks as a grid of days with one selected day. Arrow keys move by days and weeks, Home and End to the ends of the
 * week, Page Up and Page Down by months, with Shift by years; the selection follows.
 */
export function CalendarGrid({
  range,
  shown: { weeks, isFromNow },
  selected,
  now,
  entries,
  freeTimes,
  isBusy,
  selectedCell,
  onRange,
  onSelect,
  onMove,
}: {
  range: CalendarRange
  shown: ShownWeeks
  selected: Day
  now: Now
  entries: ReadonlyMap<Day, readonly Entry[]>
  freeTimes: ReadonlyMap<Day, readonly string[]>
  isBusy: boolean
  selectedCell: RefObject<HTMLTableCellElement | null>
  onRange: (range: CalendarRange) => void
  /** `how`: `step` when an arrow key moved the selection, which happens many times on the way to one day. */
  onSelect: (day: Day, how: 'press' | 'step' | 'turn') => void
  onMove: MoveEntry
}) {
  const id = useId()
  const grid = useRef<HTMLTableElement>(null)
  const takesFocus = useRef(false)

  function press(event: KeyboardEvent) {
    const target = targetOf(event, selected, now.weekStart)
    if (target === null) return
    event.preventDefault()
    takesFocus.current = true
    onSelect(target, 'step')
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows each new selection, once it is drawn
  useEffect(() => {
    if (takesFocus.current) grid.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus()
    takesFocus.current = false
  }, [selected])

  return (
    <div>
      <Cluster className={styles.head} align="start">
        <Segmented role="group" aria-label={texts.rangesLabel}>
          {ranges.map((each) => (
            <button key={each} type="button" aria-pressed={each === range} onClick={() => onRange(each)}>
              {texts.ranges[each]}
            </button>
          ))}
        </Segmented>
        <MonthHead
          id={id}
          day={selected}
          labels={{ today: texts.today, previous: texts.previous[range], next: texts.next[range] }}
          onToday={() => onSelect(now.today, 'turn')}
          onStep={(count) => onSelect(stepOf(range, selected, now, count), 'turn')}
        />
      </Cluster>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table of days is what a grid of dates is
        role="grid"
        className={styles.grid}
        data-range={range}
        aria-labelledby={id}
        aria-busy={isBusy}
        ref={grid}
        onKeyDown={press}
      >
        <WeekdaysHead week={weeks[0]} />
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <DayCell
                  key={day}
                  facts={{
                    day,
                    isSelected: day === selected,
                    isToday: day === now.today,
                    isOutside: range === 'month' && !isFromNow && monthOf(day) !== monthOf(selected),
                    entries: entries.get(day) ?? [],
                    freeTimes: freeTimes.get(day) ?? [],
                  }}
                  cell={day === selected ? selectedCell : undefined}
                  isWeek={range === 'week'}
                  find={(entry) => [...entries.values()].flat().find((each) => each.id === entry)}
                  onSelect={() => onSelect(day, 'press')}
                  onMove={onMove}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function targetOf({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent, day: Day, weekStart: number): Day | null {
  if (ctrlKey || metaKey || altKey) return null
  const month = shiftKey ? 12 : 1
  const weekday = (weekdayOf(day) - weekStart + 7) % 7
  const targets: Record<string, Day> = {
    ArrowLeft: addDays(day, -1),
    ArrowRight: addDays(day, 1),
    ArrowUp: addDays(day, -7),
    ArrowDown: addDays(day, 7),
    Home: startOfWeek(day, weekStart),
    End: addDays(day, 6 - weekday),
    PageUp: addMonths(day, -month),
    PageDown: addMonths(day, month),
  }
  return targets[key] ?? null
}
