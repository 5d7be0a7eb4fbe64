import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '#server/app'
import { createHttp } from '#server/platform/http/http'
import { apiPathOf, apiRoutes } from '#shared/contract/api-v1'
import { type Guard, guards } from '#shared/contract/guards'
import { type RouteName, routes } from '#shared/contract/routes'
import { type WorkspaceRole, workspaceRoles } from '#shared/rules/permissions'
import { FakeWriter } from '../support/fake-writer.ts'
import { bodyOf, type Kind, kindOf, listPositions, type Position } from '../support/id-positions.ts'
import { type LinkedinApp, startLinkedinApp } from '../support/linkedin-app.ts'
import { foundTeam, joinTeam, writeInTeam } from '../support/team-people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { closedTarget, fillTeam, type Place } from '../support/two-places.ts'

/** Addresses below /api that are not calls of the contract: public, and without personal data. */
const documents = ['GET /api/docs', 'GET /api/openapi.json']

const callers = ['visitor', 'unapproved', 'trial', 'pro', 'admin'] as const
type Caller = (typeof callers)[number]

/**
 * Who calls for a team's things: its members, by role, those of a `+` with the switch “approves”; a member whom the
 * installation has not approved; a member of another team; someone of no team; and who has a private link to one of its
 * reviews.
 */
const teamCallers = [
  ...workspaceRoles.flatMap((role) => [role, `${role}+`] as const),
  'pending',
  'elsewhere',
  'stranger',
  'link',
] as const
type TeamCaller = (typeof teamCallers)[number]

type Visitor = ReturnType<TestApp['visitor']>

let app: TestApp
let people: Record<Caller, Visitor>
let team: { slug: string; token: string; people: Record<TeamCaller, Visitor> }

beforeAll(async () => {
  app = await startTestApp({ parts: { writer: new FakeWriter() }, environment: { TEAMS: 'everybody' } })
  people = {
    visitor: app.visitor(),
    unapproved: await app.signIn({ role: 'trial', isApproved: false }),
    trial: await app.signIn({ role: 'trial' }),
    pro: await app.signIn({ role: 'user' }),
    admin: await app.signIn({ role: 'admin' }),
  }
  team = await makeTeam()
})

afterAll(() => app.close())

