import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible } from '../support/accessibility.ts'
import { launchBrowser } from '../support/browser.ts'
import { type LinkedinApp, startLinkedinApp } from '../support/linkedin-app.ts'
import { eventually, expectNotified, pick } from '../support/page-steps.ts'
import { pass, signInAuthor } from '../support/publishing-app.ts'
import { foundTeam, joinTeam, type Person, writeInTeam } from '../support/team-people.ts'

/** An account at LinkedIn that its owner lends to a team: planned by another, allowed on a phone, taken back. */

const browser = launchBrowser()
const minute = 60_000
let world: LinkedinApp

beforeAll(async () => {
  world = await startLinkedinApp({ withJobs: true, environment: { TEAMS: 'everybody' } })
})

afterAll(() => world.close())

/** @param name in the language of the page: what opens before it is loaded is closed again */
const bellOf = async (page: Page, name: 'Notifications' | 'Meldungen') => {
  await page
    .getByRole('button', { name: new RegExp(`^${name}, `) })
    .first()
    .click()
  return page.getByRole('dialog', { name })
}

/** Schedules the page's post under the lent account, two hours from now. @returns when */
async function schedule(page: Page): Promise<number> {
  const dueAt = Math.max(world.app.clock.now, Date.now()) + 120 * minute
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish on LinkedIn' })
  await dialog.getByText('Ada Harbour is asked first. It goes out once they say yes.').waitFor()
  await dialog.getByRole('radio', { name: 'At a time' }).check()
  await dialog.getByLabel('Time zone').fill('UTC')
  await dialog.getByLabel('Date and time').fill(new Date(dueAt).toISOString().slice(0, 16))
  await expectAccessible(page, 'the publish window with a lent account', { only: 1280 })
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await dialog.getByText('It waits for the owner of the account to say yes.').waitFor()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  return dueAt
}

async function rename(person: Person, firstName: string, lastName: string): Promise<void> {
  const { db } = world.app.ctx
  await db
    .updateTable('users')
    .set({ first_name: firstName, last_name: lastName })
    .where('id', '=', person.id)
    .execute()
}

test('an account lent with a yes to each post goes out once after that yes, and once taken back waits and says why', async () => {
  const { app, fake } = world
  const team = await foundTeam(app)
  const lender = await signInAuthor(world)
  await rename(lender.person, 'Ada', 'Harbour')
  await joinTeam(app, team, 'writer', lender.person)
  const writer = await joinTeam(app, team, 'writer')

  const owner = await browser.newPage(app, { as: lender.person })
  await owner.goto('/settings?tab=linkedin')
  await owner.getByRole('heading', { name: 'Lent to teams' }).waitFor()
  await pick(owner, 'Harbour press', 'Ask me each time')
  await expectAccessible(owner, 'settings, LinkedIn, with a team')

  const first = await writeInTeam(writer, team.slug)
  const page = await browser.newPage(app, { as: writer })
  await page.goto(`/w/${team.slug}/generate?post=${first.id}`)
  const dueAt = await schedule(page)
  await page.getByText('Ada Harbour lends the account.').waitFor()

  // in German, and the question as wide as a phone
  await lender.person.patch('/api/user', { interfaceLanguage: 'de' })
  await expectNotified(lender.person, 'lending-asked')
  await owner.goto('/history')
  const bell = await bellOf(owner, 'Meldungen')
  await bell.getByText(/möchte den Beitrag als .* veröffentlichen/).waitFor()
  await bell.getByRole('link').first().click()
  await owner.waitForURL(`**/w/${team.slug}/generate?post=${first.id}`)
  await owner.getByText('Darf er von Ihrem Konto veröffentlicht werden?').waitFor()
  await expectAccessible(owner, 'the question to the owner of an account', { only: 375 })
  await owner.getByRole('button', { name: 'Ja', exact: true }).click()
  await owner.getByText('Sie haben Ja gesagt', { exact: false }).waitFor()

  pass(world, dueAt - app.clock.now + minute)
  await eventually(() => fake.feed.posts.map(({ author }) => author)).toEqual([lender.urn])
  await page.reload()
  await page.getByRole('link', { name: 'Open on LinkedIn' }).waitFor()

  const second = await writeInTeam(writer, team.slug)
  const change = { content: 'Ships no longer wait at sea.' }
  await writer.send('PATCH', `/api/w/${team.slug}/posts/${second.id}`, change, { 'if-match': `"${second.version}"` })
  await page.goto(`/w/${team.slug}/generate?post=${second.id}`)
  const later = await schedule(page)
  await owner.goto('/settings?tab=linkedin')
  await owner.getByLabel('Harbour press').selectOption('never')
  await eventually(async () => (await lender.person.get('/api/linkedin/accounts')).text()).not.toContain('lentTo')
  await expectNotified(writer, 'account-taken-back')
  await page.reload()
  await page.getByText('The owner of this account no longer lends it.', { exact: false }).waitFor()
  const notices = await bellOf(page, 'Notifications')
  await notices.getByText(/^Ada Harbour no longer lends .* What you planned for it waits\.$/).waitFor()
  await notices.getByRole('link').first().click()
  await page.waitForURL(`**/w/${team.slug}/history?show=needs-you`)
  await page.getByText('The owner of this account no longer lends it.', { exact: false }).waitFor()
  await expectAccessible(page, 'a post whose account was taken back')
  pass(world, later - app.clock.now + 5 * minute)
  await eventually(async () => {
    const list = await (await writer.get(`/api/w/${team.slug}/posts/${second.id}/publications`)).json()
    return (list as { attempts: { code: string }[] }[]).flatMap(({ attempts }) => attempts.map(({ code }) => code))
  }).toEqual(['publicationNotLent'])
  expect(fake.feed.posts).toHaveLength(1)
})
