import type { Daypart, Dimension, OpeningKind } from '../rules/figures.ts'
import { type PostForm, type PostLength, postLengths } from '../rules/post-brief.ts'
import { wallTimeOf } from '../time/wall-time.ts'

/** The traits of a post that are compared with its figures. Pure. */
export interface Traits extends Record<Dimension, string | null> {
  form: PostForm | null
  opening: OpeningKind
  length: PostLength
  /** '1' is Monday, '7' Sunday. */
  weekday: string
  daypart: Daypart
}

/** @param length in characters; `publishedAt` in epoch ms */
export function traitsOf(
  post: { form: PostForm | null; opening: OpeningKind; length: number; publishedAt: number },
  timeZone: string,
): Traits {
  const [day = '', clock = ''] = wallTimeOf(post.publishedAt, timeZone).split('T')
  return {
    form: post.form,
    opening: post.opening,
    length: lengthOf(post.length),
    weekday: String(new Date(day).getUTCDay() || 7),
    daypart: daypartOf(Number(clock.slice(0, 2))),
  }
}

/** How the first line of a post begins; a question counts before the number in it. */
export function openingOf(text: string): OpeningKind {
  const line = text.trim().split('\n', 1)[0]?.trim() ?? ''
  if (/[?？؟][\s"”“»«)]*$/u.test(line)) return 'question'
  if (/^["“”„«»‹›「]/u.test(line)) return 'quotation'
  return /\p{Nd}/u.test(line) ? 'number' : 'statement'
}

/** The length option nearest to a post's number of characters. */
export function lengthOf(characters: number): PostLength {
  const lengths = Object.entries(postLengths) as [PostLength, number][]
  return lengths.reduce((best, each) => (distance(each, characters) < distance(best, characters) ? each : best))[0]
}

function distance([, usual]: [PostLength, number], characters: number): number {
  return Math.abs(usual - characters)
}

/** @param hour on the author's clock */
export function daypartOf(hour: number): Daypart {
  if (hour < 4 || hour >= 18) return 'evening'
  if (hour < 11) return 'morning'
  return hour < 14 ? 'midday' : 'afternoon'
}
