import type { KeyboardEvent } from 'react'
import { postStateOf } from '#client/features/post/post-state'
import { postStateTexts } from '#client/features/post/texts'
import { titleOf } from '#client/features/publishing/card/publication-title'
import { publicationTexts } from '#client/features/publishing/card/texts'
import { cx } from '#client/lib/cx'
import { addDays, type Day, dayOf } from '#client/lib/days'
import { leadOf } from '#client/lib/excerpt'
import { formatClock } from '#client/lib/formatting'
import { useTimeZone, useUser } from '#client/queries/user'
import styles from './calendar.module.css'
import { canMove, type Entry } from './entries.ts'
import type { MoveEntry } from './use-move-entry.ts'

export const dragType = 'application/x-postwright-entry'

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** A post on its day: shows it, and puts it on another by drag or by Shift and an arrow key. */
export function EntryButton({
  entry,
  day,
  onSelect,
  onMove,
}: {
  entry: Entry
  day: Day
  onSelect: () => void
  onMove: MoveEntry
}) {
  const timeZone = useTimeZone()
  const { user } = useUser()
  const { id, post, publication, moment } = entry
  const title = post ? leadOf(post.content).line : titleOf(publication)
  const state = post ? postStateOf(post) : 'published'
  const time = publication && formatClock(moment, timeZone)
  const isMovable = canMove(entry) && Boolean(user?.linkedinAccounts)

  function press(event: KeyboardEvent) {
    const step = event.shiftKey ? steps[event.key] : undefined
    if (step === undefined || !isMovable) return
    event.preventDefault()
    event.stopPropagation()
    const today = dayOf(new Date(), timeZone)
    onMove(entry, addDays(publication || day > today ? day : today, step), null)
  }

  return (
    <button
      type="button"
      id={entryId(id)}
      className={cx(styles.entry, styles[state])}
      aria-label={[time, title, publication ? publicationTexts.states[publication.state] : postStateTexts[state]]
        .filter(Boolean)
        .join(', ')}
      aria-keyshortcuts={isMovable ? 'Shift+ArrowLeft Shift+ArrowRight Shift+ArrowUp Shift+ArrowDown' : undefined}
      draggable={isMovable}
      onDragStart={({ dataTransfer }) => {
        dataTransfer.setData(dragType, id)
        dataTransfer.effectAllowed = 'move'
      }}
      onKeyDown={press}
      onClick={onSelect}
    >
      {time && <b>{time}</b>} <span dir="auto">{title}</span>
    </button>
  )
}

export const entryId = (id: string) => `entry-${id}`
