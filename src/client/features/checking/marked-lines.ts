import type { Span } from '#shared/text/sentences'
import type { CheckedClaim } from './check-post.ts'
import type { Segment } from './mark-text.ts'

/** Part of a line, and the claim it makes. */
export interface Piece {
  text: string
  claim: Pick<CheckedClaim, 'key' | 'verdict'> | null
}

/** A line with the break at its end. Its places count from its start, so it stays equal when text before it changes. */
export interface MarkedLine {
  pieces: readonly Piece[]
  mentions: readonly Span[]
}

export interface PlacedLine extends MarkedLine {
  /** In the whole text. */
  start: number
}

/**
 * Cuts a marked text at its line breaks.
 * @param segments that together are the text
 * @param mentions places in the text
 * @returns at least one line; a break at the end opens an empty one
 */
export function linesOf(segments: readonly Segment[], mentions: readonly Span[]): PlacedLine[] {
  const lines: { start: number; end: number; pieces: Piece[] }[] = [{ start: 0, end: 0, pieces: [] }]
  for (const { text, claim } of segments) {
    for (const part of text.split(/(?<=\n)/)) {
      const line = lines.at(-1) as (typeof lines)[number]
      line.pieces.push({ text: part, claim: claim && { key: claim.key, verdict: claim.verdict } })
      line.end += part.length
      if (part.endsWith('\n')) lines.push({ start: line.end, end: line.end, pieces: [] })
    }
  }
  return lines.map(({ start, end, pieces }) => ({
    start,
    pieces,
    mentions: mentions
      .filter((mention) => mention.start < end && mention.end > start)
      .map((mention) => ({ start: mention.start - start, end: mention.end - start })),
  }))
}
