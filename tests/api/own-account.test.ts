import { strFromU8 } from 'fflate'
import { describe, expect, test } from 'vitest'
import { readExport } from '../support/export.ts'
import { serveMailingApp } from '../support/mailing-app.ts'
import { password, type TestApp } from '../support/test-app.ts'

const newPassword = 'another long passphrase'
let app: TestApp

const mailServer = serveMailingApp((started) => {
  app = started
})

const logIn = (email: string, secret = password) => app.visitor().post('/api/login', { email, password: secret })

describe('the password', () => {
  test('is changed by who knows it, and every other session ends', async () => {
    const person = await app.signIn()
    const elsewhere = app.visitor()
    await elsewhere.post('/api/login', { email: person.email, password })
    const change = { currentPassword: password, newPassword }
    expect((await person.post('/api/user/password', change)).status).toBe(200)
    expect((await person.get('/api/user')).status).toBe(200)
    expect((await elsewhere.get('/api/user')).status).toBe(401)
    expect((await logIn(person.email)).status).toBe(401)
    expect((await logIn(person.email, newPassword)).status).toBe(200)
  })

  test.each([
    [{ currentPassword: 'a wrong guess', newPassword }, 'This is not your current password.'],
    [{ currentPassword: password, newPassword: 'short' }, 'Password must be at least 8 characters'],
    [{ currentPassword: password, newPassword: 'password1' }, 'Password is too common. Choose another one.'],
  ])('stays as it is with %j', async (change, message) => {
    const person = await app.signIn()
    const response = await person.post('/api/user/password', change)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ message })
  })

  test('can be guessed ten times at most', async () => {
    const person = await app.signIn()
    const guess = { currentPassword: 'a wrong guess', newPassword }
    for (let attempt = 0; attempt < 10; attempt += 1) await person.post('/api/user/password', guess)
    expect((await person.post('/api/user/password', { currentPassword: password, newPassword })).status).toBe(429)
  })

  test('that was forgotten is chosen anew by a mailed link, once', async () => {
    const person = await app.signIn()
    const answer = await app.visitor().post('/api/password/forgot', { email: person.email.toUpperCase() })
    const unknown = await app.visitor().post('/api/password/forgot', { email: 'nobody@example.com' })
    expect(await answer.json()).toEqual(await unknown.json())

    const token = await mailServer.tokenTo(person.email, '/reset-password')
    const visitor = app.visitor()
    expect((await visitor.post('/api/password/reset', { token, password: 'short' })).status).toBe(400)
    expect((await visitor.post('/api/password/reset', { token, password: newPassword })).status).toBe(200)
    expect((await visitor.post('/api/password/reset', { token, password: newPassword })).status).toBe(410)
    expect((await person.get('/api/user')).status).toBe(401)
    expect((await logIn(person.email, newPassword)).status).toBe(200)
  })

  test('link is of use for an hour, and only the newest', async () => {
    const person = await app.signIn()
    await app.visitor().post('/api/password/forgot', { email: person.email })
    const first = await mailServer.tokenTo(person.email, '/reset-password')
    await app.visitor().post('/api/password/forgot', { email: person.email })
    const second = await mailServer.tokenTo(person.email, '/reset-password', 2)
    expect((await app.visitor().post('/api/password/reset', { token: first, password: newPassword })).status).toBe(410)
    app.clock.now += 60 * 60 * 1000 + 1
    expect((await app.visitor().post('/api/password/reset', { token: second, password: newPassword })).status).toBe(410)
  })
})

describe('a newcomer, where e-mails have to be confirmed', () => {
  test('is let in only after following the mailed link', async () => {
    const visitor = app.visitor()
    const email = `${crypto.randomUUID()}@example.com`
    expect((await visitor.post('/api/register', { email, password })).status).toBe(201)
    expect((await visitor.get('/api/user')).status).toBe(401)
    await mailServer.tokenTo(email, '/confirm-email')
    const early = await logIn(email)
    expect(early.status).toBe(403)
    expect(((await early.json()) as { message: string }).message).toContain('confirm your email')

    const token = await mailServer.tokenTo(email, '/confirm-email', 2)
    expect((await visitor.post('/api/confirm-email', { token: 'guessed' })).status).toBe(410)
    expect((await visitor.post('/api/confirm-email', { token })).status).toBe(200)
    expect((await logIn(email)).status).toBe(200)
  })
})

