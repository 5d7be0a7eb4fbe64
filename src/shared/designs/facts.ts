import type { Field } from '#shared/scene/scene'

/** What a post, or its article, says for the fields of a design: words, and figures to be drawn. */
export type Facts = Words & {
  readonly series?: readonly Figure[]
  /** The post tells what its author does or begins. */
  readonly isOwnNews?: true
}
export type Words = Partial<Record<Exclude<Field, 'series'>, string>>

/** One figure of a list: what it is of, how large it is, and how its source writes it. */
export interface Figure {
  readonly label: string
  readonly value: number
  readonly display: string
}

/** '' for what is not said, and for what is no words. */
export function wordsFor(facts: Facts, field: Field): string {
  return field === 'series' ? '' : (facts[field]?.trim() ?? '')
}

/** Whether percentages are the parts of one whole, as the answers of a poll are. */
export function areShares(series: readonly Figure[] = []): boolean {
  const sum = series.reduce((total, { value }) => total + value, 0)
  return (
    series.length > 0 &&
    series.every(({ display }) => /%|[Pp]ro[zc]ent|cent|ciento|cento/u.test(display)) &&
    Math.abs(sum - 100) <= 1
  )
}
