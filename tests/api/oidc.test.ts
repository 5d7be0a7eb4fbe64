import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { runAccountCommand } from '#server/features/accounts/account-commands'
import { createLink } from '#server/features/accounts/links/one-time-links'
import { saveSetting } from '#server/features/accounts/sign-up/installation-settings-repository'
import { readExport } from '../support/export.ts'
import { goToProvider, IdentityProvider, passProvider, signInThrough } from '../support/identity-provider.ts'
import type { PersonId } from '../support/ids.ts'
import { foundTeam } from '../support/team-people.ts'
import { password, startTestApp, type TestApp } from '../support/test-app.ts'

const publicUrl = 'http://localhost:3000'
const provider = new IdentityProvider()
let environment: Record<string, string>
let app: TestApp

beforeAll(async () => {
  environment = { PUBLIC_URL: publicUrl, ...(await provider.listen([`${publicUrl}/api/oidc/callback`])) }
  app = await startTestApp({ environment })
})

beforeEach(async () => {
  provider.cancels = false
  await saveSetting(app.ctx.db, 'sign-up', { mode: 'open' })
})

afterAll(async () => {
  await app.close()
  await provider.close()
})

/** A new person at the provider, who is signed in there now. */
function meet(known: object = {}): string {
  const subject = randomUUID()
  const email = `${subject}@example.com`
  provider.people.set(subject, { email, email_verified: true, given_name: 'Ada', family_name: 'Byron', ...known })
  provider.current = subject
  return email
}

const userOf = async (visitor: ReturnType<TestApp['visitor']>) => (await visitor.get('/api/user')).json()

test('who comes from the provider gets an account, and the same one the next time', async () => {
  const email = meet()
  const visitor = app.visitor()
  const address = await goToProvider(visitor, '/api/oidc/start?next=/history')
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    code_challenge_method: 'S256',
    response_type: 'code',
    nonce: expect.stringMatching(/.{20}/),
    redirect_uri: `${publicUrl}/api/oidc/callback`,
  })
  const end = await visitor.get(await passProvider(address))
  expect(end.headers.get('location')).toBe('/history')
  const user = await userOf(visitor)
  expect(user).toMatchObject({ email, firstName: 'Ada', lastName: 'Byron', isApproved: true, hasPassword: false })

  const again = app.visitor()
  expect(await signInThrough(again)).toBe('/')
  expect((await userOf(again)).id).toBe(user.id)
})

test('the first browser that comes from the provider gives its time zone, and no later one', async () => {
  meet()
  const visitor = app.visitor()
  await signInThrough(visitor, '/api/oidc/start?timeZone=Europe/Berlin')
  expect(await userOf(visitor)).toMatchObject({ timeZone: 'Europe/Berlin' })
  const later = app.visitor()
  await signInThrough(later, '/api/oidc/start?timeZone=Asia/Tokyo')
  expect(await userOf(later)).toMatchObject({ timeZone: 'Europe/Berlin' })
  meet()
  const unknown = app.visitor()
  await signInThrough(unknown, '/api/oidc/start?timeZone=Mars/Olympus')
  expect(await userOf(unknown)).toMatchObject({ timeZone: 'UTC' })
})

describe('a newcomer', () => {
  test.each([
    [{ mode: 'closed' }, '/auth?oidc=closed'],
    [{ mode: 'invitation' }, '/auth?oidc=invitation'],
    [{ mode: 'open', domains: ['example.org'] }, '/auth?oidc=domain'],
  ])('is told where sign-up is %j', async (signUp, end) => {
    await saveSetting(app.ctx.db, 'sign-up', signUp)
    meet()
    const visitor = app.visitor()
    expect(await signInThrough(visitor)).toBe(end)
    expect((await visitor.get('/api/user')).status).toBe(401)
  })

  test('waits for approval where that is asked for', async () => {
    await saveSetting(app.ctx.db, 'sign-up', { mode: 'approval' })
    meet()
    const visitor = app.visitor()
    expect(await signInThrough(visitor)).toBe('/')
    expect((await userOf(visitor)).isApproved).toBe(false)
  })

  test('who is invited is let in', async () => {
    await saveSetting(app.ctx.db, 'sign-up', { mode: 'invitation' })
    const email = meet()
    const admin = await app.signIn({ role: 'admin' })
    await admin.post('/api/admin/invitations', { email, role: 'user' })
    const visitor = app.visitor()
    expect(await signInThrough(visitor)).toBe('/')
    expect(await userOf(visitor)).toMatchObject({ email, role: 'user', isApproved: true })
  })

  test('gets nothing by an address that the provider has not verified', async () => {
    meet({ email_verified: false })
    expect(await signInThrough(app.visitor())).toBe('/auth?oidc=unverified')
  })
})

