import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { until } from '../support/fake-writer.ts'
import type { PersonId } from '../support/ids.ts'
import { MailServer } from '../support/mail-server.ts'
import { watchSecurityLog } from '../support/security-log.ts'
import { password, startTestApp, type TestApp } from '../support/test-app.ts'

/** Mailed one-time links: what ends them, and what they can't undo. */

const mailServer = new MailServer()
const newPassword = 'another long passphrase'
let environment: Record<string, string>
let app: TestApp
let admin: Awaited<ReturnType<TestApp['signIn']>>
let log: ReturnType<typeof watchSecurityLog>

beforeAll(async () => {
  environment = { SMTP_URL: await mailServer.listen(), MAIL_FROM: 'Postwright <postwright@example.com>' }
  app = await startTestApp({ environment, withJobs: true })
  log = watchSecurityLog(app)
  admin = await app.signIn({ role: 'admin' })
})

afterAll(async () => {
  await app.close()
  await mailServer.close()
})

const forgot = (email: string) => app.visitor().post('/api/password/forgot', { email })
const reset = (token: string, wanted = newPassword) =>
  app.visitor().post('/api/password/reset', { token, password: wanted })
const accept = (token: string) => app.visitor().post('/api/invitations/accept', { token, password })
const stateOf = async (kind: string, token: string) =>
  (await app.visitor().post('/api/links/state', { kind, token })).json()
const newEmail = () => `${crypto.randomUUID()}@example.com`

async function invite(role = 'user') {
  const email = newEmail()
  const invited = await admin.post('/api/admin/invitations', { email, role })
  const { id } = (await invited.json()) as { id: PersonId }
  return { email, id, token: await mailServer.tokenTo(email, '/invitation') }
}

async function resetLinkFor(email: string, count = 1): Promise<string> {
  await forgot(email)
  return await mailServer.tokenTo(email, '/reset-password', count)
}

describe('a link to choose a new password', () => {
  test('ends when the password is changed otherwise', async () => {
    const person = await app.signIn()
    const token = await resetLinkFor(person.email)
    await person.post('/api/user/password', { currentPassword: password, newPassword })
    expect((await reset(token, 'a third long passphrase')).status).toBe(410)
    expect((await app.visitor().post('/api/login', { email: person.email, password: newPassword })).status).toBe(200)
    expect(log.eventsOf(person.id)).toEqual(['password_changed'])
  })

  test('can be asked about, which does not use it', async () => {
    const { email } = await app.signIn()
    const token = await resetLinkFor(email)
    expect(await stateOf('password-reset', 'guessed')).toEqual({ isValid: false })
    expect(await stateOf('invitation', token), 'of another kind').toEqual({ isValid: false })
    expect(await stateOf('password-reset', token)).toEqual({ isValid: true })
    expect((await reset(token)).status).toBe(200)
    expect(await stateOf('password-reset', token)).toEqual({ isValid: false })
  })

  test('ends when the approval is withdrawn', async () => {
    const person = await app.signIn()
    const token = await resetLinkFor(person.email)
    await admin.patch(`/api/admin/users/${person.id}`, { isApproved: false })
    expect((await reset(token)).status).toBe(410)
    expect(log.eventsOf(person.id)).toEqual(['approval_changed'])
  })

  test('leaves a trace when it is used, and makes the browser a known one', async () => {
    const person = await app.signIn()
    const token = await resetLinkFor(person.email)
    const visitor = app.visitor()
    expect((await visitor.post('/api/password/reset', { token, password: newPassword })).status).toBe(200)
    expect(log.eventsOf(person.id)).toEqual(['link_used', 'password_changed'])
    for (let attempt = 0; attempt < 12; attempt += 1) {
      await app.visitor().post('/api/login', { email: person.email, password: 'a wrong guess' })
    }
    expect((await visitor.post('/api/login', { email: person.email, password: newPassword })).status).toBe(200)
  })

  test('is sent five times an hour at most, so that nobody can keep ending the newest one', async () => {
    const person = await app.signIn()
    const tokens: string[] = []
    for (let attempt = 1; attempt <= 5; attempt += 1) tokens.push(await resetLinkFor(person.email, attempt))
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await forgot(person.email)).status).toBe(200)
    await until('all jobs are done', async () => {
      return (await app.ctx.db.selectFrom('jobs').select('id').execute()).length === 0
    })
    expect(mailServer.mailsTo(person.email)).toHaveLength(5)
    expect((await reset(tokens.at(-1) ?? '')).status).toBe(200)
  })

  test('that a clock running ahead made does not outlive its hour', async () => {
    const person = await app.signIn()
    const right = app.clock.now
    app.clock.now = right + 365 * 24 * 60 * 60 * 1000
    const token = await resetLinkFor(person.email)
    app.clock.now = right
    expect((await reset(token)).status).toBe(410)
  })
})

