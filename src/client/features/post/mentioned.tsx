import { type ReactNode, useMemo } from 'react'
import { findMentions } from '#shared/linkedin/mentions'
import type { Mention } from '#shared/rules/mentions'
import type { Span } from '#shared/text/sentences'
import styles from './mentioned.module.css'

/**
 * Marks the mentions of a text in any part of it.
 * @returns a function that takes a part, and where in the text it begins
 */
export function useMentionMarks(
  text: string,
  mentions: readonly Mention[],
): (part: string, start: number) => ReactNode {
  const places = useMemo(() => findMentions(text, mentions), [text, mentions])
  return (part, start) => markMentions(part, start, places)
}

/** @param places of the mentions, counted as `start` is */
export function markMentions(part: string, start: number, places: readonly Span[]): ReactNode {
  const end = start + part.length
  const inside = places.filter((place) => place.start < end && place.end > start)
  if (inside.length === 0) return part
  let position = start
  const pieces = inside.flatMap((place) => {
    const [from, to] = [Math.max(place.start, start), Math.min(place.end, end)]
    const before = part.slice(position - start, from - start)
    position = to
    return [
      before,
      <span key={from} className={styles.mention} data-part="mention">
        {part.slice(from - start, to - start)}
      </span>,
    ]
  })
  return [...pieces, part.slice(position - start)]
}