describe('an account with the same address', () => {
  test('is linked only when its owner signs in once more and agrees', async () => {
    const email = meet()
    const owner = await app.signIn({ email })
    const visitor = app.visitor()
    expect(await signInThrough(visitor)).toBe('/auth?oidc=link&next=%2Fsettings%3Ftab%3Daccount')
    expect((await visitor.get('/api/user')).status).toBe(401)

    app.clock.now += 1000
    await visitor.post('/api/login', { email, password })
    const offered = await (await visitor.get('/api/user/identity')).json()
    expect(offered).toMatchObject({ linked: null, offered: { email, needsPassword: false } })
    expect((await visitor.post('/api/user/identity', {})).status).toBe(200)

    const again = app.visitor()
    expect(await signInThrough(again)).toBe('/')
    expect((await userOf(again)).id).toBe(owner.id)
    expect((await again.delete('/api/user/identity')).status).toBe(200)
    expect(await signInThrough(app.visitor())).toMatch(/oidc=link/)
  })

  test('is not linked by someone else in the same browser', async () => {
    const email = meet()
    await app.signIn({ email })
    const visitor = app.visitor()
    await signInThrough(visitor)
    const other = await app.signIn()
    await visitor.post('/api/login', { email: other.email, password })
    expect((await (await visitor.get('/api/user/identity')).json()).offered).toBeNull()
    expect((await visitor.post('/api/user/identity', { password })).status).toBe(409)
  })

  test('is linked from the settings with the password', async () => {
    meet({ email: 'else@example.net' })
    const owner = await app.signIn()
    expect(await signInThrough(owner, '/api/oidc/start?link=true')).toBe('/settings?tab=account')
    const { offered } = await (await owner.get('/api/user/identity')).json()
    expect(offered).toEqual({ email: 'else@example.net', needsPassword: true })
    expect((await owner.post('/api/user/identity', { password: 'a wrong passphrase' })).status).toBe(400)
    expect((await owner.post('/api/user/identity', { password })).status).toBe(200)
    expect((await (await owner.get('/api/user/identity')).json()).linked.email).toBe('else@example.net')
  })
})

describe('an office behind one address', () => {
  const office = '198.51.100.7'

  test('is not held up by sign-ins and links that succeed, but by what is begun and not ended', async () => {
    for (let attempt = 0; attempt < 49; attempt += 1) await goToProvider(app.visitor(office))
    for (let colleague = 0; colleague < 3; colleague += 1) {
      meet()
      expect(await signInThrough(app.visitor(office))).toBe('/')
    }
    await goToProvider(app.visitor(office))
    const late = await app.visitor(office).get('/api/oidc/start')
    expect(late.headers.get('location')).toBe('/auth?oidc=too-often')
  })
})

describe('what comes back', () => {
  test('works once', async () => {
    meet()
    const visitor = app.visitor()
    const callback = await passProvider(await goToProvider(visitor))
    const replaying = visitor.clone()
    expect((await visitor.get(callback)).headers.get('location')).toBe('/')
    expect((await replaying.get(callback)).headers.get('location')).toBe('/auth?oidc=state')
  })

  test('works in the browser that asked, and in no other', async () => {
    meet()
    const callback = await passProvider(await goToProvider(app.visitor()))
    const thief = app.visitor()
    expect((await thief.get(callback)).headers.get('location')).toBe('/auth?oidc=state')
    expect((await thief.get('/api/user')).status).toBe(401)
  })

  test('is said when it was cancelled there', async () => {
    meet()
    provider.cancels = true
    expect(await signInThrough(app.visitor())).toBe('/auth?oidc=cancelled')
  })

  test.each([
    '//evil.example',
    '/..//a//evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '/%2e%2e//evil.example',
  ])('never leads to another site (%j)', async (next) => {
    meet()
    const start = `/api/oidc/start?next=${encodeURIComponent(next)}`
    expect(await signInThrough(app.visitor(), start)).toBe('/')
  })
})

