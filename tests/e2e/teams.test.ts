import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answer } from '#shared/contract/contract'
import { expectAccessible } from '../support/accessibility.ts'
import { launchBrowser } from '../support/browser.ts'
import { eventually, expectHeading, pick } from '../support/page-steps.ts'
import type { Person } from '../support/team-people.ts'
import { password, startTestApp, type TestApp } from '../support/test-app.ts'

/** A team from its founding to someone's leaving, as its members go through it in their browsers. */

const browser = launchBrowser()
let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ environment: { TEAMS: 'everybody' } })
})

afterAll(() => app.close())

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const rowOf = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Members' }).getByRole('listitem').filter({ hasText: name })
const path = (page: Page) => new URL(page.url()).pathname

/** Invites on the team's page. @returns the link, which is shown only once */
async function invite(page: Page, email: string, role: string): Promise<string> {
  await button(page, 'Invite someone').click()
  const dialog = page.getByRole('dialog', { name: 'Invite someone' })
  await dialog.getByLabel('Email').fill(email)
  await pick(page, 'Role', role)
  await button(page, 'Invite').click()
  const link = await page.getByLabel('Link', { exact: true }).inputValue()
  await expectAccessible(page, 'an invitation’s link')
  await button(page, 'Done').click()
  return new URL(link).pathname + new URL(link).hash
}

async function roleOf(owner: Person, { email }: Person): Promise<string | undefined> {
  const members = (await (await owner.get('/api/workspaces/harbour-press/members')).json()) as Answer<'listMembers'>
  return members.find((member) => member.email === email)?.role
}

test('a team is founded, someone joins by a link, gets another role, and leaves', async () => {
  const owner = await app.signIn({ role: 'user' })
  const host = await browser.newPage(app, { as: owner })
  await host.goto('/settings?tab=account')
  await host.getByRole('link', { name: 'Start a team' }).click()
  await expectHeading(host, 'Start a team')
  await button(host, 'Start team').click()
  await host.getByText('Please enter a name.').first().waitFor()
  await expectAccessible(host, 'starting a team')
  await host.getByLabel('Name of the team').fill('Harbour press')
  await button(host, 'Start team').click()
  await expectHeading(host, 'Harbour press')
  expect(path(host)).toBe('/w/harbour-press/team')

  const member = await app.signIn({ role: 'user' })
  const link = await invite(host, member.email, 'Guest')
  await host.getByRole('region', { name: 'Invited' }).getByText(member.email).waitFor()
  await expectAccessible(host, 'a team with an invitation')

  // not yet signed in: the link survives the way through sign-in
  const guest = await browser.newPage(app)
  await guest.goto(link)
  await expectHeading(guest, 'Join a team')
  await eventually(() => guest.url(), 'the token is not left in the address').toBe(`${app.url}/join`)
  await expectAccessible(guest, 'joining, signed out')
  await guest.getByRole('link', { name: 'Sign in', exact: true }).click()
  await guest.getByLabel('Email').fill(member.email)
  await guest.getByLabel('Password', { exact: true }).fill(password)
  await button(guest, 'Sign in').click()
  await button(guest, 'Join team').click()
  await expectHeading(guest, 'Welcome back, Test')
  expect(path(guest)).toBe('/w/harbour-press/')
  await guest.getByRole('heading', { name: 'Recent Posts' }).waitFor()
  expect(await guest.getByRole('heading', { name: 'Quick Actions' }).count(), 'a guest begins no post').toBe(0)
  await guest.getByRole('link', { name: 'Team', exact: true }).click()
  await expectHeading(guest, 'Harbour press')
  await rowOf(guest, member.email).getByText('Guest', { exact: true }).waitFor()
  expect(await button(guest, 'Invite someone').count(), 'a guest invites nobody').toBe(0)
  expect(await guest.getByRole('combobox').count(), 'and changes nothing').toBe(0)
  await expectAccessible(guest, 'a team, as a guest sees it')

  await host.reload()
  await rowOf(host, member.email).getByRole('combobox').selectOption({ label: 'Writer' })
  await eventually(() => roleOf(owner, member)).toBe('writer')
  await guest.reload()
  await rowOf(guest, member.email).getByText('Writer', { exact: true }).waitFor()

  await button(guest, 'Leave this team').click()
  await guest.getByRole('dialog', { name: 'Leave Harbour press?' }).getByRole('button', { name: 'Leave' }).click()
  await expectHeading(guest, 'Welcome back, Test')
  expect(path(guest)).toBe('/')
  await guest.goto('/w/harbour-press/')
  await expectHeading(guest, 'Team not found')
  await guest.goto(link)
  await guest.getByRole('heading', { name: 'This invitation is no longer valid' }).waitFor()
  await expectAccessible(guest, 'an invitation used up')
})
