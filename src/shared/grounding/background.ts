import type { DateClaim, SourceSpan } from './claims.ts'
import type { SourceIndex } from './index-source.ts'

/** What all sources of a post know together, for claims that are completed from elsewhere than their own sentence. */
export interface Background {
  /** Every year that is named. */
  years: ReadonlySet<number>
  /** The days on which the sources were published; empty where none says so. */
  published: readonly Published[]
}

export interface Published extends Required<Pick<DateClaim['date'], 'year' | 'month' | 'day'>> {
  span: SourceSpan
}

/** A line of metadata that is nothing but a day. */
export const dayAlone = /^(\d{4})-(\d{2})-(\d{2})(?:T\S*)?$/

export function backgroundOf(indices: readonly SourceIndex[]): Background {
  const published = indices.flatMap(({ sentences }, source) =>
    sentences.flatMap(({ text, start, end }) => {
      const [, year, month, day] = dayAlone.exec(text) ?? []
      const span = { source, start, end }
      return year ? [{ year: Number(year), month: Number(month), day: Number(day), span }] : []
    }),
  )
  return { years: new Set(indices.flatMap(({ years }) => [...years])), published }
}
