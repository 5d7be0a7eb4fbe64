import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLink } from '#server/features/accounts/links/one-time-links'
import { selectUsers } from '#server/features/accounts/people/user-repository'
import type { PersonId } from '../support/ids.ts'
import { turnOnSecondFactor } from '../support/second-factor.ts'
import { password, startTestApp, type TestApp } from '../support/test-app.ts'

/** An invitation creates an account and never changes one in use. */

let app: TestApp
let admin: Awaited<ReturnType<TestApp['signIn']>>

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.signIn({ role: 'admin' })
})

afterAll(() => app.close())

const newEmail = () => `${randomUUID()}@example.com`
const invite = (email: string, role = 'trial') => admin.post('/api/admin/invitations', { email, role })
const accept = (token: string) => app.visitor().post('/api/invitations/accept', { token, password })
const row = (id: PersonId) => selectUsers(app.ctx.db).where('users.id', '=', id).executeTakeFirstOrThrow()
const change = (id: PersonId, set: object) => app.ctx.db.updateTable('users').set(set).where('id', '=', id).execute()

async function invited(role?: string) {
  const { id } = (await (await invite(newEmail(), role)).json()) as { id: PersonId }
  return { id, token: (await createLink(app.ctx, 'invitation', id)).replace(/^.*#/, '') }
}

describe('is refused for an account', () => {
  test('with a password, whose role stays', async () => {
    const { status } = await invite(admin.email)
    expect(status).toBe(409)
    expect(await row(admin.id)).toMatchObject({ is_admin: 1, invited_at: null })
  })

  test('that signs in through a provider', async () => {
    const { id } = await app.signIn({ role: 'admin', email: newEmail() })
    await change(id, { password_hash: null, email_confirmed_at: null })
    await app.ctx.db.deleteFrom('sessions').where('user_id', '=', id).execute()
    const identity = { owner_id: id, issuer: 'https://provider.example', subject: id, email: 'x@example.com' }
    await app.ctx.db
      .insertInto('identities')
      .values({ ...identity, linked_at: 1 })
      .execute()
    const refused = await invite((await row(id)).email)
    expect([refused.status, (await refused.json()).message]).toEqual([
      409,
      'An account with this email already exists.',
    ])
    expect(await row(id)).toMatchObject({ is_admin: 1, invited_at: null })
  })

  test.each(['email_confirmed_at', 'second_factor_at', 'first_signed_in_at'])(
    'of which nothing is left but %s',
    async (column) => {
      const { id } = await invited()
      await change(id, { [column]: 1 })
      expect((await invite((await row(id)).email, 'admin')).status).toBe(409)
      expect(await row(id)).toMatchObject({ is_admin: 0, plan: 'trial' })
    },
  )
})

describe('is not accepted', () => {
  test('for an account that can be signed in to, as invitations before could be', async () => {
    const person = await app.signIn({ role: 'admin' })
    await turnOnSecondFactor(app, person)
    await change(person.id, { invited_at: 1 })
    const token = (await createLink(app.ctx, 'invitation', person.id)).replace(/^.*#/, '')
    const before = await row(person.id)
    expect((await accept(token)).status).toBe(410)
    expect(await row(person.id)).toEqual(before)
  })

  test('twice, at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { token } = await invited()
      const answers = await Promise.all([accept(token), accept(token), accept(token)])
      expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 410, 410])
    }
  })
})

test('one who accepts while they are invited again has one of the two roles, and no open invitation', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id, token } = await invited('trial')
    const { email } = await row(id)
    const [accepted, again] = await Promise.all([accept(token), invite(email, 'user')])
    expect(accepted.status).toBe(200)
    const { plan, invited_at: invitedAt, is_approved: isApproved } = await row(id)
    expect([plan, invitedAt, isApproved]).toEqual([again.status === 201 ? 'pro' : 'trial', null, 1])
  }
})