test('who someone is at the provider is in their export, and goes with their account', async () => {
  const email = meet()
  const visitor = app.visitor()
  await signInThrough(visitor)
  const { id } = await userOf(visitor)
  const { json } = await readExport(visitor)
  const identity = { issuer: provider.issuer, subject: provider.current, email }
  expect(json('identities.json')).toEqual([{ ...identity, linkedAt: new Date(app.clock.now).toISOString() }])

  // a pending sign-in, and a pending link
  await visitor.get('/api/oidc/start?link=true')
  await signInThrough(visitor, '/api/oidc/start?link=true')
  expect((await visitor.send('DELETE', '/api/user', { password: '' })).status).toBe(204)
  for (const table of ['identities', 'oidc_sign_ins', 'offered_identities'] as const) {
    const left = await app.ctx.db.selectFrom(table).selectAll().where('owner_id', '=', id).execute()
    expect([table, left]).toEqual([table, []])
  }
  await signInThrough(visitor)
  expect((await userOf(visitor)).id).not.toBe(id)
})

test('who has no password and types one hears so only where they signed in before', async () => {
  const email = meet()
  const visitor = app.visitor()
  await signInThrough(visitor)
  const typed = { email, password: 'a guess that is long enough' }
  const answer = async (by: typeof visitor) => (await (await by.post('/api/login', typed)).json()).message
  expect(await answer(visitor)).toBe('Account not set up for password login')
  expect(await answer(app.visitor())).toBe('Invalid email or password')
})

test('who has no password confirms by having signed in just now', async () => {
  meet()
  const visitor = app.visitor()
  await signInThrough(visitor)
  expect((await visitor.delete('/api/user/identity')).status).toBe(409)
  app.clock.now += 11 * 60_000
  const late = await visitor.send('DELETE', '/api/user', { password: '' })
  expect((await late.json()).reason).toBe('signInAgainFirst')
  const again = app.visitor()
  await signInThrough(again)
  expect((await again.send('DELETE', '/api/user', { password: '' })).status).toBe(204)
})

test('the group of administrators decides at each sign-in, and the last one stays', async () => {
  const own = await startTestApp({ environment: { ...environment, OIDC_ADMIN_GROUP: 'editors in chief' } })
  await saveSetting(own.ctx.db, 'sign-up', { mode: 'approval' })
  meet({ groups: ['editors in chief'] })
  const known = provider.people.get(provider.current)
  const roleNow = async () => {
    const visitor = own.visitor()
    await signInThrough(visitor)
    return (await userOf(visitor)).role
  }
  expect(await roleNow()).toBe('admin')
  if (known) known.groups = []
  expect(await roleNow()).toBe('admin')
  await own.signIn({ role: 'admin' })
  expect(await roleNow()).toBe('user')
  await own.close()
})

describe('groups that belong to teams', () => {
  const mapping = 'editors=harbour-press:writer; chiefs = harbour-press:manager+; lawyers=harbour-press:guest+;'
  let own: TestApp
  let owner: Awaited<ReturnType<TestApp['signIn']>>

  beforeAll(async () => {
    own = await startTestApp({
      environment: { ...environment, OIDC_TEAM_GROUPS: `${mapping} all=no-such-team:guest`, TEAMS: 'everybody' },
    })
    await saveSetting(own.ctx.db, 'sign-up', { mode: 'open' })
    owner = (await foundTeam(own)).owner
  })

  afterAll(() => own.close())

  /** Signs in as who is in these groups; null: the provider sends none because there are too many. */
  async function standingWith(groups: string[] | null): Promise<string | null> {
    const known = provider.people.get(provider.current)
    provider.people.set(provider.current, {
      ...known,
      groups: groups ?? undefined,
      ...(groups === null && { _claim_names: { groups: 'elsewhere' } }),
    })
    const visitor = own.visitor()
    await signInThrough(visitor)
    const teams = (await (await visitor.get('/api/workspaces')).json()) as { slug: string | null }[]
    if (!teams.some(({ slug }) => slug === 'harbour-press')) return null
    const team = (await (await visitor.get('/api/workspaces/harbour-press')).json()) as {
      role: string
      approves: boolean
    }
    return `${team.role}${team.approves ? '+' : ''}`
  }

  test('bring in, change and remove whoever signs in', async () => {
    meet()
    expect(await standingWith(['editors', 'all'])).toBe('writer')
    expect(await standingWith(['editors', 'lawyers'])).toBe('writer+')
    expect(await standingWith(['lawyers', 'chiefs'])).toBe('manager+')
    expect(await standingWith(['editors of another paper'])).toBeNull()
    expect(await standingWith(['lawyers'])).toBe('guest+')
    expect(await standingWith([])).toBeNull()
  })

  test('change nothing for whoever was invited', async () => {
    const email = meet()
    expect(await standingWith([])).toBeNull()
    const visitor = own.visitor()
    await signInThrough(visitor)
    const invitation = { email, role: 'guest' }
    const { url } = await (await owner.post('/api/workspaces/harbour-press/invitations', invitation)).json()
    expect((await visitor.post('/api/workspaces/join', { token: url.split('#')[1] })).status).toBe(200)
    expect(await standingWith(['chiefs'])).toBe('guest')
    expect(await standingWith([])).toBe('guest')
  })

  test('never remove an owner, and take nobody into a team without a free place', async () => {
    meet()
    expect(await standingWith(['editors'])).toBe('writer')
    const visitor = own.visitor()
    await signInThrough(visitor)
    const { id: userId } = await userOf(visitor)
    await owner.post('/api/workspaces/harbour-press/handover', { userId })
    expect((await visitor.post('/api/workspaces/harbour-press/handover/accept', {})).status).toBe(204)
    expect(await standingWith([])).toBe('owner+')
    await visitor.post('/api/workspaces/harbour-press/handover', { userId: owner.id })
    await owner.post('/api/workspaces/harbour-press/handover/accept', {})
    expect(await standingWith([])).toBeNull()

    await owner.patch('/api/admin/workspaces/harbour-press', { seats: 1 })
    expect(await standingWith(['editors'])).toBeNull()
    await owner.patch('/api/admin/workspaces/harbour-press', { seats: null })
    expect(await standingWith(['editors'])).toBe('writer')
  })

  test('that are not legible are refused at the start', async () => {
    const wrong = { ...environment, OIDC_TEAM_GROUPS: 'editors=harbour-press:owner' }
    await expect(startTestApp({ environment: wrong })).rejects.toThrow(
      'OIDC_TEAM_GROUPS: “editors=harbour-press:owner”',
    )
  })
})

