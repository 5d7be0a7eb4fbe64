import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runAccountCommand } from '#server/features/accounts/account-commands'
import type { Answer } from '#shared/contract/contract'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/** The bell of administrators: who asks for an account. */

type Bell = Answer<'listNotifications'>
type Reader = Awaited<ReturnType<TestApp['signIn']>>

let app: TestApp
let admin: Reader
let other: Reader

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.signIn({ role: 'admin' })
  other = await app.signIn({ role: 'admin' })
})

afterAll(() => app.close())

async function bellOf(reader: Reader): Promise<Bell> {
  return (await (await reader.get('/api/notices')).json()) as Bell
}

/** How many are waiting, as both administrators see it. */
const waiting = async () => [(await bellOf(admin)).peopleWaiting, (await bellOf(other)).peopleWaiting]

async function register(): Promise<{ id: string; email: string }> {
  const email = `${randomUUID()}@example.com`
  const names = { firstName: 'Ida', lastName: 'Quay' }
  const answer = await app.visitor().post('/api/register', { email, password: 'a long enough passphrase', ...names })
  return { id: ((await answer.json()) as { id: string }).id, email }
}

test('every administrator hears who asks for an account, until one of them approves', async () => {
  const { id, email } = await register()
  const { unseen, notices } = await bellOf(other)
  expect(unseen).toBe(1)
  expect(notices).toMatchObject([
    { kind: 'account-requested', personId: id, message: { message: `Ida Quay (${email}) asks for an account.` } },
  ])
  expect(await waiting()).toEqual([1, 1])
  await admin.post(`/api/admin/approve-user/${id}`)
  expect(await waiting()).toEqual([0, 0])
  expect((await bellOf(other)).notices).toEqual([])
})

test('a withdrawn approval is no request', async () => {
  const { id } = await register()
  await admin.post(`/api/admin/approve-user/${id}`)
  await admin.send('PATCH', `/api/admin/users/${id}`, { isApproved: false })
  expect(await waiting()).toEqual([0, 0])
})

test('a declined request leaves nothing about the person', async () => {
  const { id, email } = await register()
  expect((await admin.send('DELETE', `/api/admin/users/${id}`)).status).toBe(204)
  expect(await waiting()).toEqual([0, 0])
  expect(JSON.stringify(await app.ctx.db.selectFrom('notices').selectAll().execute())).not.toContain(email)
})

test('an approval on the command line ends the request too', async () => {
  const { email } = await register()
  expect(await waiting()).toEqual([1, 1])
  await runAccountCommand(app.ctx, 'approve', email)
  expect(await waiting()).toEqual([0, 0])
})

test('nobody else hears of it', async () => {
  const person = await app.signIn()
  await register()
  expect(await bellOf(person)).toEqual({ unseen: 0, peopleWaiting: 0, notices: [], commentMails: null })
})
