import type { MemberLinkedin } from './linkedin.ts'
import { elementsOf, readApi } from './read-api.ts'

/** Whom a post can mention, as far as LinkedIn lets an app look for them. */

export interface Found {
  urn: string
  /** Exactly as LinkedIn has it. */
  name: string
}

/**
 * The company page with this name in its address, whoever runs it.
 * @returns null: there is none, or the token may not ask
 * @throws VersionEnded; LinkedinUnreachable
 */
export async function findPageByName(linkedin: MemberLinkedin, vanityName: string): Promise<Found | null> {
  const path = `/rest/organizations?q=vanityName&vanityName=${encodeURIComponent(vanityName)}`
  const [page] = elementsOf(await readApi(linkedin, path))
  const { id, localizedName: name } = page ?? {}
  return typeof id === 'number' && typeof name === 'string'
    ? { urn: `urn:li:organization:${id}`, name: name.trim() }
    : null
}

/**
 * Up to ten members who follow a page and whose first or last name begins so.
 * @returns none also where the token may not ask: LinkedIn gives this to selected apps
 * @throws VersionEnded; LinkedinUnreachable
 */
export async function findFollowers(linkedin: MemberLinkedin, pageUrn: string, words: string): Promise<Found[]> {
  const keywords = encodeURIComponent(words)
  const organization = encodeURIComponent(pageUrn)
  const path = `/rest/peopleTypeahead?q=organizationFollowers&keywords=${keywords}&organization=${organization}`
  return elementsOf(await readApi(linkedin, path)).flatMap(({ member, firstName, lastName }) => {
    if (typeof member !== 'string') return []
    const parts = [firstName, lastName].filter((part) => typeof part === 'string')
    return [{ urn: member, name: parts.join(' ').trim() }]
  })
}
