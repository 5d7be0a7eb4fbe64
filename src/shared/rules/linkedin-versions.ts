/** Versions of LinkedIn's API: months as YYYYMM, of which there is none for December and sometimes others are missing. */

/** What this release was written for. */
export const defaultVersion = '202609'

/** How many later versions are tried when one has ended. */
const triedVersions = 6

export function isPossibleVersion(version: string): boolean {
  return /^20\d{2}(?:0[1-9]|1[01])$/.test(version)
}

/** The possible versions after this one, the next first. */
export function laterVersions(version: string): string[] {
  const versions: string[] = []
  for (let month = monthOf(version) + 1; versions.length < triedVersions; month += 1) {
    const later = `${Math.floor(month / 12)}${String((month % 12) + 1).padStart(2, '0')}`
    if (isPossibleVersion(later)) versions.push(later)
  }
  return versions
}

/** When a version's year is over, epoch ms. */
export function endOfVersion(version: string): number {
  const month = monthOf(version) + 12
  return Date.UTC(Math.floor(month / 12), month % 12)
}

/** Counted from the year 0. */
function monthOf(version: string): number {
  return Number(version.slice(0, 4)) * 12 + Number(version.slice(4)) - 1
}
