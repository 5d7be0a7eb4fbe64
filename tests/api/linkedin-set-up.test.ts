import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { connect, type LinkedinApp, startLinkedinApp } from '../support/linkedin-app.ts'
import type { TestApp } from '../support/test-app.ts'

/** The apps at LinkedIn, as administrators enter and test them. */

let linkedin: LinkedinApp
let admin: Awaited<ReturnType<TestApp['signIn']>>

beforeAll(async () => {
  linkedin = await startLinkedinApp({ withoutApps: true })
  admin = await linkedin.app.signIn({ role: 'admin' })
})

afterEach(async () => {
  await admin.send('PUT', '/api/admin/linkedin', { person: null, community: null })
  linkedin.fake.recover()
  expect(linkedin.fake.refused.splice(0)).toEqual([])
})

afterAll(() => linkedin.close())

const right = { clientId: '77personapp', clientSecret: 'WPL_AP1.canaryOfThePersonApp' }
const save = (body: object) => admin.send('PUT', '/api/admin/linkedin', body)
const tried = async () => await (await admin.post('/api/admin/linkedin/test', { kind: 'person' })).json()

test('where nothing is set up, connecting says so, and everyone can tell beforehand', async () => {
  const person = await linkedin.app.signIn()
  expect(await connectedAs(person)).toBe('/settings?tab=linkedin&linkedin=not-set-up')
  expect(await (await linkedin.app.visitor().get('/api/config')).json()).toMatchObject({
    linkedin: { person: false, community: false },
  })
  expect(await (await admin.get('/api/admin/linkedin')).json()).toEqual({
    redirectUri: `${linkedin.app.ctx.config.http.publicUrl}/api/linkedin/callback`,
    apiVersion: '202609',
    person: { clientId: null, hasSecret: false, source: 'none' },
    community: { clientId: null, hasSecret: false, source: 'none' },
  })
})

async function connectedAs(person: typeof admin): Promise<string | null> {
  return (await person.get('/api/linkedin/connect', { accept: 'text/html' })).headers.get('location')
}

test('an app that an administrator entered connects people, and its secret is never answered', async () => {
  const answer = await save({ person: right })
  const text = await answer.text()
  expect(JSON.parse(text)).toMatchObject({ person: { clientId: right.clientId, hasSecret: true, source: 'database' } })
  expect(text).not.toContain(right.clientSecret)
  expect(await (await admin.get('/api/config')).json()).toMatchObject({ linkedin: { person: true, community: false } })
  expect(await connect(await linkedin.app.signIn())).toBe('/settings?tab=linkedin&linkedin=connected')

  const stored = await linkedin.app.ctx.db.selectFrom('linkedin_apps').selectAll().execute()
  expect(JSON.stringify(stored)).not.toContain(right.clientSecret)
})

test('the secret stays when only the id is changed, and has to be there at first', async () => {
  expect((await save({ person: { clientId: 'one' } })).status).toBe(400)
  await save({ person: right })
  await save({ person: { clientId: 'another' } })
  expect(await tried()).toEqual({ outcome: 'client' })
  await save({ person: { clientId: right.clientId } })
  expect(await tried()).toEqual({ outcome: 'ok' })
})

test('each change leaves a line in the audit log, and what is not mentioned stays', async () => {
  await save({ person: right, community: { clientId: '77communityapp', clientSecret: 'x' } })
  await save({ person: null })
  expect(await (await admin.get('/api/admin/linkedin')).json()).toMatchObject({
    person: { source: 'none' },
    community: { clientId: '77communityapp' },
  })
  const log = (await (await admin.get('/api/admin/audit-log')).json()) as { action: string; target: string }[]
  expect(log.slice(0, 3).map(({ action, target }) => `${action} ${target}`)).toEqual([
    'Removed the LinkedIn app for people',
    'Changed the LinkedIn app for company pages',
    'Changed the LinkedIn app for people',
  ])
})

describe('trying the app', () => {
  test('shows that id and secret are known, that the redirect address is not entered, or neither', async () => {
    expect((await admin.post('/api/admin/linkedin/test', { kind: 'person' })).status, 'none is set up').toBe(409)
    await save({ person: right })
    expect(await tried()).toEqual({ outcome: 'ok' })
    await save({ person: { ...right, clientSecret: 'wrong' } })
    expect(await tried()).toEqual({ outcome: 'client' })
    await save({ person: right })
    const known = linkedin.fake.world.apps[0]?.redirectUris.splice(0) ?? []
    expect(await tried()).toEqual({ outcome: 'redirect' })
    linkedin.fake.world.apps[0]?.redirectUris.push(...known)
  })

  test.each([
    ['cut', 'unreachable'],
    [{ status: 503 }, 'unreachable'],
    [{ status: 418, json: { error: 'teapot' } }, 'unclear'],
    [{ status: 200, html: '<p>A login page of the office network</p>' }, 'unclear'],
  ] as const)('at a LinkedIn that answers %j shows %s', async (answer, outcome) => {
    await save({ person: right })
    linkedin.fake.misbehave('POST /oauth/v2/accessToken', answer)
    expect(await tried()).toEqual({ outcome })
  })
})

test('what the environment sets wins, is shown as such, and can’t be changed here', async () => {
  const set = await startLinkedinApp()
  const boss = await set.app.signIn({ role: 'admin' })
  expect(await (await boss.get('/api/admin/linkedin')).json()).toMatchObject({
    person: { clientId: '77personapp', hasSecret: true, source: 'environment' },
    community: { clientId: '77communityapp', hasSecret: true, source: 'environment' },
  })
  const refused = await boss.send('PUT', '/api/admin/linkedin', { person: right })
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({ reason: 'linkedinAppInEnvironment' })
  await set.close()
})
