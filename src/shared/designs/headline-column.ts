import { type Draft, text } from './build.ts'
import { type Families, lettering, margins, minFoot } from './typography.ts'

interface ColumnLook {
  readonly families: Families
  readonly fontSize: number
  readonly headline: string
  readonly source: string
  /** Of date and signature. */
  readonly fine: string
  readonly sample: string
  readonly width?: number
  /** Of the headline. */
  readonly top?: number
}

/**
 * The left column of a wide page: the headline, and at its foot the signature and the source. The source is last, so
 * that a long name may take a second line.
 */
export function headlineColumn({ families, fontSize, headline, source, fine, sample, ...at }: ColumnLook): Draft[] {
  const { width = 412, top = 60 } = at
  const left = margins.landscape
  const small = (weight: number, color: string) => lettering(families.body, minFoot.landscape, weight, color)
  return [
    text(
      'Headline',
      [left, top, width, 372 - top],
      sample,
      lettering(families.heading, fontSize, 800, headline, 1.08),
      { field: 'title' },
    ),
    text('Posted by', [left, 398, width, 68], 'Your name', small(600, fine), { field: 'signature' }),
    text('Date', [left, 478, width, 39], 'Date', small(400, fine), { field: 'date' }),
    text('Source', [left, 517, width, 78], 'Name of the source', small(600, source), { field: 'source' }),
  ]
}
