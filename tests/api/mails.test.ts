import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { removeFilesJob } from '#server/features/accounts/links/account-jobs'
import { deliverMail, listUnsentMails, sweepMails } from '#server/features/mails/outbox'
import { until } from '../support/fake-writer.ts'
import { MailServer } from '../support/mail-server.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

const mailServer = new MailServer()
let app: TestApp
let silent: TestApp

beforeAll(async () => {
  const environment = { SMTP_URL: await mailServer.listen(), MAIL_FROM: 'Postwright <postwright@example.com>' }
  app = await startTestApp({ environment, withJobs: true })
  silent = await startTestApp({ withJobs: true })
})

afterAll(async () => {
  await Promise.all([app.close(), silent.close()])
  await mailServer.close()
})

test('administrators hear of a registration once the address is confirmed, the newcomer of the approval', async () => {
  const admin = await app.signIn({ role: 'admin' })
  const visitor = app.visitor()
  const email = 'newcomer@example.com'
  await visitor.post('/api/register', {
    email,
    password: 'a long enough passphrase',
    firstName: '<b>Ann</b>',
    lastName: 'Other',
  })
  expect(await (await visitor.get('/api/user')).json()).toMatchObject({ awaitsEmailConfirmation: true })
  const link = await mailServer.linkTo(email, '/confirm-email')
  expect(mailServer.mailsTo(admin.email)).toEqual([])
  await visitor.post('/api/confirm-email', { token: link.replace(/^.*#/, '') })
  await visitor.post('/api/login', { email, password: 'a long enough passphrase' }) // no second link
  expect(await (await visitor.get('/api/user')).json()).toMatchObject({ awaitsEmailConfirmation: false })
  await until('the administrator’s mail', () => mailServer.received.some((mail) => mail.to === admin.email))
  const wanted = mailServer.received.find((mail) => mail.to === admin.email)?.content ?? ''
  expect(wanted).toContain('/admin/users')
  expect(wanted).toContain('multipart/alternative')
  expect(wanted).toContain('The address is confirmed')
  expect(wanted).not.toContain('<b>Ann</b> Other</p>')

  const { id } = (await (await visitor.get('/api/user')).json()) as { id: string }
  await admin.post(`/api/admin/approve-user/${id}`)
  await admin.post(`/api/admin/approve-user/${id}`)
  await until('the newcomer’s mail', () => mailServer.mailsTo(email).some((mail) => mail.includes('is approved')))
  expect(mailServer.mailsTo(email), 'and the link').toHaveLength(2)
})

test('everyone reads mails in the language of their interface', async () => {
  const admin = await app.signIn({ role: 'admin' })
  await admin.patch('/api/user', { interfaceLanguage: 'de' })
  const visitor = app.visitor()
  const [email, secret] = ['neu@example.com', 'a long enough passphrase']
  await visitor.post('/api/register', { email, password: secret, firstName: 'Ida' })
  const link = await mailServer.linkTo(email, '/confirm-email')
  expect(mailServer.mailsTo(email)[0]).toContain('Hello Ida,')
  await visitor.post('/api/confirm-email', { token: link.replace(/^.*#/, '') })
  await visitor.patch('/api/user', { interfaceLanguage: 'de' })
  await until('the administrator’s mail', () => mailServer.mailsTo(admin.email).length > 0)
  expect(mailServer.mailsTo(admin.email)[0]).toContain('hat sich registriert')
  expect(mailServer.mailsTo(admin.email)[0]).toContain('<html lang="de">')

  const { id } = (await (await visitor.get('/api/user')).json()) as { id: string }
  await admin.post(`/api/admin/approve-user/${id}`)
  await until('the newcomer’s mail', () => mailServer.mailsTo(email).length > 1)
  expect(mailServer.mailsTo(email)[1]).toContain('Guten Tag Ida,')
  await visitor.post('/api/password/forgot', { email })
  await until('the link', () => mailServer.mailsTo(email).length > 2)
  expect(mailServer.mailsTo(email)[2]).toContain('Neues Passwort')
})

test('who waits for an administrator gets the link again by signing in, and shows as not confirmed till then', async () => {
  const admin = await app.signIn({ role: 'admin' })
  const visitor = app.visitor()
  const [email, secret] = ['patient@example.com', 'a long enough passphrase']
  await visitor.post('/api/register', { email, password: secret })
  const first = await mailServer.linkTo(email, '/confirm-email')
  const listed = async () => (await (await admin.get('/api/admin/pending-users')).json()) as { email: string }[]
  expect((await listed()).find((each) => each.email === email)).toMatchObject({ isEmailConfirmed: false })
  expect((await visitor.post('/api/login', { email, password: secret })).status).toBe(200)
  const second = await mailServer.linkTo(email, '/confirm-email', 2)
  const confirm = (link: string) => visitor.post('/api/confirm-email', { token: link.replace(/^.*#/, '') })
  expect((await confirm(first)).status).toBe(410)
  expect((await confirm(second)).status).toBe(200)
  expect((await listed()).find((each) => each.email === email)).toMatchObject({ isEmailConfirmed: true })
})

test('without a mail server administrators are asked at once, and read that the address is not confirmed', async () => {
  const admin = await silent.signIn({ role: 'admin' })
  await silent.visitor().post('/api/register', { email: 'soon@example.com', password: 'a long enough passphrase' })
  const kept = () => listUnsentMails(silent.ctx.db, admin.email)
  await until('the mail', async () => (await kept()).length > 0)
  expect((await kept())[0]?.text).toContain('The address is not confirmed')
})

test('a mail that the server refuses stays in the outbox and is tried again', async () => {
  const admin = await app.signIn({ role: 'admin' })
  const pending = await app.signIn({ role: 'trial', isApproved: false })
  mailServer.refusesOnce.push(pending.email)
  await admin.post(`/api/admin/approve-user/${pending.id}`)
  await until('the first try failed', async () => {
    const jobs = await app.ctx.db.selectFrom('jobs').select('last_error').where('name', '=', 'deliver-mail').execute()
    return jobs.some((job) => job.last_error !== null)
  })
  expect(mailServer.received.some((mail) => mail.to === pending.email)).toBe(false)
  app.clock.now += 60_000
  await until('the second try', () => mailServer.received.some((mail) => mail.to === pending.email))
})

test('a mail server that says nothing holds up neither other work nor the sweeps', async () => {
  const sockets = new Set<Socket>()
  const mute = createServer((socket) => sockets.add(socket)).listen(0, '127.0.0.1')
  await once(mute, 'listening')
  const address = `smtp://127.0.0.1:${(mute.address() as AddressInfo).port}`
  const slow = await startTestApp({ environment: { SMTP_URL: address, MAIL_FROM: 'p@example.com' }, withJobs: true })
  try {
    const admin = await slow.signIn({ role: 'admin' })
    for (const _ of [1, 2, 3, 4]) {
      const pending = await slow.signIn({ role: 'trial', isApproved: false })
      await admin.post(`/api/admin/approve-user/${pending.id}`)
    }
    const mail = async () => (await slow.ctx.jobs.queue()).find(({ lane }) => lane === 'mail')
    await until('the mail lane to be full', async () => (await mail())?.running === 2 && sockets.size >= 2)

    await slow.ctx.jobs.add(removeFilesJob, { ownerId: 'someone' })
    await until('other work to be done', async () => {
      const jobs = await slow.ctx.db.selectFrom('jobs').select('id').where('name', '=', removeFilesJob.name).execute()
      return jobs.length === 0
    })
    await until('a sweep to have run', () => slow.ctx.jobs.sweeps().some(({ lastEndedAt }) => lastEndedAt !== null))
    expect(await mail()).toMatchObject({ running: 2 })
  } finally {
    for (const socket of sockets) socket.destroy()
    mute.close()
    await slow.close()
  }
})

test('without a mail server mails are kept', async () => {
  const admin = await silent.signIn({ role: 'admin' })
  const pending = await silent.signIn({ role: 'trial', isApproved: false })
  await admin.post(`/api/admin/approve-user/${pending.id}`)
  await until('the mail is kept', async () => {
    const mails = await silent.ctx.db.selectFrom('mails').select(['recipient', 'sent_at']).execute()
    return mails.some((mail) => mail.recipient === pending.email && mail.sent_at === null)
  })
})

describe('the words of a mail, which may hold a link', () => {
  test('are forgotten once it is sent', async () => {
    const person = await app.signIn()
    await app.visitor().post('/api/password/forgot', { email: person.email })
    const link = await mailServer.linkTo(person.email, '/reset-password')
    await until('the mail is noted as sent', async () => {
      const mail = await kept(app, person.email)
      return mail?.sent_at !== null
    })
    expect(await kept(app, person.email)).toMatchObject({
      subject: 'Choose a new Postwright password',
      text: '',
      html: '',
    })
    const stored = await Promise.all(
      (['mails', 'links', 'jobs'] as const).map((table) => app.ctx.db.selectFrom(table).selectAll().execute()),
    )
    expect(JSON.stringify(stored)).not.toContain(link.replace(/^.*#/, ''))
  })

  test('are kept for whoever runs the server where there is no mail server, for a week; the mail for a month', async () => {
    const { now } = silent.clock
    const dayMs = 24 * 60 * 60 * 1000
    const ages = { fresh: 7 * dayMs, old: 7 * dayMs + 1, oldest: 30 * dayMs + 1 }
    for (const [id, age] of Object.entries(ages)) {
      const mail = { id, recipient: 'reader@example.com', subject: 'News', text: 'News.', html: '<p>News.</p>' }
      await silent.ctx.db
        .insertInto('mails')
        .values({ ...mail, sent_at: null, created_at: now - age })
        .execute()
    }
    await sweepMails(silent.ctx.db, now)
    const left = await silent.ctx.db
      .selectFrom('mails')
      .select(['id', 'text', 'html'])
      .where('id', 'in', Object.keys(ages))
      .orderBy('id')
      .execute()
    expect(left).toEqual([
      { id: 'fresh', text: 'News.', html: '<p>News.</p>' },
      { id: 'old', text: '', html: '' },
    ])
  })

  test('that were forgotten unsent are never sent empty', async () => {
    const id = 'forgotten'
    const mail = { id, recipient: 'late@example.com', subject: 'News', text: '', html: '', sent_at: null }
    await app.ctx.db
      .insertInto('mails')
      .values({ ...mail, created_at: app.clock.now })
      .execute()
    await deliverMail(app.ctx, { mailId: id })
    expect(mailServer.mailsTo('late@example.com')).toEqual([])
  })
})

function kept({ ctx }: TestApp, recipient: string) {
  return ctx.db.selectFrom('mails').selectAll().where('recipient', '=', recipient).executeTakeFirst()
}
