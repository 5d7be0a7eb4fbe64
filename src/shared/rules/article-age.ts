import { dayMs } from '../time/durations.ts'

/** From this age on an article is no news: the author is warned, and the prompt says what that means. */
export const oldArticleDays = 90

/** Whole days between two days as YYYY-MM-DD or longer; null when either is none, or the first is after the second. */
export function daysBetween(published: string | null, today: string): number | null {
  const [from, to] = [published, today].map((day) => Date.parse((day ?? '').slice(0, 10)))
  const days = Math.round(((to ?? Number.NaN) - (from ?? Number.NaN)) / dayMs)
  return days >= 0 ? days : null
}
