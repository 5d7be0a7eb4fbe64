import { settings } from './settings.ts'

/** A name that looks like a setting of ours and is none. */
export interface UnknownSetting {
  name: string
  /** The setting that was most likely meant; null when none is near. */
  nearest: string | null
}

/** Beginnings that hardly anything but our settings has, so that whatever else begins so was meant for us. */
const ownPrefixes = /^(MODEL|STRIPE|SMTP|FETCH|COMPATIBLE|METRICS|BACKUP|S3)_/

/** One or two typing mistakes. Short names are near to too many others. */
const nearEnough = 2
const shortest = 6

/**
 * Settings that pass without effect, most likely because they are misspelt. A file of settings is all ours; of the
 * environment, which every program shares, only names that are near to one of ours or begin as ours do.
 */
export function findUnknownSettings(
  environment: readonly string[],
  file: readonly string[],
  known: readonly string[] = Object.keys(settings),
): UnknownSetting[] {
  const isKnown = new Set(known)
  const inFile = new Set(file)
  return [...new Set([...file, ...environment])]
    .filter((name) => !isKnown.has(name))
    .map((name) => ({ name, nearest: nearestOf(name, known) }))
    .filter(({ name, nearest }) => inFile.has(name) || nearest !== null || ownPrefixes.test(name))
}

function nearestOf(name: string, known: readonly string[]): string | null {
  if (name.length < shortest) return null
  const [nearest] = known
    .filter((each) => each.length >= shortest)
    .map((each) => ({ each, distance: editDistance(name.toUpperCase(), each) }))
    .sort((a, b) => a.distance - b.distance)
  return nearest && nearest.distance <= nearEnough ? nearest.each : null
}

/**
 * How many letters have to be put in, taken out, changed or swapped with their neighbour (optimal string alignment).
 */
function editDistance(from: string, to: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1]
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    beforeLast = last
    last = current
  }
  return last[to.length] ?? 0
}
