import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendInvitationJob } from '#server/features/accounts/links/account-jobs'
import { insertUser } from '#server/features/accounts/people/user-repository'
import { down, up } from '#server/migrations/0009-second-factor'
import { personId } from '../support/ids.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.close())

test('an installation from before keeps open invitations, loses the words of sent mails, and has no second factor', async () => {
  const { db } = app.ctx
  const accounts = { linked: null, queued: null, never: null, accepted: 'a hash' }
  for (const [id, passwordHash] of Object.entries(accounts)) {
    const names = { firstName: '', lastName: '', timeZone: 'UTC' }
    await insertUser(db, {
      id: personId(id),
      email: `${id}@example.com`,
      passwordHash,
      isAdmin: false,
      plan: 'trial',
      isApproved: false,
      createdAt: 7,
      ...names,
    })
  }
  await down(db as never)
  const links = ['linked', 'accepted'].map((user_id) => ({
    token_hash: user_id,
    kind: 'invitation' as const,
    user_id: personId(user_id),
    expires_at: 9,
  }))
  await db.insertInto('links').values(links).execute()
  await app.ctx.jobs.add(sendInvitationJob, { userId: 'queued' })
  const mail = { recipient: 'a@example.com', subject: 'Hello', text: 'A link', html: '<p>A link</p>', created_at: 1 }
  await db
    .insertInto('mails')
    .values([
      { ...mail, id: 'sent', sent_at: 2 },
      { ...mail, id: 'unsent', sent_at: null },
    ])
    .execute()

  await up(db as never)
  const users = await db.selectFrom('users').select(['id', 'invited_at', 'second_factor_at']).orderBy('id').execute()
  expect(users).toEqual([
    { id: 'accepted', invited_at: null, second_factor_at: null },
    { id: 'linked', invited_at: 7, second_factor_at: null },
    { id: 'never', invited_at: null, second_factor_at: null },
    { id: 'queued', invited_at: 7, second_factor_at: null },
  ])
  const mails = await db.selectFrom('mails').select(['id', 'text', 'html']).orderBy('id').execute()
  expect(mails).toEqual([
    { id: 'sent', text: '', html: '' },
    { id: 'unsent', text: 'A link', html: '<p>A link</p>' },
  ])
})