async function makeTeam(): Promise<typeof team> {
  const founded = await foundTeam(app)
  const { slug, owner } = founded
  const post = await writeInTeam(owner, slug)
  const linked = await owner.post(`/api/w/${slug}/posts/${post.id}/review-links`, { approves: true })
  const { url } = (await linked.json()) as { url: string }
  const memberAs = async (role: WorkspaceRole, approves: 0 | 1): Promise<Visitor> => {
    const member = await joinTeam(app, founded, role === 'owner' ? 'guest' : role)
    const change = { role, approves }
    await app.ctx.db.updateTable('workspace_members').set(change).where('user_id', '=', member.id).execute()
    return member
  }
  const pending = await joinTeam(app, founded, 'manager')
  await app.ctx.db.updateTable('users').set({ is_approved: 0 }).where('id', '=', pending.id).execute()
  const token = /[^/#]+$/.exec(url)?.[0] ?? ''
  const callers: Record<TeamCaller, Visitor> = {
    owner: await memberAs('owner', 0),
    'owner+': await memberAs('owner', 1),
    manager: await memberAs('manager', 0),
    'manager+': await memberAs('manager', 1),
    writer: await memberAs('writer', 0),
    'writer+': await memberAs('writer', 1),
    guest: await memberAs('guest', 0),
    'guest+': await memberAs('guest', 1),
    pending,
    elsewhere: await joinTeam(app, await foundTeam(app, 'Inland press'), 'manager'),
    stranger: await app.signIn({ role: 'admin' }),
    link: app.visitor(),
  }
  return { slug, token, people: callers }
}

test('every address below /api is a call of the contract, and every call is served', async () => {
  const served: string[] = []
  const bare = await createHttp(app.ctx.config, app.ctx.log)
  bare.addHook('onRoute', ({ method, url }) => {
    if (method !== 'HEAD' && url.startsWith('/api')) served.push(`${String(method)} ${url}`)
  })
  const http = await createApp(app.ctx, bare)
  await http.ready()
  await http.close()
  const known = Object.values(routes)
    .filter(({ path }) => path.startsWith('/api/'))
    .map(({ method, path }) => `${method} ${path}`)
  const ofKeys = apiRoutes.map((name) => `${routes[name].method} ${apiPathOf(name)}`)
  expect(served.sort()).toEqual([...known, ...ofKeys, ...documents].sort())
})

/**
 * Who may call what, in a file for people to read: a new route, or a changed guard, changes it. Each answer is the
 * server's: `yes` for whoever is let in, else the status of the refusal. In a team, `no` lacks the permission, and 404 is
 * told that there is no such team. Columns of a team are empty where a call acts in no workspace.
 */
test('everyone is let in and refused as the matrix says', async () => {
  const lines: string[][] = [['call', 'access', 'permission', 'limit', ...callers, ...teamCallers]]
  for (const name of Object.keys(routes) as RouteName[]) {
    const { method, path } = routes[name]
    const guard: Guard = guards[name]
    const permission = guard.access === 'approved' ? guard.permission : null
    const answers = await Promise.all(callers.map((caller) => answerTo(people[caller], name)))
    const inTeam = await Promise.all(teamCallers.map((caller) => answerInTeam(caller, name)))
    lines.push([`${method} ${path}`, guard.access, permission ?? '', guard.limit ?? '', ...answers, ...inTeam])
  }
  await expect(toTable(lines)).toMatchFileSnapshot('access-matrix.txt')
})

const letIn = 'yes'

async function answerTo(person: Visitor, name: RouteName, where = routes[name].path as string): Promise<string> {
  const { method } = routes[name]
  const body = method === 'GET' || method === 'DELETE' ? undefined : {}
  // Logging out would end the session that the other calls need.
  const sender = name === 'logout' ? app.visitor() : person.clone()
  const answer = await sender.send(method, where.replace(/:\w+/g, 'unknown-id'), body)
  const { status } = answer
  if (status !== 401 && status !== 403 && status !== 404) return letIn
  const { reason } = (await answer.json()) as { reason?: string }
  if (reason === 'permissionMissing') return 'no'
  return status !== 404 || reason === 'workspaceMissing' ? String(status) : letIn
}

/** @returns '' where the call acts in no workspace, or takes no link */
async function answerInTeam(caller: TeamCaller, name: RouteName): Promise<string> {
  const guard: Guard = guards[name]
  const { path } = routes[name]
  const person = team.people[caller]
  if (guard.access !== 'approved') {
    const takesLink = path.includes(':token')
    return caller === 'link' && takesLink ? await answerTo(person, name, path.replace(':token', team.token)) : ''
  }
  const where = guard.isOfTeam ? path.replace(':slug', team.slug) : path.replace('/api/', `/api/w/${team.slug}/`)
  return await answerTo(person, name, where)
}

function toTable(lines: readonly string[][]): string {
  const widths = lines[0]?.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0))) ?? []
  const toLine = (cells: readonly string[]) => cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')
  return `${lines.map((cells) => toLine(cells).trimEnd()).join('\n')}\n`
}

