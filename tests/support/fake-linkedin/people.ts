import { checkToken } from './token-check.ts'
import { apiError, type FakeAnswer, type FakeRequest, wrongNames } from './wire.ts'
import type { World } from './world.ts'

/** Whose token it is, and the company pages they run. */
export function peoplePart(world: World, refuse: (why: string) => void) {
  return (request: FakeRequest): FakeAnswer | undefined => {
    if (request.method !== 'GET') return undefined
    if (request.path === '/v2/userinfo') return userinfo(world, request)
    if (request.path === '/rest/organizationAcls') return pagesOf(world, request, refuse)
    const id = /^\/rest\/organizations\/(\d+)$/.exec(request.path)?.[1]
    return id === undefined ? undefined : page(world, request, id)
  }
}

function userinfo(world: World, request: FakeRequest): FakeAnswer {
  const checked = checkToken(world, request, ['openid', 'profile'])
  if ('refusal' in checked) return checked.refusal
  const { sub, given, family, email, picture } = checked.token.member
  const names = { name: `${given} ${family}`, given_name: given, family_name: family }
  const locale = { country: 'US', language: 'en' }
  return { status: 200, json: { sub, ...names, locale, email, email_verified: true, ...(picture && { picture }) } }
}

function pagesOf(world: World, request: FakeRequest, refuse: (why: string) => void): FakeAnswer {
  const checked = checkToken(world, request, ['rw_organization_admin'])
  if ('refusal' in checked) return checked.refusal
  const wrong = wrongNames(request.query, ['q', 'role', 'state']) ?? missingHeaders(request)
  if (wrong) {
    refuse(`organizationAcls: ${wrong}`)
    return apiError(400, 0, 'ILLEGAL_ARGUMENT', wrong)
  }
  const { member } = checked.token
  const elements = member.pages.map(({ id }) => ({
    organization: `urn:li:organization:${id}`,
    roleAssignee: `urn:li:person:${member.sub}`,
    role: 'ADMINISTRATOR',
    state: 'APPROVED',
  }))
  return { status: 200, json: { elements, paging: { start: 0, count: 10, links: [] } } }
}

function page(world: World, request: FakeRequest, id: string): FakeAnswer {
  const checked = checkToken(world, request, ['rw_organization_admin'])
  if ('refusal' in checked) return checked.refusal
  const found = checked.token.member.pages.find((each) => each.id === id)
  if (!found) return apiError(404, 0, 'NOT_FOUND', 'Could not find organization')
  return { status: 200, json: { id: Number(id), localizedName: found.name } }
}

function missingHeaders({ headers }: FakeRequest): string | null {
  if (!/^\d{6}$/.test(String(headers['linkedin-version']))) return 'A version must be present'
  return headers['x-restli-protocol-version'] === '2.0.0' ? null : 'The protocol version must be 2.0.0'
}
