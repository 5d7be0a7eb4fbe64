import { afterAll, beforeAll, expect, test } from 'vitest'
import { noteBackup } from '#server/features/backup/backup-records'
import { noteSecurityEvent } from '#server/platform/security/security-events'
import type { Answer } from '#shared/contract/contract'
import { until } from '../support/fake-writer.ts'
import { personId } from '../support/ids.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/** The server's state, as administrators see it. */

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.close())

test('administrators see what the server stands on, what waits and what gave up', async () => {
  const { db } = app.ctx
  const { now } = app.clock
  const admin = await app.signIn({ role: 'admin' })
  const job = { payload: '{}', run_at: now - 5_000, attempts: 12, last_error: 'no mail server' }
  await db
    .insertInto('jobs')
    .values([
      { ...job, id: 'gave-up', name: 'deliver-mail', gave_up_at: now - 1_000 },
      { ...job, id: 'unknown', name: 'of-a-newer-version', gave_up_at: null },
    ])
    .execute()
  const mail = { recipient: 'a@example.com', subject: 'News', text: '', html: '', created_at: now, sent_at: null }
  await db
    .insertInto('mails')
    .values({ ...mail, id: 'unsent' })
    .execute()
  noteSecurityEvent(app.ctx, 'role_changed', { userId: admin.id })
  noteSecurityEvent(app.ctx, 'login_failed', { userId: personId('someone-gone') })
  await until('both events', async () => (await db.selectFrom('security_events').select('id').execute()).length === 2)

  const system = (await (await admin.get('/api/admin/system')).json()) as Answer<'getSystem'>
  expect(system).toMatchObject({
    node: process.versions.node,
    database: { kind: app.ctx.config.database.kind },
    disk: { isLow: false },
    failedChecks: [],
    lastBackupAt: null,
    backupFailure: null,
    mails: { isConfigured: false, unsent: 1, failed: 1 },
    givenUp: [{ id: 'gave-up', name: 'deliver-mail', attempts: 12, lastError: 'no mail server' }],
  })
  expect(system.database.sizeBytes).toBeGreaterThan(10_000)
  expect(system.memoryBytes).toBeGreaterThan(1_000_000)
  expect(system.lanes.find(({ lane }) => lane === 'unknown')).toMatchObject({
    waiting: 1,
    oldestWaitingAt: new Date(now - 5_000).toISOString(),
  })
  const people = system.securityEvents.map(({ event, person }) => [event, person])
  expect(people).toEqual(
    expect.arrayContaining([
      ['role_changed', admin.email],
      ['login_failed', null],
    ]),
  )
})

test('a job that gave up is started again or deleted once, and the audit list says who did it', async () => {
  const admin = await app.signIn({ role: 'admin' })
  const { db } = app.ctx
  await db.deleteFrom('jobs').execute()
  const job = { name: 'remove-files', payload: '{}', run_at: 0, attempts: 12, gave_up_at: 1 }
  await db
    .insertInto('jobs')
    .values([
      { ...job, id: 'again' },
      { ...job, id: 'away' },
    ])
    .execute()
  expect((await admin.post('/api/admin/system/jobs/again/retry')).status).toBe(204)
  expect((await admin.post('/api/admin/system/jobs/again/retry')).status).toBe(404)
  expect((await admin.delete('/api/admin/system/jobs/again')).status).toBe(404)
  expect((await admin.delete('/api/admin/system/jobs/away')).status).toBe(204)
  expect((await admin.delete('/api/admin/system/jobs/away')).status).toBe(404)
  const left = await db.selectFrom('jobs').select(['id', 'attempts', 'gave_up_at', 'run_at']).execute()
  expect(left).toEqual([{ id: 'again', attempts: 0, gave_up_at: null, run_at: app.clock.now }])
  const audit = (await (await admin.get('/api/admin/audit-log')).json()) as Answer<'listAuditLog'>
  expect(audit.slice(0, 2)).toMatchObject([
    { actor: admin.email, action: 'Deleted a job that had given up', target: 'remove-files' },
    { actor: admin.email, action: 'Started a job again', target: 'remove-files' },
  ])
})

test('the last backup is told, and what went wrong with a later one', async () => {
  const admin = await app.signIn({ role: 'admin' })
  const { now } = app.clock
  const times = (at: number) => ({ startedAt: at, now: at + 1_000 })
  await noteBackup(app.ctx.db, times(now - 60_000), { file: 'a.tar.gz', sizeBytes: 10 })
  await noteBackup(app.ctx.db, times(now - 30_000), { error: 'The disk is full.' })
  const system = (await (await admin.get('/api/admin/system')).json()) as Answer<'getSystem'>
  expect(system).toMatchObject({
    lastBackupAt: new Date(now - 60_000).toISOString(),
    backupFailure: 'The disk is full.',
  })
  const stats = (await (await admin.get('/api/admin/stats')).json()) as Answer<'getAdminStats'>
  expect(stats.lastBackupAt).toBe(system.lastBackupAt)
})
