import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '#server/app'
import { requireAccess } from '#server/features/accounts/guarded-route'
import { actorIn } from '#server/features/accounts/people/actor'
import type { User } from '#server/features/accounts/people/user'
import { AppError } from '#server/platform/errors'
import { createHttp } from '#server/platform/http/http'
import { type Guard, guards } from '#shared/contract/guards'
import type { UserId, WorkspaceId } from '#shared/contract/ids'
import { type RouteName, routes } from '#shared/contract/routes'
import { type WorkspaceRole, workspaceRoles } from '#shared/rules/permissions'
import { FakeWriter } from '../support/fake-writer.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/** Addresses below /api that are no calls of the contract: open to anyone, and nothing of anyone's in them. */
const documents = ['GET /api/openapi.json']

const callers = ['visitor', 'unapproved', 'trial', 'pro', 'admin'] as const
type Caller = (typeof callers)[number]

let app: TestApp
let people: Record<Caller, Awaited<ReturnType<TestApp['signIn']>> | ReturnType<TestApp['visitor']>>

beforeAll(async () => {
  app = await startTestApp({ parts: { writer: new FakeWriter() } })
  people = {
    visitor: app.visitor(),
    unapproved: await app.signIn({ role: 'trial', isApproved: false }),
    trial: await app.signIn({ role: 'trial' }),
    pro: await app.signIn({ role: 'user' }),
    admin: await app.signIn({ role: 'admin' }),
  }
})

afterAll(() => app.close())

test('every address below /api is a call of the contract, and every call is served', async () => {
  const served: string[] = []
  const bare = await createHttp(app.ctx.config, app.ctx.log)
  bare.addHook('onRoute', ({ method, url }) => {
    if (method !== 'HEAD' && url.startsWith('/api')) served.push(`${String(method)} ${url}`)
  })
  const http = await createApp(app.ctx, bare)
  await http.ready()
  await http.close()
  const known = Object.values(routes).map((route) => `${route.method} ${route.path}`)
  expect(served.sort()).toEqual([...known, ...documents].sort())
})

/**
 * Who may call what, in a file that a person reads: a new route, or a guard that changes, changes it. People's columns
 * are what the server answers them, a refusal by its status; members' columns are what the guard says to each role of a
 * workspace.
 */
test('everyone is let in and refused as the matrix says', async () => {
  const lines = [['call', 'access', 'permission', 'limit', ...callers, ...workspaceRoles]]
  for (const name of Object.keys(routes) as RouteName[]) {
    const { method, path } = routes[name]
    const guard: Guard = guards[name]
    const permission = guard.access === 'approved' ? guard.permission : null
    const answers = []
    for (const caller of callers) answers.push(await answerTo(caller, name))
    const members = workspaceRoles.map((role) => (permission === null ? '' : answerToMember(role, guard)))
    lines.push([`${method} ${path}`, guard.access, permission ?? '', guard.limit ?? '', ...answers, ...members])
  }
  await expect(toTable(lines)).toMatchFileSnapshot('access-matrix.txt')
})

const letIn = 'yes'

async function answerTo(caller: Caller, name: RouteName): Promise<string> {
  const { method, path } = routes[name]
  const body = method === 'GET' || method === 'DELETE' ? undefined : {}
  // Logging out would end the session that the other calls need.
  const person = name === 'logout' ? app.visitor() : people[caller].clone()
  const { status } = await person.send(method, path.replace(/:\w+/g, 'unknown-id'), body)
  return status === 401 || status === 403 ? String(status) : letIn
}

function answerToMember(role: WorkspaceRole, guard: Guard): string {
  const user = { id: 'member' as UserId, isApproved: true, isAdmin: false } as User
  try {
    requireAccess(actorIn('team' as WorkspaceId, role, { kind: 'session', user }), guard)
    return letIn
  } catch (error) {
    if (error instanceof AppError && error.reason.name === 'permissionMissing') return 'no'
    throw error
  }
}

function toTable(lines: readonly string[][]): string {
  const widths = lines[0]?.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0))) ?? []
  const toLine = (cells: readonly string[]) => cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')
  return `${lines.map((cells) => toLine(cells).trimEnd()).join('\n')}\n`
}

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
