import { afterAll, beforeAll, expect, test } from 'vitest'
import { sweepMails } from '#server/features/mails/outbox'
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

test('administrators hear of a registration, the newcomer of the approval', async () => {
  const admin = await app.signIn({ role: 'admin' })
  const visitor = app.visitor()
  const email = 'newcomer@example.com'
  await visitor.post('/api/register', {
    email,
    password: 'a long enough passphrase',
    firstName: '<b>Ann</b>',
    lastName: 'Other',
  })
  await until('the administrator’s mail', () => mailServer.received.some((mail) => mail.to === admin.email))
  const wanted = mailServer.received.find((mail) => mail.to === admin.email)?.content ?? ''
  expect(wanted).toContain('/admin/users')
  expect(wanted).toContain('multipart/alternative')
  expect(wanted).not.toContain('<b>Ann</b> Other</p>')

  const { id } = (await (await visitor.get('/api/user')).json()) as { id: string }
  await admin.post(`/api/admin/approve-user/${id}`)
  await admin.post(`/api/admin/approve-user/${id}`)
  await until('the newcomer’s mail', () => mailServer.received.some((mail) => mail.to === email))
  expect(mailServer.received.filter((mail) => mail.to === email)).toHaveLength(1)
})

test('a mail that the server refuses stays in the outbox and is tried again', async () => {
  mailServer.refuses = 1
  const admin = await app.signIn({ role: 'admin' })
  const pending = await app.signIn({ role: 'trial', isApproved: false })
  await admin.post(`/api/admin/approve-user/${pending.id}`)
  await until('the first try failed', async () => {
    const jobs = await app.ctx.db.selectFrom('jobs').select('last_error').where('name', '=', 'deliver-mail').execute()
    return jobs.some((job) => job.last_error !== null)
  })
  expect(mailServer.received.some((mail) => mail.to === pending.email)).toBe(false)
  app.clock.now += 60_000
  await until('the second try', () => mailServer.received.some((mail) => mail.to === pending.email))
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

test('a mail is swept thirty days after it was sent; one that was never sent stays', async () => {
  const dayMs = 24 * 60 * 60 * 1000
  const { now } = silent.clock
  const mails = { old: now - 30 * dayMs - 1, recent: now - 30 * dayMs, unsent: null }
  for (const [id, sent_at] of Object.entries(mails)) {
    const mail = { id, recipient: 'reader@example.com', subject: 'News', text: 'News.', html: '<p>News.</p>' }
    await silent.ctx.db
      .insertInto('mails')
      .values({ ...mail, sent_at, created_at: now - 400 * dayMs })
      .execute()
  }
  await sweepMails(silent.ctx.db, now)
  const kept = await silent.ctx.db.selectFrom('mails').select('id').where('id', 'in', Object.keys(mails)).execute()
  expect(kept.map(({ id }) => id).sort()).toEqual(['recent', 'unsent'])
})
