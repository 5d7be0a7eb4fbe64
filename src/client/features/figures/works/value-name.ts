import { postFormTexts } from '#client/features/post/texts'
import { addDays, dateOf } from '#client/lib/days'
import { formatWeekdayInFull } from '#client/lib/formatting'
import type { Dimension } from '#shared/rules/figures'
import { worksTexts as texts } from './texts.ts'

/** A Monday. */
const monday = '2026-11-30'

/** The label of a dimension's value. */
export function valueName(dimension: Dimension, value: string): string {
  if (dimension === 'weekday') return formatWeekdayInFull(dateOf(addDays(monday, Number(value) - 1)))
  const names: Readonly<Record<string, string>> = {
    form: postFormTexts,
    opening: texts.openings,
    length: texts.lengths,
    daypart: texts.dayparts,
  }[dimension]
  return names[value] ?? value
}
