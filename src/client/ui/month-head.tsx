import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type Day, dateOf } from '#client/lib/days'
import { formatMonth, formatWeekday } from '#client/lib/formatting'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'
import styles from './month-head.module.css'

/** The month's name, with buttons to today and to the previous and next range. */
export function MonthHead({
  id,
  day,
  labels,
  onToday,
  onStep,
}: {
  id?: string
  day: Day
  labels: { today: string; previous: string; next: string }
  onToday: () => void
  onStep: (count: -1 | 1) => void
}) {
  return (
    <div className={styles.head}>
      <h2 id={id} aria-live="polite">
        {formatMonth(dateOf(day))}
      </h2>
      <Button variant="quiet" size="sm" onClick={onToday}>
        {labels.today}
      </Button>
      <IconButton size="sm" icon={ChevronLeft} label={labels.previous} onClick={() => onStep(-1)} />
      <IconButton size="sm" icon={ChevronRight} label={labels.next} onClick={() => onStep(1)} />
    </div>
  )
}

/**
 * The head of a table of days: the weekdays.
 * @param week any seven consecutive days, one per column
 */
export function WeekdaysHead({ week = [] }: { week: readonly Day[] | undefined }) {
  return (
    <thead>
      <tr>
        {week.map((day) => (
          <th key={day} scope="col">
            {formatWeekday(dateOf(day))}
          </th>
        ))}
      </tr>
    </thead>
  )
}
