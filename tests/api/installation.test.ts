import { expect, test } from 'vitest'
import { MailServer } from '../support/mail-server.ts'
import { password, startTestApp } from '../support/test-app.ts'

/** Admin > Installation: what administrators change while the server runs. */

const newcomer = (email: string) => ({ email, password, firstName: 'New', lastName: 'Comer' })
const settings = '/api/admin/settings'

test('who gets an account is set for every process at once', async () => {
  const app = await startTestApp()
  const other = await startTestApp({ sharedWith: app })
  const admin = await app.signIn({ role: 'admin' })
  const register = async (email: string) => await other.visitor().post('/api/register', newcomer(email))
  const set = async (change: object) => expect((await admin.send('PUT', settings, change)).status).toBe(200)

  const waiting = await register('waits@example.com')
  expect((await waiting.json()).isApproved).toBe(false)
  await set({ mode: 'open' })
  expect((await (await register('in@example.com')).json()).isApproved).toBe(true)
  for (const [mode, reason] of [
    ['invitation', 'signUpByInvitation'],
    ['closed', 'signUpClosed'],
  ]) {
    await set({ mode })
    const refused = await register('late@example.com')
    expect([refused.status, (await refused.json()).reason]).toEqual([403, reason])
  }
  const invited = await admin.post('/api/admin/invitations', { email: 'late@example.com', role: 'user' })
  expect(invited.status).toBe(403)
  expect((await (await other.visitor().get('/api/config')).json()).signUp).toEqual({ mode: 'closed', domains: [] })
  await set({ mode: 'approval', domains: ['example.org'] })
  expect((await (await register('late@example.com')).json()).reason).toBe('signUpDomain')
  expect((await register('late@example.org')).status).toBe(201)
  await other.close()
  await app.close()
})

test('open to some domains only is refused where no address can be proven', async () => {
  const app = await startTestApp()
  const admin = await app.signIn({ role: 'admin' })
  const refused = await admin.send('PUT', settings, { mode: 'open', domains: ['example.org'] })
  expect((await refused.json()).reason).toBe('domainsNeedMail')
  expect((await (await admin.get(settings)).json()).signUp.mode.value).toBe('approval')
  await app.close()
})

test('the environment wins and is shown', async () => {
  const app = await startTestApp({ environment: { SIGN_UP: 'invitation', SIGN_UP_DOMAINS: 'example.org' } })
  const admin = await app.signIn({ role: 'admin' })
  expect((await (await admin.get(settings)).json()).signUp).toEqual({
    mode: { value: 'invitation', isFromEnvironment: true },
    domains: { value: ['example.org'], isFromEnvironment: true },
  })
  const refused = await admin.send('PUT', settings, { mode: 'open' })
  expect([refused.status, (await refused.json()).reason]).toEqual([409, 'settingInEnvironment'])
  await app.close()
})

test('an address of an open domain is in once its link was opened; a test mail is answered by the mail server', async () => {
  const mailServer = new MailServer()
  const environment = { SMTP_URL: await mailServer.listen(), MAIL_FROM: 'Postwright <postwright@example.com>' }
  const app = await startTestApp({ environment, withJobs: true })
  const admin = await app.signIn({ role: 'admin' })
  await admin.send('PUT', settings, { mode: 'open', domains: ['example.org'] })

  const visitor = app.visitor()
  const email = 'new@example.org'
  expect((await (await visitor.post('/api/register', newcomer(email))).json()).isApproved).toBe(false)
  expect((await visitor.get('/api/user')).status).toBe(401)
  expect((await (await visitor.post('/api/login', { email, password })).json()).reason).toBe('emailUnconfirmed')
  const link = await mailServer.linkTo(email, '/confirm-email', 2)
  expect((await visitor.post('/api/confirm-email', { token: link.split('#')[1] })).status).toBe(200)
  expect((await (await visitor.post('/api/login', { email, password })).json()).isApproved).toBe(true)

  const sent = await (await admin.post(`${settings}/test-mail`)).json()
  expect(sent).toEqual({ isSent: true, answer: expect.stringMatching(/^250 /) })
  expect(mailServer.mailsTo(admin.email)).toHaveLength(1)
  mailServer.refusesOnce.push(admin.email)
  expect(await (await admin.post(`${settings}/test-mail`)).json()).toEqual({
    isSent: false,
    answer: expect.stringContaining('451'),
  })
  expect(await (await admin.get(settings)).json()).toMatchObject({
    mail: { server: environment.SMTP_URL, from: environment.MAIL_FROM },
    payments: { provider: 'test', keys: null, lastNoticeAt: null },
  })
  await app.close()
  await mailServer.close()
})