test('where the provider is the only way, passwords open nothing', async () => {
  const own = await startTestApp({ environment: { ...environment, OIDC_ONLY: 'true' } })
  await expect(own.signIn()).rejects.toThrow('passwordsOff')
  const visitor = own.visitor()
  const email = 'chief@example.com'
  for (const [path, body] of [
    ['/api/login', { email, password }],
    ['/api/register', { email, password }],
    ['/api/password/forgot', { email }],
    ['/api/password/reset', { token: 'x', password }],
  ] as const) {
    const refused = await visitor.post(path, body)
    expect([path, refused.status, (await refused.json()).reason]).toEqual([path, 403, 'passwordsOff'])
  }

  await runAccountCommand(own.ctx, 'create', email)
  const said = await runAccountCommand(own.ctx, 'reset-password', email)
  const [, made] = /is: (\S+)/.exec(said) ?? []
  expect((await visitor.post('/api/login', { email, password: made })).status).toBe(200)
  own.clock.now += 61 * 60_000
  expect((await own.visitor().post('/api/login', { email, password: made })).status).toBe(403)
  await own.close()
})

describe('a new password by a mailed link', () => {
  async function reset(id: PersonId) {
    const token = (await createLink(app.ctx, 'password-reset', id)).replace(/^.*#/, '')
    const answer = await app.visitor().post('/api/password/reset', { token, password: 'another long passphrase' })
    expect(answer.status).toBe(200)
  }

  test('ends the identity that is linked, and what waits to be; it is linked again with the new password', async () => {
    const email = meet()
    const owner = await app.signIn({ email })
    await signInThrough(owner, '/api/oidc/start?link=true')
    expect((await owner.post('/api/user/identity', { password })).status).toBe(200)
    // a pending link, and a sign-in at the provider that would make another one
    await signInThrough(owner, '/api/oidc/start?link=true')
    await owner.get('/api/oidc/start?link=true')
    await reset(owner.id)
    for (const table of ['identities', 'oidc_sign_ins', 'offered_identities'] as const) {
      const left = await app.ctx.db.selectFrom(table).select('owner_id').where('owner_id', '=', owner.id).execute()
      expect([table, left]).toEqual([table, []])
    }
    const visitor = app.visitor()
    expect(await signInThrough(visitor)).toMatch(/oidc=link/)
    app.clock.now += 1000
    await visitor.post('/api/login', { email, password: 'another long passphrase' })
    expect((await visitor.post('/api/user/identity', {})).status).toBe(200)
    expect(await signInThrough(app.visitor())).toBe('/')
  })

  test('keeps the identity of an account that had none: its owner signs in by it', async () => {
    meet()
    const visitor = app.visitor()
    await signInThrough(visitor)
    const { id } = await userOf(visitor)
    await reset(id)
    expect((await visitor.get('/api/user')).status).toBe(401)
    const again = app.visitor()
    expect(await signInThrough(again)).toBe('/')
    expect(await userOf(again)).toMatchObject({ id, hasPassword: true })
  })
})
