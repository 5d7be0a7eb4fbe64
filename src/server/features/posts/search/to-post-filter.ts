import type { z } from 'zod'
import type { PostSelection } from '#shared/contract/posts'
import { endOfDay, startOfDay } from '#shared/time/local-days'
import type { PostFilter } from './post-pages.ts'

/** The posts that a caller selects, by days where they live. @param now epoch ms */
export function toPostFilter(
  { q, from, to, state, goesOutFrom, goesOutTo, ...filter }: z.output<typeof PostSelection>,
  { timeZone, now }: { timeZone: string; now: number },
): Omit<PostFilter, 'limit' | 'before'> {
  return {
    ...filter,
    words: q,
    from: from === undefined ? undefined : startOfDay(from, timeZone),
    until: to === undefined ? undefined : endOfDay(to, timeZone),
    standing: state && { state, now },
    goesOut:
      goesOutFrom === undefined || goesOutTo === undefined
        ? undefined
        : { from: startOfDay(goesOutFrom, timeZone), until: endOfDay(goesOutTo, timeZone) },
  }
}
