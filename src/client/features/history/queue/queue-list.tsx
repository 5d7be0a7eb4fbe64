import { ArrowDown, ArrowUp } from 'lucide-react'
import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { titleOf } from '#client/features/publishing/card/publication-title'
import { cx } from '#client/lib/cx'
import { formatMomentIn } from '#client/lib/formatting'
import type { Publication } from '#client/queries/linkedin/publication-cache'
import { useTimeZone } from '#client/queries/user'
import { IconButton } from '#client/ui/icon-button'
import { Link } from '#client/ui/link'
import styles from './queue.module.css'
import { queueTexts as texts } from './texts.ts'
import { useMoveInQueue } from './use-move-in-queue.ts'

const dragType = 'application/x-postwright-queued'
const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/** An account's queue, in publishing order; reordered by dragging, by buttons, or by Shift and an arrow key. */
export function QueueList({ accountId, queue }: { accountId: string; queue: readonly Publication[] }) {
  const own = useTimeZone()
  const move = useMoveInQueue(accountId, queue)
  const [overId, setOverId] = useState<string | null>(null)
  const pressed = useRef<HTMLElement | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row that was put elsewhere has lost the focus it held
  useEffect(() => {
    if (document.activeElement === document.body) pressed.current?.focus()
    pressed.current = null
  }, [queue])

  function step(id: string, place: number) {
    pressed.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    move(id, place)
  }
  function press(event: KeyboardEvent, id: string, place: number) {
    const by = event.shiftKey ? steps[event.key] : undefined
    if (by === undefined) return
    event.preventDefault()
    step(id, place + by)
  }
  function over(event: DragEvent, id: string) {
    if (!event.dataTransfer.types.includes(dragType)) return
    event.preventDefault()
    setOverId(id)
  }
  function drop(event: DragEvent, place: number) {
    setOverId(null)
    const id = event.dataTransfer.getData(dragType)
    if (!id) return
    event.preventDefault()
    move(id, place)
  }

  return (
    <ol className={styles.queue}>
      {queue.map((publication, place) => {
        const { id, postId, dueAt, timeZone } = publication
        const title = titleOf(publication)
        return (
          <li
            key={id}
            className={cx(overId === id && styles.over)}
            draggable
            onDragStart={({ dataTransfer }) => {
              dataTransfer.setData(dragType, id)
              dataTransfer.effectAllowed = 'move'
            }}
            onDragOver={(event) => over(event, id)}
            onDragLeave={() => setOverId(null)}
            onDrop={(event) => drop(event, place)}
            onKeyDown={(event) => press(event, id, place)}
          >
            <time dateTime={dueAt}>{formatMomentIn(dueAt, timeZone ?? own)}</time>
            <Link href={`/generate?post=${encodeURIComponent(postId)}`} dir="auto">
              {title}
            </Link>
            {queue.length > 1 && (
              <span className={styles.steps}>
                <IconButton
                  size="sm"
                  icon={ArrowUp}
                  label={texts.earlier(title)}
                  aria-disabled={place === 0}
                  onClick={() => step(id, place - 1)}
                />
                <IconButton
                  size="sm"
                  icon={ArrowDown}
                  label={texts.later(title)}
                  aria-disabled={place === queue.length - 1}
                  onClick={() => step(id, place + 1)}
                />
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
