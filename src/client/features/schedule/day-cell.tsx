import { type DragEvent, type KeyboardEvent, useState } from 'react'
import { publicationTexts } from '#client/features/publishing/card/texts'
import { cx } from '#client/lib/cx'
import { addDays, type Day, dateOf } from '#client/lib/days'
import { formatClock, formatDay } from '#client/lib/formatting'
import type { Publication } from '#client/queries/linkedin/publication-cache'
import { useTimeZone } from '#client/queries/user'
import { Link } from '#client/ui/link'
import { canMove, type Entry, momentOf } from './entries.ts'
import styles from './schedule.module.css'
import { scheduleTexts as texts } from './texts.ts'

const dragType = 'application/x-postwright-publication'
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** One day: what stands on it, and what is dropped on it. */
export function DayCell({
  day,
  isToday,
  isOutside,
  entries,
  find,
  chosenId,
  onChoose,
  onMove,
}: {
  day: Day
  isToday: boolean
  isOutside: boolean
  entries: readonly Entry[]
  find: (id: string) => Publication | undefined
  chosenId: string | null
  onChoose: (id: string) => void
  onMove: (publication: Publication, day: Day) => void
}) {
  const [isOver, setIsOver] = useState(false)

  function over(event: DragEvent) {
    if (!event.dataTransfer.types.includes(dragType)) return
    event.preventDefault()
    setIsOver(true)
  }
  function drop(event: DragEvent) {
    setIsOver(false)
    const publication = find(event.dataTransfer.getData(dragType))
    if (!publication) return
    event.preventDefault()
    if (!entries.some((entry) => entry.kind === 'publication' && entry.publication.id === publication.id)) {
      onMove(publication, day)
    }
  }

  return (
    <td
      className={cx(isOutside && styles.outside, isOver && styles.over, entries.length === 0 && styles.empty)}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <time dateTime={day} aria-current={isToday ? 'date' : undefined}>
        <span aria-hidden="true">{Number(day.slice(8))}</span>
        <span className="sr">{formatDay(dateOf(day))}</span>
      </time>
      <ul>
        {entries.map((entry) =>
          entry.kind === 'draft' ? (
            <li key={entry.post.id}>
              <Link className={cx(styles.entry, styles.draft)} href={`/generate?post=${entry.post.id}`} dir="auto">
                <span className="sr">{texts.draft}: </span>
                {entry.post.title}
              </Link>
            </li>
          ) : (
            <li key={entry.publication.id}>
              <PublicationEntry
                publication={entry.publication}
                day={day}
                isChosen={entry.publication.id === chosenId}
                onChoose={onChoose}
                onMove={onMove}
              />
            </li>
          ),
        )}
      </ul>
    </td>
  )
}

function PublicationEntry({
  publication,
  day,
  isChosen,
  onChoose,
  onMove,
}: {
  publication: Publication
  day: Day
  isChosen: boolean
  onChoose: (id: string) => void
  onMove: (publication: Publication, day: Day) => void
}) {
  const timeZone = useTimeZone()
  const { id, state, postTitle } = publication
  const time = formatClock(momentOf(publication), timeZone)
  const movable = canMove(publication)

  function press(event: KeyboardEvent) {
    const step = event.shiftKey ? steps[event.key] : undefined
    if (step === undefined || !movable) return
    event.preventDefault()
    onMove(publication, addDays(day, step))
  }

  return (
    <button
      type="button"
      id={entryId(id)}
      className={cx(styles.entry, styles[state])}
      aria-pressed={isChosen}
      aria-label={texts.entry(time, postTitle, publicationTexts.states[state])}
      aria-keyshortcuts={movable ? 'Shift+ArrowLeft Shift+ArrowRight Shift+ArrowUp Shift+ArrowDown' : undefined}
      draggable={movable}
      onDragStart={({ dataTransfer }) => {
        dataTransfer.setData(dragType, id)
        dataTransfer.effectAllowed = 'move'
      }}
      onKeyDown={press}
      onClick={() => onChoose(id)}
    >
      <b>{time}</b> <span dir="auto">{postTitle}</span>
    </button>
  )
}

export const entryId = (id: string) => `publication-${id}`
