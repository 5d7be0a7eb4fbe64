import type { Field } from '#shared/scene/scene'

/** The values for a design's fields, from a post or its article: words, and figures to draw. */
export type Facts = Words & {
  readonly series?: readonly Figure[]
  /** What the pages of a carousel say, between its cover and its last. */
  readonly slides?: readonly string[]
  /** The post tells what its author does or begins. */
  readonly isOwnNews?: true
  /** The first two figures, "number" and "number2", can be compared. */
  readonly areOfOneUnit?: true
}
export type Words = Partial<Record<Exclude<Field, 'series'>, string>>

/** One figure of a list: its label, its value, and how the source writes it. */
export interface Figure {
  readonly label: string
  readonly value: number
  readonly display: string
}

/** The text of a field; '' if it has no value or holds no text. */
export function wordsFor(facts: Facts, field: Field): string {
  return field === 'series' ? '' : (facts[field]?.trim() ?? '')
}

/** Whether percentages add up to one whole, like the answers of a poll. */
export function areShares(series: readonly Figure[] = []): boolean {
  const sum = series.reduce((total, { value }) => total + value, 0)
  return (
    series.length > 0 &&
    series.every(({ display }) => /%|[Pp]ro[zc]ent|cent|ciento|cento/u.test(display)) &&
    Math.abs(sum - 100) <= 1
  )
}
