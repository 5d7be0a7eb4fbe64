import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible } from '../support/accessibility.ts'
import { launchBrowser } from '../support/browser.ts'
import { expectNotified } from '../support/page-steps.ts'
import { foundTeam, joinTeam, writeInTeam } from '../support/team-people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/** What members hear of each other in the browser, and where whoever leads a team sees who did what. */

const browser = launchBrowser()
let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ environment: { TEAMS: 'everybody', PUBLIC_SITE: 'off' } })
})

afterAll(() => app.close())

test('the bell leads from one’s own workspace to the team’s post, and the team’s page lists what happened', async () => {
  const team = await foundTeam(app)
  const writer = await joinTeam(app, team, 'writer')
  const { id, title } = await writeInTeam(writer, team.slug)
  await writer.post(`/api/w/${team.slug}/posts/${id}/review`, { message: 'For Friday.' })
  await expectNotified(team.owner, 'review-asked')

  const page = await browser.newPage(app, { as: team.owner })
  await page.goto('/history')
  await page
    .getByRole('button', { name: /^Notifications, / })
    .first()
    .click()
  const bell = page.getByRole('dialog', { name: 'Notifications' })
  await bell.getByText('Test Person asks for your review.').waitFor()
  await expectAccessible(page, 'the bell of a team’s member', { only: 1280 })
  await bell.getByRole('link', { name: 'Review the post' }).click()
  await page.waitForURL(`**/w/${team.slug}/generate?post=${id}&panel=review`)

  await page.goto(`/w/${team.slug}/team`)
  await page.getByText(`Test Person asked for a review of ${title}`).waitFor()
  await expectAccessible(page, 'the activity of a team')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as CSV' }).click()
  const csv = readFileSync(await (await downloading).path(), 'utf8')
  expect(csv).toContain(`,review.requested,${id},`)

  await team.owner.patch('/api/user', { interfaceLanguage: 'de' })
  await page.reload()
  await page.getByText(`Test Person bat um Freigabe von ${title}`).waitFor()
})