describe('an invitation', () => {
  test('ends when the approval it gave by then is withdrawn, and brings it not back', async () => {
    const { email, id, token } = await invite()
    await admin.post(`/api/admin/approve-user/${id}`)
    await admin.patch(`/api/admin/users/${id}`, { isApproved: false })
    expect((await accept(token)).status).toBe(410)
    const user = await app.ctx.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow()
    expect(user).toMatchObject({ is_approved: 0, password_hash: null })
  })

  test('can be withdrawn before it is accepted, which is on record', async () => {
    const { email, id, token } = await invite()
    expect((await admin.patch(`/api/admin/users/${id}`, { isApproved: false })).status).toBe(200)
    expect((await accept(token)).status).toBe(410)
    const [line] = (await (await admin.get('/api/admin/audit-log')).json()) as { action: string; target: string }[]
    expect(line).toMatchObject({ action: 'Withdrew the invitation', target: email })
  })

  test('that was not mailed yet when it was withdrawn is not mailed any more', async () => {
    const idle = await startTestApp({ environment })
    try {
      const inviting = await idle.signIn({ role: 'admin' })
      const email = newEmail()
      const { id } = (await (await inviting.post('/api/admin/invitations', { email })).json()) as { id: PersonId }
      await inviting.patch(`/api/admin/users/${id}`, { isApproved: false })
      idle.startJobs()
      await until('the job is done', async () => {
        const jobs = await idle.ctx.db.selectFrom('jobs').select('payload').execute()
        return !jobs.some(({ payload }) => payload.includes(id))
      })
      const links = await idle.ctx.db.selectFrom('links').select('kind').where('user_id', '=', id).execute()
      expect(links).toEqual([])
      expect(mailServer.mailsTo(email)).toEqual([])
    } finally {
      await idle.close()
    }
  })

  test('can be asked about, which does not use it', async () => {
    const { token } = await invite()
    expect(await stateOf('invitation', token)).toEqual({ isValid: true })
    expect((await accept(token)).status).toBe(200)
    expect(await stateOf('invitation', token)).toEqual({ isValid: false })
  })

  test('of which there is a newer one, or that was used, works no more', async () => {
    const { email, token } = await invite()
    await admin.post('/api/admin/invitations', { email })
    const newer = await mailServer.tokenTo(email, '/invitation', 2)
    expect((await accept(token)).status).toBe(410)
    expect((await accept(newer)).status).toBe(200)
    expect((await accept(newer)).status).toBe(410)
  })

  test.each(['user', 'admin'])('as %s ends with that role, also after one as trial', async (role) => {
    const { email } = await invite('trial')
    const again = await admin.post('/api/admin/invitations', { email, role })
    expect(await again.json()).toMatchObject({ role })
    const accepted = await accept(await mailServer.tokenTo(email, '/invitation', 2))
    expect(await accepted.json()).toMatchObject({ email, role, isApproved: true })
  })

  test('is sent again to whoever asks for a new password before accepting it', async () => {
    const { email } = await invite()
    await forgot(email)
    expect((await accept(await mailServer.tokenTo(email, '/invitation', 2))).status).toBe(200)
  })

  test('leaves no other link behind once it is accepted', async () => {
    const { id, token } = await invite()
    await accept(token)
    const links = await app.ctx.db.selectFrom('links').select('kind').where('user_id', '=', id).execute()
    expect(links).toEqual([])
  })
})
