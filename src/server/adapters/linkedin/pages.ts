import { type LinkedinAnswer, LinkedinUnreachable } from './http.ts'
import type { MemberLinkedin } from './linkedin.ts'
import { elementsOf, readApi } from './read-api.ts'
import { LinkedinRefused } from './refused.ts'
import { untilAccepted } from './until-accepted.ts'
import type { Member } from './userinfo.ts'
import { type VersionAnswer, VersionEnded } from './versions.ts'

/** The company pages that someone may post as. */

const path = '/rest/organizationAcls?q=roleAssignee&state=APPROVED'

/** How many the finder answers at once, unless it says otherwise. */
const defaultCount = 10
const maxAnswers = 50

/** Who has another role, such as an analyst, may not post. */
const postingRoles = ['ADMINISTRATOR', 'CONTENT_ADMINISTRATOR', 'DIRECT_SPONSORED_CONTENT_POSTER']

/** Tries a version of the API by asking for the pages. */
export async function tryPages(linkedin: MemberLinkedin): Promise<VersionAnswer> {
  try {
    return (await readApi(linkedin, path)).status === 200 ? 'works' : 'unclear'
  } catch (error) {
    if (error instanceof VersionEnded) return 'ended'
    if (error instanceof LinkedinUnreachable) return 'unclear'
    throw error
  }
}

/** @throws LinkedinRefused community-product if the token may not see them; VersionEnded; LinkedinUnreachable */
export async function listPages(linkedin: MemberLinkedin): Promise<Member[]> {
  const ids = await findPageIds(linkedin)
  const names = await readNames(linkedin, ids)
  return ids.map((id) => ({ urn: urnOf(id), name: names.get(id) || id, pictureUrl: null }))
}

/** Whether someone may still post as a page. True also where LinkedIn does not say. */
export async function runsPage(linkedin: MemberLinkedin, urn: string): Promise<boolean> {
  try {
    return (await findPageIds(linkedin)).some((id) => urn === urnOf(id))
  } catch (error) {
    if (error instanceof LinkedinRefused || error instanceof LinkedinUnreachable || error instanceof VersionEnded)
      return true
    throw error
  }
}

function urnOf(id: string): string {
  return `urn:li:organization:${id}`
}

/** The numbers of all pages that one may post as, in LinkedIn's order. */
async function findPageIds(linkedin: MemberLinkedin): Promise<string[]> {
  const ids = new Set<string>()
  for (let start = 0, answers = 0; answers < maxAnswers; answers += 1) {
    const { elements, isLast } = await findRoles(linkedin, start)
    for (const { role, organization, organizationTarget } of elements) {
      const id = /^urn:li:organization:(\d{1,20})$/.exec(String(organization ?? organizationTarget))?.[1]
      if (id !== undefined && postingRoles.includes(String(role))) ids.add(id)
    }
    if (isLast) break
    start += elements.length
  }
  return [...ids]
}

interface Role {
  role?: unknown
  organization?: unknown
  /** What some versions call the organization. */
  organizationTarget?: unknown
}

async function findRoles(linkedin: MemberLinkedin, start: number): Promise<{ elements: Role[]; isLast: boolean }> {
  const from = start === 0 ? path : `${path}&start=${start}`
  const answer = await untilAccepted(linkedin, () => readApi(linkedin, from))
  const { status, fields } = answer
  if (status !== 200 || !Array.isArray(fields.elements)) {
    throw new LinkedinRefused(status === 403 ? 'community-product' : 'refused', { status, code: fields.code })
  }
  const elements: Role[] = elementsOf(answer)
  const { count, links } = (fields.paging ?? {}) as { count?: unknown; links?: unknown }
  const hasNext = Array.isArray(links) && links.some((link: { rel?: unknown } | null) => link?.rel === 'next')
  const isShort = elements.length < (typeof count === 'number' ? count : defaultCount)
  return { elements, isLast: elements.length === 0 || (isShort && !hasNext) }
}

/**
 * All in one call, which also those may make who do not administer a page. LinkedIn refuses it to apps that are in
 * development: they ask for each. A page without a readable name is missing.
 */
async function readNames(linkedin: MemberLinkedin, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const { status, fields } = await readApi(linkedin, `/rest/organizationsLookup?ids=List(${ids.join(',')})`)
  const results = (status === 200 ? fields.results : null) as Record<string, Fields> | null | undefined
  if (results) return new Map(ids.map((id) => [id, nameOf(results[id])]))
  const names = new Map<string, string>()
  for (const id of ids) {
    const answer = await readApi(linkedin, `/rest/organizations/${id}`)
    names.set(id, answer.status === 200 ? nameOf(answer.fields) : '')
  }
  return names
}

type Fields = LinkedinAnswer['fields']

function nameOf(fields: Fields | undefined): string {
  return typeof fields?.localizedName === 'string' ? fields.localizedName.trim().slice(0, 200) : ''
}
