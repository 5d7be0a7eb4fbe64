import { type Draft, text } from './build.ts'
import { lettering } from './lettering.ts'
import { type Families, leastFoot, margins } from './typography.ts'

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

/** The left column of a wide page: the headline, and at its foot who posts it and what it rests on. */
export function headlineColumn({ families, fontSize, headline, source, fine, sample, ...at }: ColumnLook): Draft[] {
  const { width = 388, top = 60 } = at
  const small = leastFoot.landscape
  return [
    text(
      'Headline',
      [margins.landscape, top, width, 390 - top],
      sample,
      lettering(families.heading, fontSize, 800, headline, 1.08),
      {
        field: 'title',
      },
    ),
    text('Posted by', [margins.landscape, 408, width, 72], 'Your name', lettering(families.body, small, 600, fine), {
      field: 'signature',
    }),
    text(
      'Source',
      [margins.landscape, 494, width, 40],
      'Name of the source',
      lettering(families.body, small, 600, source),
      {
        field: 'source',
      },
    ),
    text('Date', [margins.landscape, 534, width, 40], 'Date', lettering(families.body, small, 400, fine), {
      field: 'date',
    }),
  ]
}
