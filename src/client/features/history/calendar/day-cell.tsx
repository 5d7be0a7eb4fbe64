import { type DragEvent, type RefObject, useState } from 'react'
import { cx } from '#client/lib/cx'
import { type Day, dateOf } from '#client/lib/days'
import { formatDay, formatNumber, formatShortDay } from '#client/lib/formatting'
import { historyTexts } from '../view/texts.ts'
import styles from './calendar.module.css'
import type { Entry } from './entries.ts'
import { dragType, EntryButton } from './entry-button.tsx'
import { calendarTexts as texts } from './texts.ts'
import type { MoveEntry } from './use-move-entry.ts'

export interface DayFacts {
  day: Day
  isSelected: boolean
  isToday: boolean
  /** Of another month than the one that is shown. */
  isOutside: boolean
  entries: readonly Entry[]
  freeTimes: readonly string[]
}

/** More than these are only counted. */
const entriesShown = 3

/** One day: its button, its entries and free times; entries can be dropped on it. */
export function DayCell({
  facts: { day, isSelected, isToday, isOutside, entries, freeTimes },
  cell,
  isWeek,
  find,
  onSelect,
  onMove,
}: {
  facts: DayFacts
  cell: RefObject<HTMLTableCellElement | null> | undefined
  isWeek: boolean
  find: (id: string) => Entry | undefined
  onSelect: () => void
  onMove: MoveEntry
}) {
  const [isOver, setIsOver] = useState(false)
  const count = entries.length > 0 && `${formatNumber(entries.length)} ${historyTexts.posts(entries.length)}`
  const name = [formatDay(dateOf(day)), isToday && texts.isToday, count].filter(Boolean).join(', ')
  const shown = isWeek ? entries : entries.slice(0, entriesShown)
  const more = entries.length - shown.length

  function over(event: DragEvent) {
    if (!event.dataTransfer.types.includes(dragType)) return
    event.preventDefault()
    setIsOver(true)
  }
  function drop(event: DragEvent) {
    setIsOver(false)
    const entry = find(event.dataTransfer.getData(dragType))
    if (!entry) return
    event.preventDefault()
    const time = timeAt(event.target) ?? (entry.publication ? null : (freeTimes[0] ?? null))
    const isHere = entries.some(({ id }) => id === entry.id)
    if (!isHere || time !== null || !entry.publication) onMove(entry, day, time)
  }

  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the button in it is
    <td
      ref={cell}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: as the table is a grid, its cells are the grid's
      role="gridcell"
      aria-selected={isSelected}
      className={cx(
        isOutside && styles.outside,
        entries.length > 0 && styles.marked,
        isSelected && styles.selected,
        isOver && styles.over,
      )}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <button
        type="button"
        className={styles.day}
        tabIndex={isSelected ? 0 : -1}
        aria-current={isToday ? 'date' : undefined}
        onClick={onSelect}
      >
        <span className={styles.number} aria-hidden="true">
          {day.endsWith('-01') && !isOutside ? formatShortDay(dateOf(day)) : Number(day.slice(8))}
        </span>
        <span className="sr">{name}</span>
      </button>
      <ul className={styles.entries}>
        {shown.map((entry) => (
          <li key={entry.id}>
            <EntryButton entry={entry} day={day} onSelect={onSelect} onMove={onMove} />
          </li>
        ))}
        {more > 0 && <li className={styles.more}>{texts.more(formatNumber(more))}</li>}
        {freeTimes.map((time) => (
          <li key={time} className={styles.free} data-time={time}>
            {texts.free(time)}
          </li>
        ))}
      </ul>
    </td>
  )
}

/** The free time that something was dropped on. */
function timeAt(target: EventTarget): string | null {
  return target instanceof Element ? (target.closest<HTMLElement>('[data-time]')?.dataset.time ?? null) : null
}