describe('an invitation', () => {
  test('makes an approved account once it is accepted', async () => {
    const admin = await app.signIn({ role: 'admin' })
    const email = `${crypto.randomUUID()}@example.com`
    const invited = await admin.post('/api/admin/invitations', { email, role: 'user' })
    expect(invited.status).toBe(201)
    expect(await (await logIn(email)).json()).toMatchObject({ code: 'account_not_set_up' })

    const token = await mailServer.tokenTo(email, '/invitation')
    const visitor = app.visitor()
    const accepted = await visitor.post('/api/invitations/accept', { token, password, firstName: 'Ann' })
    expect(await accepted.json()).toMatchObject({ email, role: 'user', isApproved: true, firstName: 'Ann' })
    expect((await visitor.get('/api/posts')).status).toBe(200)
    expect((await app.visitor().post('/api/invitations/accept', { token, password })).status).toBe(410)
  })

  test('of someone who has an account is refused, of someone invited before sent again', async () => {
    const admin = await app.signIn({ role: 'admin' })
    const person = await app.signIn()
    expect((await admin.post('/api/admin/invitations', { email: person.email })).status).toBe(409)
    expect((await admin.post('/api/admin/invitations', { email: 'nonsense' })).status).toBe(400)
    const email = `${crypto.randomUUID()}@example.com`
    await admin.post('/api/admin/invitations', { email })
    expect((await admin.post('/api/admin/invitations', { email })).status).toBe(201)
    await mailServer.tokenTo(email, '/invitation', 2)
  })
})

describe('sessions', () => {
  test('are listed, and the others ended from one', async () => {
    const person = await app.signIn()
    const phone = app.visitor()
    await phone.post('/api/login', { email: person.email, password }, { 'user-agent': 'A phone' })
    const list = (await (await person.get('/api/user/sessions')).json()) as { userAgent: string; isCurrent: boolean }[]
    expect(list).toHaveLength(2)
    expect(list.find((session) => !session.isCurrent)).toMatchObject({ userAgent: 'A phone' })
    expect((await person.delete('/api/user/sessions')).status).toBe(200)
    expect((await phone.get('/api/user')).status).toBe(401)
    expect((await person.get('/api/user')).status).toBe(200)
  })
})

describe('one’s own data', () => {
  test('is exported whole, without secrets, and only one’s own', async () => {
    const person = await app.signIn()
    const other = await app.signIn()
    const text = 'The council voted to plant twelve thousand trees along the main roads of the town.'
    await person.post('/api/posts/generate', { textContent: text })
    await other.post('/api/posts/generate', { textContent: 'Something that is nobody else’s business at all, really.' })
    const { files, json } = await readExport(person)
    expect(json('account.json')).toMatchObject({ email: person.email })
    expect(json('posts.json')).toMatchObject([{ sourceText: text }])
    const exported = Object.values(files)
      .map((bytes) => strFromU8(bytes))
      .join('\n')
    expect(exported).not.toMatch(/argon2|nobody else|token/i)
  })

  test('goes with the account when it is deleted', async () => {
    const person = await app.signIn()
    await person.post('/api/posts/generate', { textContent: 'The council voted to plant twelve thousand trees.' })
    expect((await person.send('DELETE', '/api/user', { password: 'a wrong guess' })).status).toBe(400)
    expect((await person.send('DELETE', '/api/user', { password })).status).toBe(204)
    expect((await person.get('/api/user')).status).toBe(401)
    expect((await logIn(person.email)).status).toBe(401)
    for (const table of ['posts', 'post_provenance', 'articles', 'source_texts'] as const) {
      const left = await app.ctx.db.selectFrom(table).select('owner_id').where('owner_id', '=', person.id).execute()
      expect(left).toEqual([])
    }
  })

  test('of the only administrator can’t be deleted', async () => {
    await app.ctx.db.updateTable('users').set({ is_admin: 0 }).where('is_admin', '=', 1).execute()
    const admin = await app.signIn({ role: 'admin' })
    const response = await admin.send('DELETE', '/api/user', { password })
    expect(response.status).toBe(409)
    expect((await admin.get('/api/user')).status).toBe(200)
  })
})
