import { type FigureSource, ripeDays } from '../rules/figures.ts'
import { dayMs } from '../time/durations.ts'

/** Of several sources on one day, the one that counted itself comes first. */
const trust: Record<FigureSource, number> = { linkedin: 0, imported: 1, typed: 2 }

/**
 * The figures that a post is compared by: the first that were counted when it had been out for long enough, so that
 * posts are compared at a similar age. Undefined: there are none yet. Pure.
 * @param publishedAt epoch ms
 */
export function ripeFigures<Counted extends { at: string; source: FigureSource }>(
  publishedAt: number,
  figures: readonly Counted[],
): Counted | undefined {
  const ripe = figures.filter(({ at }) => Date.parse(at) >= publishedAt + ripeDays * dayMs)
  return ripe.sort(
    (one, other) => one.at.slice(0, 10).localeCompare(other.at.slice(0, 10)) || trust[one.source] - trust[other.source],
  )[0]
}
