import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertUser } from '#server/features/accounts/people/user-repository'
import { changeRights, deleteUser } from '#server/features/accounts/rights/rights'
import { personId } from '../support/ids.ts'
import { password, startTestApp, type TestApp } from '../support/test-app.ts'

/** An administrator who can sign in always remains, whatever happens at the same time. */

type Person = Awaited<ReturnType<TestApp['signIn']>>

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

beforeEach(() => app.ctx.db.deleteFrom('users').execute())

afterAll(() => app.close())

const rounds = Array.from({ length: 4 }, (_, round) => round)
const admins = async () => {
  const found = app.ctx.db.selectFrom('users').select('id').where('is_admin', '=', 1).where('is_approved', '=', 1)
  return (await found.execute()).map(({ id }) => id)
}
const signInTwo = () => Promise.all([app.signIn({ role: 'admin' }), app.signIn({ role: 'admin' })])

/** One administrator does each of these; it would end the last one's rights if the other had just lost theirs. */
const ways: Record<string, (self: Person, other: Person) => Promise<unknown>> = {
  'deleting one’s account': (self) => self.send('DELETE', '/api/user', { password }),
  'taking the other’s role': (self, other) => self.patch(`/api/admin/users/${other.id}`, { role: 'user' }),
  'withdrawing the other’s approval': (self, other) =>
    self.patch(`/api/admin/users/${other.id}`, { isApproved: false }),
  'leaving the provider’s group': (self) => changeRights(app.ctx, app.ctx.db, self.id, { isAdmin: false, plan: 'pro' }),
}

describe.each(Object.keys(ways))('%s', (first) => {
  test.each(Object.keys(ways))('and %s at once leave one administrator', async (second) => {
    for (const _ of rounds) {
      await app.ctx.db.deleteFrom('users').execute()
      const [one, other] = await signInTwo()
      await Promise.allSettled([ways[first]?.(one, other), ways[second]?.(other, one)])
      expect((await admins()).length).toBeGreaterThanOrEqual(1)
    }
  })
})

test('of two who demote each other at once, exactly one succeeds', async () => {
  for (const _ of rounds) {
    await app.ctx.db.deleteFrom('users').execute()
    const [one, other] = await signInTwo()
    const demote = (by: Person, whom: Person) => by.patch(`/api/admin/users/${whom.id}`, { role: 'user' })
    const answers = await Promise.all([demote(one, other), demote(other, one)])
    expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 403])
    expect(await admins()).toHaveLength(1)
  }
})

describe('the last who can sign in', () => {
  beforeEach(async () => {
    // as an accepted invitation would, but nobody can sign in to it
    const facts = { email: 'invited@example.com', firstName: '', lastName: '', timeZone: 'UTC', createdAt: 1 }
    const rights = { isAdmin: true, plan: 'trial', isApproved: true } as const
    await insertUser(app.ctx.db, { id: personId('invited'), passwordHash: null, ...facts, ...rights })
  })

  test('can’t leave, though another account has the role', async () => {
    const admin = await app.signIn({ role: 'admin' })
    const answer = await admin.send('DELETE', '/api/user', { password })
    expect([answer.status, (await answer.json()).reason]).toEqual([409, 'lastAdministratorKept'])
    const demoted = await admin.patch(`/api/admin/users/${admin.id}`, { role: 'user' })
    expect([demoted.status, (await demoted.json()).reason]).toEqual([409, 'onlyAdministratorKept'])
  })

  test('can’t lose the rights by any other way', async () => {
    const admin = await app.signIn({ role: 'admin' })
    const refused = { reason: { name: 'lastAdministratorKept' } }
    await expect(changeRights(app.ctx, app.ctx.db, admin.id, { isAdmin: false })).rejects.toMatchObject(refused)
    await expect(changeRights(app.ctx, app.ctx.db, admin.id, { isApproved: false })).rejects.toMatchObject(refused)
    await expect(deleteUser(app.ctx, app.ctx.db, admin.id, admin.id)).rejects.toMatchObject(refused)
    expect(await admins()).toContain(admin.id)
  })

  test('may be followed by one who signs in through the provider', async () => {
    const admin = await app.signIn({ role: 'admin' })
    const issuer = 'https://provider.example'
    const identity = { owner_id: personId('invited'), issuer, subject: 's', email: 'i@example.com', linked_at: 1 }
    await app.ctx.db.insertInto('identities').values(identity).execute()
    const oidc = { issuer } as NonNullable<TestApp['ctx']['config']['oidc']>
    const ctx = { ...app.ctx, config: { ...app.ctx.config, oidc } }
    expect(await changeRights(ctx, app.ctx.db, admin.id, { isAdmin: false })).toBe(true)
    expect(await admins()).toEqual(['invited'])
  })
})
