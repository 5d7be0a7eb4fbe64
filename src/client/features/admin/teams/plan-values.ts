import type { ListedTeam, TeamPlanChange } from '#client/queries/admin-teams'
import { dayAt, endOfDay } from '#shared/time/local-days'
import { adminTeamsTexts } from './texts.ts'

/** A team's plan as it is typed: empty means without limit, or without end. */
export interface PlanValues {
  plan: ListedTeam['plan']
  seats: string
  posts: string
  /** The last day, as YYYY-MM-DD. */
  until: string
}

/** @param timeZone in which days are meant */
export function planValues({ plan, seats, agreedPosts, planUntil }: ListedTeam, timeZone: string): PlanValues {
  const written = (count: number | null) => (count === null ? '' : String(count))
  if (plan === 'trial') return { plan, seats: '', posts: '', until: '' }
  const until = planUntil === null ? '' : dayAt(Date.parse(planUntil) - 1, timeZone)
  return { plan, seats: written(seats), posts: written(agreedPosts), until }
}

/** Errors by field. */
export function planProblems({ plan, seats, posts, until }: PlanValues, timeZone: string, now: number) {
  if (plan === 'trial') return {}
  const { wrongNumber, pastDay } = adminTeamsTexts.dialog
  return {
    seats: !isCount(seats, 10_000) && wrongNumber,
    posts: !isCount(posts, 1_000_000) && wrongNumber,
    until: until !== '' && endOfDay(until, timeZone) <= now && pastDay,
  }
}

/** A team without Enterprise has no limits of its own. */
export function planChange({ plan, seats, posts, until }: PlanValues, timeZone: string): TeamPlanChange {
  if (plan === 'trial') return { plan, seats: null, postsPerMonth: null, until: null }
  return {
    plan,
    seats: seats.trim() === '' ? null : Number(seats),
    postsPerMonth: posts.trim() === '' ? null : Number(posts),
    until: until === '' ? null : new Date(endOfDay(until, timeZone)).toISOString(),
  }
}

function isCount(typed: string, most: number): boolean {
  const text = typed.trim()
  return text === '' || (/^\d{1,7}$/.test(text) && Number(text) >= 1 && Number(text) <= most)
}
