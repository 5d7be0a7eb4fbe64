import type { Box } from '#shared/scene/scene'
import type { TextPiece } from './text-pieces.ts'

/** A marker behind words, as if drawn with a broad felt pen. */
export interface TextHighlight extends Box {
  readonly radius: number
  readonly color: string
}

/** Times the font size: how far a marker extends beyond its words on both sides, and its corner radius. */
export const highlightShape = { beyond: 0.08, radius: 0.12 } as const

interface LineMetrics {
  readonly baseline: number
  readonly ascent: number
  readonly descent: number
}

/** Neighbours of one colour share a marker, also where only one of them is bold. */
export function highlightsOf(
  pieces: readonly TextPiece[],
  { baseline, ascent, descent }: LineMetrics,
): readonly TextHighlight[] {
  const markers: TextHighlight[] = []
  let before: TextPiece | undefined
  for (const piece of pieces) {
    const last = markers.at(-1)
    const { fontSize } = piece.font
    const beyond = highlightShape.beyond * fontSize
    if (last && piece.highlight !== undefined && before?.highlight === piece.highlight) {
      markers[markers.length - 1] = { ...last, width: last.width + piece.width }
    } else if (piece.highlight !== undefined) {
      const box = {
        x: piece.x - beyond,
        y: baseline - ascent,
        width: piece.width + beyond * 2,
        height: ascent + descent,
      }
      markers.push({ ...box, radius: highlightShape.radius * fontSize, color: piece.highlight })
    }
    before = piece
  }
  return markers
}
