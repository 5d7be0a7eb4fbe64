import { dayMs, hourMs } from '#shared/time/durations'

/** How many of the latest versions are kept, however close together. */
const latest = 10
export const maxVersions = 30
/** For the documents of all versions of a visual. */
export const maxCharacters = 10 * 1024 * 1024

interface Dated {
  /** Epoch ms. */
  savedAt: number
  characters: number
}

/**
 * Which versions to delete: of all but the latest ten, keep the last of each hour, and the last of each day once they
 * are a day old; then delete the oldest that are too many or, added up from the newest, too large.
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

/** The hour or the day of a version. */
function spanOf({ savedAt }: Dated, now: number): string {
  return now - savedAt < dayMs ? `hour ${Math.floor(savedAt / hourMs)}` : `day ${Math.floor(savedAt / dayMs)}`
}
