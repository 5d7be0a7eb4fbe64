import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiPathOf, apiRoutes, isInApi, scopeOfRoute } from '#shared/contract/api-v1'
import { type Guard, guards } from '#shared/contract/guards'
import { type RouteName, routes } from '#shared/contract/routes'
import { keyScopes, scopeOfPermission } from '#shared/rules/api-keys'
import { permissions, permissionsOf } from '#shared/rules/permissions'
import { FakeWriter } from '../support/fake-writer.ts'
import { type KeyCaller, makeKey } from '../support/key-caller.ts'
import { foundTeam, joinTeam } from '../support/team-people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/** Every route with keys of every kind. */

/**
 * Keys of a team's manager with one scope each; with all scopes: of someone who is a guest by now; of another team; for no account
 * at LinkedIn; one that expired or was revoked, and one of a former member.
 */
const kinds = [...keyScopes, 'guest', 'accountless', 'elsewhere', 'expired', 'revoked', 'removed'] as const
type Kind = (typeof kinds)[number]

let app: TestApp
let slug: string
let callers: Record<Kind, KeyCaller>

beforeAll(async () => {
  app = await startTestApp({ parts: { writer: new FakeWriter() }, environment: { TEAMS: 'everybody' } })
  const team = await foundTeam(app)
  slug = team.slug
  const manager = await joinTeam(app, team, 'manager')
  const demoted = await joinTeam(app, team, 'manager')
  const removed = await joinTeam(app, team, 'manager')
  const other = await foundTeam(app, 'Inland press')
  const keyOf = (person: typeof manager, wish = {}) => makeKey(app.url, person, { workspace: slug, ...wish })
  callers = {
    read: await keyOf(manager, { scopes: ['read'] }),
    write: await keyOf(manager, { scopes: ['write'] }),
    publish: await keyOf(manager, { scopes: ['publish'] }),
    guest: await keyOf(demoted),
    elsewhere: await keyOf(other.owner, { workspace: other.slug }),
    accountless: await keyOf(manager),
    expired: await keyOf(manager),
    revoked: await keyOf(manager),
    removed: await keyOf(removed),
  }
  await team.owner.patch(`/api/workspaces/${slug}/members/${demoted.id}`, { role: 'guest' })
  await team.owner.delete(`/api/workspaces/${slug}/members/${removed.id}`)
  await manager.delete(`/api/keys/${callers.revoked.id}`)
  // the account of all calls here
  const mayUse = { accounts: JSON.stringify(['unknown-id']) }
  await app.ctx.db.updateTable('api_keys').set(mayUse).where('id', '!=', callers.accountless.id).execute()
  const hasEnded = { expires_at: app.clock.now }
  await app.ctx.db.updateTable('api_keys').set(hasEnded).where('id', '=', callers.expired.id).execute()
})

afterAll(() => app.close())

let calls = 0

/** What a call comes to: `yes` for whoever is let in, else the status and the reason of the refusal. */
async function ask(caller: KeyCaller, name: RouteName, path: string): Promise<string> {
  const { method } = routes[name]
  const body = method === 'GET' || method === 'DELETE' ? undefined : {}
  calls += 1 // refused keys are limited by address
  const headers = { 'x-forwarded-for': `198.51.${Math.floor(calls / 250)}.${calls % 250}`, 'if-match': '"1"' }
  const answer = await caller.send(method, path.replace(/:\w+/g, 'unknown-id'), body, headers)
  if (![401, 403, 404].includes(answer.status)) return 'yes'
  const { reason } = (await answer.json()) as { reason?: string }
  const isOfGuard = answer.status !== 404 || reason === 'workspaceMissing' || reason === 'nothingHere'
  return isOfGuard ? `${answer.status} ${reason}` : 'yes'
}

/** By the rules alone. */
function expected(kind: Kind, name: RouteName): string {
  const guard: Guard = guards[name]
  const permission = guard.access === 'approved' ? guard.permission : null
  switch (kind) {
    case 'read':
    case 'write':
    case 'publish':
      return scopeOfRoute(name) === kind ? 'yes' : '403 keyLacksScope'
    case 'guest':
      return permission === null || permissionsOf('guest').has(permission) ? 'yes' : '403 permissionMissing'
    case 'accountless':
      return name === 'getQueue' ? '403 keyLacksAccount' : 'yes'
    case 'elsewhere':
      return '404 workspaceMissing'
    case 'expired':
      return '401 keyExpired'
    case 'revoked':
    case 'removed':
      return '401 keyUnknown'
  }
}

test('a key is let in by its scope, its issuer’s role now, and its workspace, on every route that is open to keys', async () => {
  const deviations: string[] = []
  for (const name of apiRoutes) {
    const path = apiPathOf(name).replace('/api/v1/', `/api/v1/w/${slug}/`)
    for (const kind of kinds) {
      const answer = await ask(callers[kind], name, path)
      if (answer !== expected(kind, name)) deviations.push(`${kind}, ${name}: ${answer}, not ${expected(kind, name)}`)
    }
  }
  expect(deviations).toEqual([])
})

test('every other route refuses keys, whatever they may do', async () => {
  const issuer = await app.signIn({ role: 'admin' })
  const admin = await makeKey(app.url, issuer)
  const closed = (Object.keys(routes) as RouteName[]).filter((name) => !isInApi(name))
  const open: string[] = []
  for (const name of closed) {
    const { path } = routes[name]
    if ((await ask(admin, name, path)) !== '403 keyNotHere') open.push(path)
    const answer = await ask(admin, name, path.replace(/^(?:\/api)?\//, '/api/v1/'))
    if (answer !== '404 nothingHere' && !isAlsoInApi(name)) open.push(`v1 ${path}`)
    await app.ctx.db.deleteFrom('rate_limits').execute()
  }
  expect(open).toEqual([])
})

/** Where its address is that of another call, too: /posts/summary is a post called so. */
function isAlsoInApi(name: RouteName): boolean {
  const { method, path } = routes[name]
  return apiRoutes.some(
    (each) =>
      routes[each].method === method && new RegExp(`^${routes[each].path.replace(/:\w+/g, '[^/]+')}$`).test(path),
  )
}

test('no scope gives what only people may do', () => {
  const ofNoKey = permissions.filter((permission) => scopeOfPermission[permission] === null)
  expect(ofNoKey).toEqual(['posts.approve', 'accounts.lend', 'members.manage', 'billing.manage', 'keys.manage'])
})
