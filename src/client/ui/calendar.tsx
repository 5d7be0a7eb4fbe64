import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { cx } from '#client/lib/cx'
import {
  addDays,
  addMonths,
  type Day,
  dateOf,
  firstWeekday,
  monthOf,
  startOfWeek,
  weekdayOf,
  weeksOfMonth,
} from '#client/lib/days'
import { formatDay } from '#client/lib/formatting'
import styles from './calendar.module.css'
import { MonthHead, WeekdaysHead } from './month-head.tsx'
import { uiTexts } from './texts.ts'

/** What there is on a day: `label` is spoken after its date, `note` is seen in its cell. */
export interface DayMark {
  label: string
  note?: ReactNode
}

/** The days a calendar shows for the month of `day`, the neighbours' included. */
export function shownDays(day: Day): { from: Day; to: Day } {
  const weeks = weeksOfMonth(day, weekStart())
  return { from: weeks[0]?.[0] ?? day, to: weeks.at(-1)?.at(-1) ?? day }
}

/**
 * One month as a grid of days, of which one is selected. Arrow keys go by days and weeks, Home and End to the ends of
 * the week, Page Up and Page Down by months, with Shift by years; the selection follows.
 * @param onSelect `isStep` is true when an arrow key moved the selection, which happens many times on the way to one
 * day
 */
export function Calendar({
  selected,
  today,
  marks,
  onSelect,
}: {
  selected: Day
  today: Day
  marks: ReadonlyMap<Day, DayMark>
  onSelect: (day: Day, isStep: boolean) => void
}) {
  const id = useId()
  const grid = useRef<HTMLTableElement>(null)
  const takesFocus = useRef(false)
  const weeks = weeksOfMonth(selected, weekStart())

  function selectInGrid(day: Day, isStep: boolean) {
    takesFocus.current = day !== selected
    onSelect(day, isStep)
  }
  function move(event: KeyboardEvent) {
    const target = targetOf(event, selected)
    if (target === null) return
    event.preventDefault()
    selectInGrid(target, true)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows each new selection, once it is drawn
  useEffect(() => {
    if (takesFocus.current) grid.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus()
    takesFocus.current = false
  }, [selected])

  return (
    <div>
      <MonthHead
        id={id}
        day={selected}
        labels={uiTexts.calendar}
        onToday={() => onSelect(today, false)}
        onStep={(count) => onSelect(addMonths(selected, count), false)}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table of days is what a grid of dates is */}
      <table role="grid" className={styles.grid} aria-labelledby={id} ref={grid} onKeyDown={move}>
        <WeekdaysHead week={weeks[0]} />
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: as the table is a grid, its cells are the grid's
                // biome-ignore lint/a11y/useFocusableInteractive: the button in it is
                <td key={day} role="gridcell" aria-selected={day === selected}>
                  <DayButton
                    day={day}
                    mark={marks.get(day)}
                    isSelected={day === selected}
                    isToday={day === today}
                    isOutside={monthOf(day) !== monthOf(selected)}
                    onSelect={() => selectInGrid(day, false)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function DayButton(props: {
  day: Day
  mark: DayMark | undefined
  isSelected: boolean
  isToday: boolean
  isOutside: boolean
  onSelect: () => void
}) {
  const { day, mark, isSelected, isToday, isOutside } = props
  const name = [formatDay(dateOf(day)), isToday && uiTexts.calendar.isToday, mark?.label].filter(Boolean).join(', ')
  return (
    <button
      type="button"
      className={cx(styles.day, isOutside && styles.outside, mark && styles.marked, isSelected && styles.selected)}
      tabIndex={isSelected ? 0 : -1}
      aria-current={isToday ? 'date' : undefined}
      onClick={props.onSelect}
    >
      <span className={styles.number} aria-hidden="true">
        {Number(day.slice(8))}
      </span>
      <span className="sr">{name}</span>
      {mark?.note && (
        <span className={styles.note} dir="auto" aria-hidden="true">
          {mark.note}
        </span>
      )}
    </button>
  )
}

function targetOf({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent, day: Day): Day | null {
  if (ctrlKey || metaKey || altKey) return null
  const month = shiftKey ? 12 : 1
  const weekday = (weekdayOf(day) - weekStart() + 7) % 7
  const targets: Record<string, Day> = {
    ArrowLeft: addDays(day, -1),
    ArrowRight: addDays(day, 1),
    ArrowUp: addDays(day, -7),
    ArrowDown: addDays(day, 7),
    Home: startOfWeek(day, weekStart()),
    End: addDays(day, 6 - weekday),
    PageUp: addMonths(day, -month),
    PageDown: addMonths(day, month),
  }
  return targets[key] ?? null
}

function weekStart(): number {
  return firstWeekday(navigator.language)
}
