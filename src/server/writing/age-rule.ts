import { daysBetween, oldArticleDays } from '#shared/rules/article-age'
import { isSeveral, sourcesOf } from './several-sources.ts'
import type { WritingRequest, WritingSource } from './writer.ts'

/** What today makes of the days that the material speaks of. A text of the author's own is as old as it says. */
export function ageRule(request: WritingRequest): string {
  const { today } = request
  const ages = sourcesOf(request).map((source, at) =>
    ageOf(source, isSeveral(request) ? `Source ${at + 1}` : 'The article', today),
  )
  return [
    `Today is ${today}.`,
    ...ages,
    '“Today” or “next month” in the material count from its own day: give the date, or leave it out.',
  ]
    .filter(Boolean)
    .join(' ')
}

function ageOf({ isOwn, published }: WritingSource, name: string, today: string): string {
  if (isOwn) return ''
  const days = daysBetween(published, today)
  if (days === null) return `${name} gives no day: call nothing in it new.`
  if (days <= oldArticleDays) return ''
  return `${name} is ${spelledAge(days)} old: say early when this was, tell it as past, claim nothing about how it stands now, and make a point that outlasts the news.`
}

function spelledAge(days: number): string {
  const months = Math.round(days / 30.44)
  return months < 24 ? `${months} months` : `${Math.round(months / 12)} years`
}
