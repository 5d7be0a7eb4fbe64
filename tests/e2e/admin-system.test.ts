import { afterAll, beforeAll, test } from 'vitest'
import { noteSecurityEvent } from '#server/platform/security/security-events'
import { expectAccessible } from '../support/accessibility.ts'
import { launchBrowser } from '../support/browser.ts'
import { eventually, expectHeading, expectToast } from '../support/page-steps.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/** What administrators see of the server, and what they do about given-up jobs. */

const browser = launchBrowser()
let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ withJobs: true })
})

afterAll(() => app.close())

async function giveUp(id: string, name: string, payload: object): Promise<void> {
  const error = 'EACCES: permission denied, rmdir'
  const job = { id, name, payload: JSON.stringify(payload), run_at: 0, attempts: 12, last_error: error }
  await app.ctx.db
    .insertInto('jobs')
    .values({ ...job, gave_up_at: app.clock.now })
    .execute()
}

const jobIds = async () => (await app.ctx.db.selectFrom('jobs').select('id').execute()).map(({ id }) => id)

test('a job that gave up is seen, started again and done; another is deleted', async () => {
  const admin = await app.signIn({ role: 'admin', email: 'admin@example.com' })
  await giveUp('files', 'remove-files', { ownerId: 'someone' })
  await giveUp('other', 'of-a-newer-version', {})
  noteSecurityEvent(app.ctx, 'role_changed', { userId: admin.id })
  await eventually(() => app.ctx.db.selectFrom('security_events').select('id').execute()).toHaveLength(1)
  const page = await browser.newPage(app, { as: admin })
  await page.goto('/admin')
  await page.getByRole('link', { name: 'System' }).click()
  await expectHeading(page, 'System')
  const givenUp = page.getByRole('region', { name: 'Failed jobs' })
  await givenUp.getByText('EACCES: permission denied, rmdir').first().waitFor()
  await page.getByText('No backup yet').waitFor()
  await page.getByRole('region', { name: 'Security events' }).getByText('admin@example.com').waitFor()
  await expectAccessible(page, 'system, with work that gave up')

  await givenUp.getByRole('button', { name: 'Try again: Remove the files of a deleted account' }).click()
  const what = 'Remove the files of a deleted account'
  await expectToast(page, 'success', 'Job started', what)
  await eventually(jobIds).toEqual(['other'])

  await givenUp.getByRole('button', { name: 'Delete: of-a-newer-version' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await givenUp.getByText('No failed jobs.').waitFor()
  await eventually(() => jobIds()).toEqual([])
  await expectAccessible(page, 'system, all well')
})
