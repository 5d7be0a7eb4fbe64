import { dayMs, hourMs } from '#shared/time/durations'

/** How many of the latest are kept, however close they follow each other. */
const latest = 10
export const maxVersions = 30
/** Of the documents of all versions of a visual. */
export const maxCharacters = 10 * 1024 * 1024

interface Dated {
  /** Epoch ms. */
  savedAt: number
  characters: number
}

/**
 * Which versions are dropped: of all but the latest ten, the last of each hour is kept, and the last of each day once
 * they are a day old; then the oldest go that are too many or, with those before them, too large.
 * @param versions newest first
 */
export function spareVersions<Version extends Dated>(versions: readonly Version[], now: number): Version[] {
  const thinned = versions.filter((version, at) => {
    const next = versions[at - 1]
    return at < latest || !next || spanOf(version, now) !== spanOf(next, now)
  })
  let characters = 0
  const kept = new Set(
    thinned.slice(0, maxVersions).filter((version) => {
      characters += version.characters
      return characters <= maxCharacters
    }),
  )
  return versions.filter((version) => !kept.has(version))
}

/** The hour or the day that a version stands for. */
function spanOf({ savedAt }: Dated, now: number): string {
  return now - savedAt < dayMs ? `hour ${Math.floor(savedAt / hourMs)}` : `day ${Math.floor(savedAt / dayMs)}`
}
