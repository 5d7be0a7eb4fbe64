import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible } from '../support/accessibility.ts'
import { launchBrowser } from '../support/browser.ts'
import { eventually, expectHeading } from '../support/page-steps.ts'
import { makePost } from '../support/posts.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/** One's own workspace and a team's: two addresses, with what was made and typed in each. */

const browser = launchBrowser()
let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ environment: { TEAMS: 'everybody', PUBLIC_SITE: 'off' } })
})

afterAll(() => app.close())

const switcher = (page: Page, current: string) => page.getByRole('button', { name: `Workspace: ${current}` })
const wayTo = (page: Page, name: string) =>
  page.getByRole('dialog', { name: 'Workspaces' }).getByRole('link', { name, exact: true })

async function foundTeam() {
  const owner = await app.signIn({ role: 'user' })
  expect((await owner.post('/api/workspaces', { name: 'Harbour press' })).status).toBe(201)
  return owner
}

test('whoever is alone sees nothing of teams', async () => {
  const page = await browser.newPage(app, { as: await app.signIn() })
  await page.goto('/')
  await expectHeading(page, 'Welcome back, Test')
  await eventually(() => page.getByRole('button', { name: /^Workspace/ }).count()).toBe(0)
})

test('a member goes from one’s own posts to the team’s and back, and finds what was typed in each', async () => {
  const owner = await foundTeam()
  const { title } = await makePost(owner)
  const page = await browser.newPage(app, { as: owner })
  await page.goto('/history')
  await page.getByRole('link', { name: title }).first().waitFor()

  await switcher(page, 'Personal').click()
  await wayTo(page, 'Harbour press').click()
  await switcher(page, 'Harbour press').waitFor()
  expect(new URL(page.url()).pathname).toBe('/w/harbour-press/')
  await expectAccessible(page, 'the dashboard of a team')
  await page.getByRole('link', { name: 'Post History' }).click()
  await expectHeading(page, 'Post History')
  expect(new URL(page.url()).pathname).toBe('/w/harbour-press/history')
  await eventually(() => page.getByRole('link', { name: title }).count()).toBe(0)

  await page.getByRole('link', { name: 'Generate Post' }).first().click()
  await page.getByRole('tab', { name: 'Text' }).click()
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await text.fill('Typed for the team.')
  await page.reload()
  await eventually(() => text.inputValue()).toBe('Typed for the team.')
  await switcher(page, 'Harbour press').click()
  await wayTo(page, 'Personal').click()
  await switcher(page, 'Personal').waitFor()
  await page.getByRole('link', { name: 'Generate Post' }).first().click()
  await page.getByRole('tab', { name: 'Text' }).click()
  await eventually(() => text.inputValue()).toBe('')
})

test('what is a member’s own is found at its own address', async () => {
  const page = await browser.newPage(app, { as: await foundTeam() })
  const slug = 'harbour-press-2'
  await page.goto(`/w/${slug}/settings`)
  await expectHeading(page, 'Settings')
  await eventually(() => page.getByRole('tab').allTextContents()).toEqual(['Content Styles', 'Brand'])
  await page.goto(`/w/${slug}/settings?tab=linkedin`)
  await page.getByRole('tab', { name: 'LinkedIn', selected: true }).waitFor()
  await eventually(() => new URL(page.url()).pathname).toBe('/settings')
  await page.goto(`/w/${slug}/subscribe`)
  await eventually(() => new URL(page.url()).pathname).toBe('/subscribe')
})

test('a team’s address leads through sign-in, and tells who is no member', async () => {
  await foundTeam()
  const visitor = await browser.newPage(app)
  await visitor.goto('/w/harbour-press/history')
  await expectHeading(visitor, 'Sign in to Postwright')
  expect(new URL(visitor.url()).searchParams.get('next')).toBe('/w/harbour-press/history')

  const stranger = await browser.newPage(app, { as: await app.signIn() })
  await stranger.goto('/w/harbour-press/history')
  await expectHeading(stranger, 'Team not found')
  await expectAccessible(stranger, 'a team that somebody is no member of')
  await stranger.getByRole('link', { name: 'To your own posts' }).click()
  await expectHeading(stranger, 'Welcome back, Test')
})
