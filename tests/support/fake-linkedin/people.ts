import { checkToken } from './token-check.ts'
import { apiError, type FakeAnswer, type FakeRequest } from './wire.ts'
import type { World } from './world.ts'

/** The member of a token, and the company pages they run. */
export function peoplePart(world: World, refuse: (why: string) => void) {
  return (request: FakeRequest): FakeAnswer | undefined => {
    if (request.method !== 'GET') return undefined
    if (request.path === '/v2/userinfo') return userinfo(world, request)
    if (request.path === '/v2/me') return me(world, request)
    if (request.path === '/rest/organizationAcls') return pagesOf(world, request, refuse)
    if (request.path === '/rest/organizationsLookup') return lookUp(world, request, refuse)
    if (request.path === '/rest/organizations') return findPage(world, request, refuse)
    if (request.path === '/rest/peopleTypeahead') return findFollowers(world, request, refuse)
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

function me(world: World, request: FakeRequest): FakeAnswer {
  const checked = checkToken(world, request, ['r_basicprofile'])
  if ('refusal' in checked) return checked.refusal
  const { given, family } = checked.token.member
  const id = world.personUrn(checked.token).replace('urn:li:person:', '')
  return { status: 200, json: { id, localizedFirstName: given, localizedLastName: family, vanityName: 'ann-author' } }
}

function pagesOf(world: World, request: FakeRequest, refuse: (why: string) => void): FakeAnswer {
  const checked = checkToken(world, request, ['rw_organization_admin'])
  if ('refusal' in checked) return checked.refusal
  const wrong = wrongFinder(request.query) ?? missingHeaders(request)
  if (wrong) {
    refuse(`organizationAcls: ${wrong}`)
    return apiError(400, 0, 'ILLEGAL_ARGUMENT', wrong)
  }
  const { member } = checked.token
  const start = Number(request.query.get('start') ?? 0)
  const count = Number(request.query.get('count') ?? 10)
  const elements = member.pages.slice(start, start + count).map(({ id, role = 'ADMINISTRATOR' }) => ({
    organization: `urn:li:organization:${id}`,
    roleAssignee: `urn:li:person:${member.sub}`,
    role,
    state: 'APPROVED',
  }))
  const next = { type: 'application/json', rel: 'next', href: `${request.path}?start=${start + count}` }
  const links = start + count < member.pages.length ? [next] : []
  return { status: 200, json: { elements, paging: { start, count, links } } }
}

/** What is wrong with a query for roles; null: nothing. */
function wrongFinder(query: URLSearchParams): string | null {
  const unknown = [...query.keys()].filter((name) => !['q', 'state', 'start', 'count'].includes(name))
  if (unknown.length > 0) return `unknown: ${unknown.join(', ')}`
  if (query.get('q') !== 'roleAssignee') return 'q'
  if (query.get('state') !== 'APPROVED') return 'state'
  return /^\d*$/.test(`${query.get('start') ?? ''}${query.get('count') ?? ''}`) ? null : 'paging'
}

/** Names of any pages at once. The list's own parentheses and commas have to come as they are. */
function lookUp(world: World, request: FakeRequest, refuse: (why: string) => void): FakeAnswer {
  const checked = checkToken(world, request, ['rw_organization_admin'])
  if ('refusal' in checked) return checked.refusal
  const ids = /^\?ids=List\((\d+(?:,\d+)*)\)$/.exec(request.search)?.[1]?.split(',')
  const wrong = ids ? missingHeaders(request) : `ids: ${request.search}`
  if (wrong || !ids) {
    refuse(`organizationsLookup: ${wrong}`)
    return apiError(400, 0, 'ILLEGAL_ARGUMENT', String(wrong))
  }
  const pages = new Map(world.members.flatMap((member) => member.pages).map(({ id, name }) => [id, name]))
  const isKnown = (id: string) => pages.has(id)
  const results = ids.filter(isKnown).map((id) => [id, { id: Number(id), localizedName: pages.get(id), locations: [] }])
  const missing = ids.filter((id) => !isKnown(id)).map((id) => [id, { status: 404, code: 'NOT_FOUND' }])
  const statuses = ids.map((id) => [id, isKnown(id) ? 200 : 404])
  return {
    status: 200,
    json: {
      results: Object.fromEntries(results) as object,
      errors: Object.fromEntries(missing) as object,
      statuses: Object.fromEntries(statuses) as object,
    },
  }
}

/** By the name in its address, whoever runs it. Only what anyone may see of a page. */
function findPage(world: World, request: FakeRequest, refuse: (why: string) => void): FakeAnswer {
  const checked = checkToken(world, request, ['rw_organization_admin'])
  if ('refusal' in checked) return checked.refusal
  const { query } = request
  const name = query.get('vanityName') ?? ''
  const isFinder = [...query.keys()].join() === 'q,vanityName' && query.get('q') === 'vanityName'
  const wrong = isFinder && name !== '' ? missingHeaders(request) : `query: ${request.search}`
  if (wrong) {
    refuse(`organizations: ${wrong}`)
    return apiError(400, 0, 'ILLEGAL_ARGUMENT', wrong)
  }
  const elements = world
    .pages()
    .filter((page) => page.vanityName?.toLowerCase() === name.toLowerCase())
    .map(({ id, name: localizedName, vanityName }) => {
      const localized = { localized: { en_US: localizedName }, preferredLocale: { country: 'US', language: 'en' } }
      return {
        id: Number(id),
        localizedName,
        name: localized,
        vanityName,
        locations: [],
        primaryOrganizationType: 'NONE',
      }
    })
  return { status: 200, json: { elements, paging: { start: 0, count: 10, links: [], total: elements.length } } }
}

/** Followers of a page that one runs, ten at most, by the beginning of their first or last name. */
function findFollowers(world: World, request: FakeRequest, refuse: (why: string) => void): FakeAnswer {
  const checked = checkToken(world, request, ['r_organization_followers'])
  if ('refusal' in checked) return checked.refusal
  const { query } = request
  const keywords = query.get('keywords') ?? ''
  const isFinder = [...query.keys()].join() === 'q,keywords,organization' && query.get('q') === 'organizationFollowers'
  // one space at most, and then six characters at least
  const isSearchable =
    /^[\p{L}'’.-]+(?: [\p{L}'’.-]+)?$/u.test(keywords) && (!/[ .]/.test(keywords) || keywords.length >= 6)
  const wrong = isFinder && isSearchable ? missingHeaders(request) : `query: ${request.search}`
  if (wrong) {
    refuse(`peopleTypeahead: ${wrong}`)
    return apiError(400, 0, 'ILLEGAL_ARGUMENT', wrong)
  }
  const page = checked.token.member.pages.find(({ id }) => query.get('organization') === `urn:li:organization:${id}`)
  const mayAsk = ['ADMINISTRATOR', 'DIRECT_SPONSORED_CONTENT_POSTER'].includes(page?.role ?? 'ADMINISTRATOR')
  if (!page || !mayAsk) return apiError(403, 100, 'ACCESS_DENIED', 'Not enough permissions to access: peopleTypeahead')
  const begun = keywords.toLowerCase()
  const found = (page.followers ?? []).filter(({ given, family }) =>
    [`${given} ${family}`, family].some((name) => name.toLowerCase().startsWith(begun)),
  )
  const elements = found.slice(0, 10).map(({ sub, given, family }) => ({
    member: `urn:li:person:${sub}`,
    photo: `urn:li:image:${sub}`,
    firstName: given,
    lastName: family,
    headline: 'Head of Marketing',
  }))
  return { status: 200, json: { elements, paging: { start: 0, count: 10, links: [] } } }
}

function page(world: World, request: FakeRequest, id: string): FakeAnswer {
  const checked = checkToken(world, request, ['rw_organization_admin'])
  if ('refusal' in checked) return checked.refusal
  const found = checked.token.member.pages.find((each) => each.id === id)
  if (!found) return apiError(404, 0, 'NOT_FOUND', 'Could not find organization')
  if (found.role !== undefined && found.role !== 'ADMINISTRATOR') {
    return apiError(403, 100, 'ACCESS_DENIED', 'Only an administrator may retrieve an organization')
  }
  return { status: 200, json: { id: Number(id), localizedName: found.name } }
}

function missingHeaders({ headers }: FakeRequest): string | null {
  if (!/^\d{6}$/.test(String(headers['linkedin-version']))) return 'A version must be present'
  return headers['x-restli-protocol-version'] === '2.0.0' ? null : 'The protocol version must be 2.0.0'
}