describe('an id of another workspace', () => {
  let world: LinkedinApp
  let theirs: Place
  let ours: Place

  beforeAll(async () => {
    world = await startLinkedinApp({
      withJobs: true,
      parts: { writer: new FakeWriter() },
      environment: { TEAMS: 'everybody', FETCH_ALLOW: closedTarget.allow },
    })
    theirs = await fillTeam(world, 'Harbour press')
    ours = await fillTeam(world, 'Inland press')
  })

  afterAll(() => world.close())

  /** Where an unknown id is not refused: in a filter, or for an id of the caller's choice; and a queue’s order. */
  const quiet = new Set([
    'createPublication.id',
    'listPublications.accountId',
    'listPublications.postId',
    'listActivity.person',
    'listActivity.post',
    'reorderQueue.ids',
  ])

  /** Somebody's own, or reached by them from anywhere. */
  const ofPeople: readonly Kind[] = ['account', 'payment', 'key', 'app']

  /** Reasons of a 404 that come after the thing was found. */
  const nothingOnIt = ['articleWithoutPicture', 'linkedinPortraitMissing']

  /** Everything but the id is what the caller has. */
  async function ask({ route, part, name }: Position, caller: Place, id: string | number, isAtHome = false) {
    const { method, path } = routes[route]
    const { slug, ids, token } = caller
    const isOfPerson = path.startsWith('/api/payment')
    const isElsewhere = isAtHome || isOfPerson || path.includes(':slug') || path.includes(':token')
    const address = path
      .replace('/api/', isElsewhere ? '/api/' : `/api/w/${slug}/`)
      .replace(/:(\w+)/g, (_, parameter: string) => {
        if (part === 'path' && parameter === name) return String(id)
        return parameter === 'slug' ? slug : parameter === 'token' ? token : String(ids[kindOf(path, parameter)])
      })
    const query = part === 'query' ? `?${new URLSearchParams({ [name]: String(id) })}` : ''
    const person = isOfPerson || /linkedin|lending/.test(path) ? caller.lender : caller.owner
    const body = bodyOf(route, ids, part === 'body' ? { [name]: id } : {})
    const answer = await person.send(method, `${address}${query}`, body, { 'if-match': '"1"' })
    const text = (await answer.text()).replaceAll(String(id), 'ID').replace(/"requestId":"[^"]*"/, '')
    return { status: answer.status, text }
  }

  test('is answered like one that is nowhere, in every position', async () => {
    const deviations: string[] = []
    for (const position of positions) {
      const { route, name, kind } = position
      const { path } = routes[route]
      const id = theirs.ids[kind]
      const nowhere = typeof id === 'number' ? 987_654_321 : '00000000-0000-4000-8000-000000000000'
      const pairs = [[await ask(position, ours, id), await ask(position, ours, nowhere)]]
      // a member of theirs, in the wrong place
      if (!/:slug|:token/.test(path) && !ofPeople.includes(kind))
        pairs.push([await ask(position, theirs, id, true), await ask(position, theirs, nowhere, true)])
      for (const [foreign, unknown] of pairs) {
        const isRefused = foreign?.status === 404 || foreign?.text.includes('reviewInTeamsOnly')
        if (!isDeepStrictEqual(foreign, unknown) || !(isRefused || quiet.has(`${route}.${name}`)))
          deviations.push(`${label(position)} ${JSON.stringify({ foreign, unknown })}`)
      }
    }
    expect(deviations).toEqual([])
  })

  test('is found where it is, by the same calls', async () => {
    const missing: string[] = []
    const ended = new Set<RouteName>()
    for (const position of positions) {
      if (ended.has(position.route)) continue
      if (routes[position.route].method === 'DELETE') ended.add(position.route)
      const { status, text } = await ask(position, theirs, theirs.ids[position.kind])
      if (status === 404 && !nothingOnIt.some((reason) => text.includes(reason)))
        missing.push(`${label(position)} ${text}`)
    }
    expect(missing).toEqual([])
  })

  const label = ({ route, part, name }: Position) =>
    `${routes[route].method} ${routes[route].path}, ${name} in ${part}:`
  const positions = listPositions().sort((one, other) => endsThings(one.route) - endsThings(other.route))
  /** What ends things comes last, what holds others very last. */
  function endsThings(route: RouteName): number {
    const { method, path } = routes[route]
    if (method !== 'DELETE') return 0
    return ['/api/posts/:id', '/api/linkedin/accounts/:id'].includes(path) ? 2 : path.includes(':slug') ? 3 : 1
  }
})

describe('another user’s post', () => {
  test.each(['GET', 'PATCH', 'DELETE'] as const)(
    'answers %s exactly as one that is not there, to an administrator too',
    async (method) => {
      const owner = await app.signIn()
      const generated = await owner.post('/api/posts/generate', {
        textContent: 'The town planted twelve thousand trees.',
      })
      const { id } = (await generated.json()) as { id: string }
      const body = method === 'PATCH' ? { status: 'published' } : undefined

      for (const other of [people.pro, people.admin]) {
        const foreign = await other.send(method, `/api/posts/${id}`, body)
        const unknown = await other.send(method, '/api/posts/00000000-0000-0000-0000-000000000000', body)
        expect(foreign.status).toBe(404)
        const [first, second] = [await foreign.json(), await unknown.json()]
        expect({ ...first, requestId: '' }).toEqual({ ...second, requestId: '' })
      }
      expect((await owner.get(`/api/posts/${id}`)).status).toBe(200)
    },
  )

  test('can’t be written from, by its article’s id', async () => {
    const owner = await app.signIn()
    const generated = await owner.post('/api/posts/generate', {
      textContent: 'The town planted twelve thousand trees.',
    })
    const { articleId } = (await generated.json()) as { articleId: string }
    expect((await people.pro.post('/api/posts/generate', { articleId })).status).toBe(404)
  })
})

test('owner, id and counts of a post can’t be set through a body', async () => {
  const owner = await app.signIn()
  const generated = await owner.post('/api/posts/generate', { textContent: 'The town planted twelve thousand trees.' })
  const post = (await generated.json()) as { id: string; createdAt: string }
  const attempt = { status: 'published', id: 'x', owner_id: 'x', ownerId: 'x', created_at: 0, createdAt: '2000-01-01' }
  const changed = await (await owner.patch(`/api/posts/${post.id}`, attempt)).json()
  expect(changed).toMatchObject({ id: post.id, createdAt: post.createdAt, status: 'published' })
})
