import { formatNumber } from '#client/lib/formatting'
import type { Figures } from '#client/queries/posts/figures'
import { figureTexts as texts } from './texts.ts'

const parts = ['impressions', 'reached', 'reactions', 'comments', 'reposts'] as const

/** '1,240 impressions · 31 reactions', with what is known. */
export function describeFigures(figures: Figures): string {
  const known = parts.flatMap((name) => {
    const count = figures[name]
    return count === null ? [] : [texts.counts[name](formatNumber(count), count)]
  })
  const { engagements } = figures
  if (engagements !== null && figures.reactions === null)
    known.push(texts.counts.engagements(formatNumber(engagements), engagements))
  return known.join(' · ')
}
