import type { ReactNode } from 'react'
import { formatDateTime } from '#client/lib/formatting'
import { Byline } from '#client/ui/byline'
import { Bone, Skeleton } from '#client/ui/skeleton'
import styles from './events.module.css'

/** A list of events, newest first. */
export function Events({ children }: { children: ReactNode }) {
  return <ul className={styles.events}>{children}</ul>
}

/**
 * One event.
 * @param who the person it concerns or who caused it
 * @param at an ISO date
 */
export function Event({ who, at, children }: { who: string; at: string; children: ReactNode }) {
  return (
    <li>
      <p>{children}</p>
      <Byline>
        {who}, <time dateTime={at}>{formatDateTime(at)}</time>
      </Byline>
    </li>
  )
}

/** Placeholder for events while they load. */
export function EventsSkeleton({ label }: { label: string }) {
  return (
    <Skeleton label={label} className={styles.waiting}>
      {[0, 1, 2, 3].map((row) => (
        <Bone key={row} width="60%" height="16px" />
      ))}
    </Skeleton>
  )
}
