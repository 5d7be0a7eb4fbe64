import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLink } from '#server/features/accounts/links/one-time-links'
import { until } from '../support/fake-writer.ts'
import { MailServer } from '../support/mail-server.ts'
import { offerIdentity } from '../support/offered-identity.ts'
import { codeOf, turnOnSecondFactor } from '../support/second-factor.ts'
import { password, signInAgain, startTestApp, type TestApp } from '../support/test-app.ts'

/** An account's owner gets a mail about every change to signing in. */

type Person = Awaited<ReturnType<TestApp['signIn']>>

const mailServer = new MailServer()
let app: TestApp
let admin: Person

beforeAll(async () => {
  const environment = { SMTP_URL: await mailServer.listen(), MAIL_FROM: 'Postwright <postwright@example.com>' }
  app = await startTestApp({ environment, withJobs: true })
  admin = await app.signIn({ role: 'admin' })
})

afterAll(async () => {
  await app.close()
  await mailServer.close()
})

const subjectsTo = (email: string) =>
  mailServer.mailsTo(email).map((mail) => /^Subject: (.*(?:\r?\n .*)*)/m.exec(mail)?.[1]?.replace(/\r?\n /g, ' ') ?? '')

async function firstMailTo({ email }: Person): Promise<string> {
  await until(`a mail to ${email}`, () => mailServer.mailsTo(email).length > 0)
  return mailServer.mailsTo(email)[0] ?? ''
}

async function reset({ id }: Person): Promise<void> {
  const token = (await createLink(app.ctx, 'password-reset', id)).replace(/^.*#/, '')
  await app.visitor().post('/api/password/reset', { token, password: 'another long passphrase' })
}

/** A person with a second factor, who got the mail about it. @returns their proof for the next change */
async function withSecondFactor(person: Person) {
  const { key } = await turnOnSecondFactor(app, person)
  await firstMailTo(person)
  mailServer.received.length = 0
  app.clock.now += 30_000
  return { password, code: codeOf(key, app.clock.now) }
}

const changes: [string, string, (person: Person) => Promise<unknown>][] = [
  [
    'a changed password',
    'Your Postwright password was changed',
    (person) => person.post('/api/user/password', { currentPassword: password, newPassword: 'another passphrase' }),
  ],
  ['a password that was reset', 'Your Postwright password was reset', reset],
  [
    'a first password',
    'Your Postwright account has a password',
    async (person) => {
      await app.ctx.db.updateTable('users').set({ password_hash: null }).where('id', '=', person.id).execute()
      await reset(person)
    },
  ],
  ['a second factor', 'Two-step sign-in is on', (person) => turnOnSecondFactor(app, person)],
  [
    'a second factor turned off',
    'Two-step sign-in is off',
    async (person) => person.send('DELETE', '/api/user/second-factor', await withSecondFactor(person)),
  ],
  [
    'a second factor that an administrator reset',
    'Two-step sign-in was reset',
    async (person) => {
      await withSecondFactor(person)
      await admin.delete(`/api/admin/users/${person.id}/second-factor`)
    },
  ],
  [
    'new recovery codes',
    'You have new recovery codes',
    async (person) => person.post('/api/user/second-factor/recovery-codes', await withSecondFactor(person)),
  ],
  [
    'a linked identity',
    'Your Postwright account was linked',
    async (person) => person.send('POST', '/api/user/identity', { password }, await offerIdentity(app, person)),
  ],
  [
    'an identity that is linked no more',
    'Your Postwright account was unlinked',
    async (person) => {
      await person.send('POST', '/api/user/identity', { password }, await offerIdentity(app, person))
      await firstMailTo(person)
      mailServer.received.length = 0
      await person.delete('/api/user/identity')
    },
  ],
  ['a browser that is new to the account', 'New sign-in to Postwright', (person) => signInAgain(app, person)],
]

test.each(changes)('of %s: %s', async (_, subject, change) => {
  const person = await app.signIn()
  await change(person)
  const mail = await firstMailTo(person)
  expect(subjectsTo(person.email)).toEqual([subject])
  expect(mail).toContain('/settings?tab=account')
  expect(mail).toContain('If this was not you')
})

test('in the language of their interface, and at their time', async () => {
  const person = await app.signIn({ timeZone: 'Asia/Tokyo' })
  await person.patch('/api/user', { interfaceLanguage: 'de' })
  await turnOnSecondFactor(app, person)
  const mail = await firstMailTo(person)
  expect(mail).toContain('Anmeldung in zwei Schritten')
  expect(mail).toContain('Wenn Sie das nicht waren')
  expect(mail).toContain('<html lang="de">')
  const moment = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Tokyo' } as const
  expect(mail).toContain(new Date(app.clock.now).toLocaleString('de-DE', moment))
})

test('and of nothing that does not change it: the first browser, one that is known, an identity that was not linked', async () => {
  const person = await app.signIn()
  await person.post('/api/login', { email: person.email, password })
  await person.delete('/api/user/identity')
  await signInAgain(app, person)
  await firstMailTo(person)
  await until('all jobs are done', async () =>
    (await app.ctx.jobs.queue()).every(({ waiting, running }) => waiting + running === 0),
  )
  expect(subjectsTo(person.email)).toEqual(['New sign-in to Postwright'])
})
