import { settings } from './settings.ts'

/** A name that resembles a setting of ours but is none. */
export interface UnknownSetting {
  name: string
  /** The most likely intended setting; null when none is similar. */
  nearest: string | null
}

/** Prefixes that hardly any other program's settings have, so that any name with one was meant for us. */
const ownPrefixes = /^(MODEL|STRIPE|SMTP|FETCH|COMPATIBLE|METRICS|BACKUP|S3)_/

/** One or two typing mistakes. Short names resemble too many others. */
const nearEnough = 2
const shortest = 6

/**
 * Settings without effect, most likely misspelt. A settings file is all ours; of the environment, which every program
 * shares, only names similar to ours or with our prefixes count.
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

/** The number of letters to insert, delete, change or swap with their neighbour (optimal string alignment). */
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
