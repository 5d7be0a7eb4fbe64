import { callLinkedin, type LinkedinAnswer, LinkedinUnreachable } from './http.ts'
import { apiHeaders, type Linkedin } from './linkedin.ts'
import { LinkedinRefused } from './refused.ts'
import type { Member } from './userinfo.ts'

/** The company pages that someone runs. */

const retryEveryMs = 1_000
const retries = 10

/**
 * At most so many as one answer of LinkedIn holds, which is more than anyone connects.
 * @throws LinkedinRefused pages-product when the token may not see them; LinkedinUnreachable
 */
export async function listPages(linkedin: Linkedin, accessToken: string): Promise<Member[]> {
  const path = '/rest/organizationAcls?q=roleAssignee&role=ADMINISTRATOR&state=APPROVED'
  let answer = await get(linkedin, accessToken, path)
  for (let tries = 0; answer.status === 401 && tries < retries; tries += 1) {
    await linkedin.wait(retryEveryMs) // a token that was given just now is called revoked for some seconds
    answer = await get(linkedin, accessToken, path)
  }
  const { elements } = answer.fields
  if (answer.status !== 200 || !Array.isArray(elements)) {
    const { status, fields } = answer
    throw new LinkedinRefused(status === 403 ? 'pages-product' : 'refused', { status, code: fields.code })
  }
  const urns = elements.map((element: { organization?: unknown } | null) => String(element?.organization))
  const ids = urns.flatMap((urn) => /^urn:li:organization:(\d{1,20})$/.exec(urn)?.[1] ?? [])
  const pages: Member[] = []
  for (const id of new Set(ids)) pages.push(await readPage(linkedin, accessToken, id))
  return pages
}

/** A page whose name can't be read is called by its number. */
async function readPage(linkedin: Linkedin, accessToken: string, id: string): Promise<Member> {
  const { status, fields } = await get(linkedin, accessToken, `/rest/organizations/${id}`)
  const name = status === 200 && typeof fields.localizedName === 'string' ? fields.localizedName.trim() : ''
  return { urn: `urn:li:organization:${id}`, name: name.slice(0, 200) || id, pictureUrl: null }
}

async function get(linkedin: Linkedin, accessToken: string, path: string): Promise<LinkedinAnswer> {
  const headers = apiHeaders(linkedin, accessToken)
  const answer = await callLinkedin({ method: 'GET', address: `${linkedin.apiBase}${path}`, headers })
  if (answer.status >= 500 || answer.status === 429) throw new LinkedinUnreachable(true, String(answer.status))
  return answer
}
