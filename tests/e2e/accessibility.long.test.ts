import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { renewSetupLink } from '#server/features/accounts/first-admin'
import { expectAccessible } from '../support/accessibility.ts'
import { launchBrowser } from '../support/browser.ts'
import type { FakeBehaviour } from '../support/fake-models/behaviour.ts'
import { type FakeModel, startFakeModel } from '../support/fake-models/start-fake-model.ts'
import { expectHeading, expectToast, resultOf } from '../support/page-steps.ts'
import { makePost, sourceText } from '../support/posts.ts'
import { foundTeam, joinTeam, writeInTeam } from '../support/team-people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/** Every screen in every state: axe finds nothing, light and dark, wide and narrow, and nothing scrolls sideways. */

/** For the states with the most theme-specific colours: errors, marks, meters and badges. */
const inBoth = { bothThemes: true }

const browser = launchBrowser()
const answers: FakeBehaviour[] = [{ kind: 'status', status: 429 }]
let model: FakeModel
let app: TestApp

beforeAll(async () => {
  model = await startFakeModel('compatible', answers)
  app = await startTestApp({
    environment: { COMPATIBLE_BASE_URL: model.baseUrl, COMPATIBLE_MODEL: 'local-model', TEAMS: 'everybody' },
  })
})

afterAll(async () => {
  await app.close()
  await model.close()
})

/** A word and an address longer than any column, right-to-left text, and joined emoji. */
const longText = `${'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(4)} reads https://news.example.com/${'a'.repeat(200)}

${sourceText}

مرحبا بالعالم، هذا نص من اليمين إلى اليسار 👩‍👩‍👧`

async function fillHistory() {
  const author = await app.signIn({ role: 'trial' })
  const name = { first_name: 'Bartholomäus'.repeat(6), last_name: 'Wolfeschlegelsteinhausen'.repeat(3) }
  await app.ctx.db.updateTable('users').set(name).where('id', '=', author.id).execute()
  for (const textContent of [sourceText, longText, longText, sourceText]) await makePost(author, { textContent })
  return author
}

describe('before signing in', () => {
  test('login and registration, empty and with errors', async () => {
    const page = await browser.newPage(app)
    await page.goto('/auth')
    await page.getByRole('button', { name: 'Sign in' }).waitFor()
    await expectAccessible(page, 'login')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expectToast(page, 'error', 'Error', 'Please fill in all fields')
    await expectAccessible(page, 'login with errors', inBoth)

    await page.getByRole('tab', { name: 'Register' }).click()
    await page.getByLabel('Password').fill('Long enough')
    await page.getByRole('listitem').first().waitFor()
    await page.getByRole('button', { name: 'Create account' }).click()
    await expectToast(page, 'error', 'Error', 'Email and password are required')
    await expectAccessible(page, 'registration with checklist and errors', inBoth)
  })

  test('set-up and the page not found', async () => {
    const page = await browser.newPage(app)
    await page.goto(`/setup#${(await renewSetupLink(app.ctx))?.split('#')[1]}`)
    await expectHeading(page, 'Set up Postwright')
    await expectAccessible(page, 'set-up')
    await page.goto('/setup#an-old-link')
    await page.getByRole('heading', { name: 'This set-up link is no longer valid' }).waitFor()
    await expectAccessible(page, 'set-up by a link that is over')
    await page.goto('/setup')
    await page.getByRole('alert').getByRole('heading').waitFor()
    await expectAccessible(page, 'set-up without a token')
    await page.goto('/history')
    await expectHeading(page, 'Page not found')
    await expectAccessible(page, 'not found, signed out')
  })
})

describe('signed in', () => {
  const menuLink = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true })

  test('waiting for approval, and the menu of a phone', async () => {
    const page = await browser.newPage(app, { as: await app.signIn({ role: 'trial', isApproved: false }) })
    await page.goto('/')
    await expectHeading(page, 'Your account is pending approval')
    await expectAccessible(page, 'pending')
    await page.setViewportSize({ width: 375, height: 812 })
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('button', { name: 'Sign Out' }).waitFor()
    await expectAccessible(page, 'menu', { only: 375 })
  })

  test('the dashboard and the history, empty and filled, and the page not found', async () => {
    const empty = await browser.newPage(app, { as: await app.signIn({ role: 'admin' }) })
    await empty.goto('/')
    await empty.getByText('No posts yet. Create your first post!').waitFor()
    await expectAccessible(empty, 'dashboard, empty')
    await menuLink(empty, 'Post History').click()
    await empty.getByRole('heading', { name: 'No posts found' }).waitFor()
    await expectAccessible(empty, 'history, empty')
    await empty.goto('/nowhere')
    await expectHeading(empty, 'Page not found')
    await expectAccessible(empty, 'not found, signed in')

    const filled = await browser.newPage(app, { as: await fillHistory() })
    await filled.goto('/')
    await filled.getByRole('article').nth(2).getByRole('heading').waitFor()
    await expectAccessible(filled, 'dashboard, filled', inBoth)
    await menuLink(filled, 'Post History').click()
    await expectHeading(filled, 'Post History')
    await filled.getByRole('main').getByRole('heading', { level: 3 }).nth(3).waitFor()
    await expectAccessible(filled, 'history, filled', inBoth)
    await filled.getByRole('button', { name: 'Delete' }).first().click()
    await filled.getByRole('dialog').waitFor()
    await expectAccessible(filled, 'history, asking', inBoth)
  })

  test('the settings of the installation, and the users who wait, none and some', async () => {
    await app.ctx.db.updateTable('users').set({ is_approved: 1 }).execute()
    const admin = await app.signIn({ role: 'admin' })
    const page = await browser.newPage(app, { as: admin })
    await page.goto('/admin/settings')
    await page.getByRole('region', { name: 'Payments' }).waitFor()
    await expectAccessible(page, 'admin settings')
    await page.goto('/admin/users')
    await page.getByRole('heading', { name: 'No Pending Approvals' }).waitFor()
    await expectAccessible(page, 'users, none waiting')

    await app.signIn({ role: 'trial', isApproved: false, email: `${'long.name.'.repeat(6)}@example.com` })
    await page.getByRole('button', { name: 'Refresh' }).click()
    await page.getByRole('button', { name: /^Approve/ }).waitFor()
    await expectAccessible(page, 'users, one waiting', inBoth)
  })
})

describe('a team', () => {
  test('on its own page, in the administration, by an invitation and by a link to a review', async () => {
    const team = await foundTeam(app, 'Donaudampfschifffahrtsgesellschaft am Hafen')
    const writer = await joinTeam(app, team, 'writer')
    const api = `/api/workspaces/${team.slug}`
    const invited = { email: `${'long.name.'.repeat(6)}x@example.com`, role: 'guest' }
    await team.owner.post(`${api}/invitations`, invited)
    const newcomer = await app.signIn({ role: 'user' })
    const wanted = await team.owner.post(`${api}/invitations`, { email: newcomer.email, role: 'manager' })
    const post = await writeInTeam(writer, team.slug)
    const linked = await writer.post(`/api/w/${team.slug}/posts/${post.id}/review-links`, { approves: true })
    const pathOf = async (answer: Response) => {
      const { pathname, hash } = new URL(((await answer.json()) as { url: string }).url)
      return `${pathname}${hash}`
    }

    const page = await browser.newPage(app, { as: team.owner })
    await page.goto(`/w/${team.slug}/team`)
    await page.getByRole('region', { name: 'Invited' }).getByText(invited.email).waitFor()
    await expectAccessible(page, 'a team’s page', inBoth)
    await page.goto('/admin/teams')
    await page.getByText('Donaudampfschifffahrtsgesellschaft am Hafen').last().waitFor()
    await expectAccessible(page, 'teams of the installation', inBoth)

    const joining = await browser.newPage(app, { as: newcomer })
    await joining.goto(await pathOf(wanted))
    await joining.getByRole('button', { name: 'Join team' }).waitFor()
    await expectAccessible(joining, 'joining a team', inBoth)
    const guest = await browser.newPage(app)
    await guest.goto(await pathOf(linked))
    await guest.getByRole('button', { name: 'Approve', exact: true }).waitFor()
    await expectAccessible(guest, 'a review by link', inBoth)
  })
})

describe('the generator', () => {
  const generate = (page: Page) => page.getByRole('button', { name: 'Generate', exact: true }).click()

  test('with each of its tabs, failing, writing, done and edited', async () => {
    const page = await browser.newPage(app, { as: await app.signIn({ role: 'trial' }) })
    await page.goto('/generate?tab=url-input')
    await page.getByRole('button', { name: 'Generate', exact: true, disabled: false }).waitFor()
    await expectAccessible(page, 'address tab')
    await generate(page)
    await expectToast(page, 'error', 'URL Required', 'Please enter a valid article URL.')
    await expectAccessible(page, 'address tab with an error', inBoth)
    await page.getByRole('tab', { name: 'Text' }).click()
    await page.getByRole('textbox', { name: 'Text', exact: true }).fill(longText)
    await expectAccessible(page, 'text tab')
    await page.getByRole('tab', { name: 'File Upload' }).click()
    const buffer = Buffer.from(sourceText)
    const file = page.getByLabel('File', { exact: true })
    await file.setInputFiles({ name: `${'long-name-'.repeat(20)}.txt`, mimeType: 'text/plain', buffer })
    await page.getByRole('button', { name: 'Remove file' }).waitFor()
    await expectAccessible(page, 'file tab with a file')

    await page.getByRole('tab', { name: 'Text' }).click()
    answers[0] = { kind: 'status', status: 429 }
    await generate(page)
    await resultOf(page).getByRole('alert').waitFor()
    await expectAccessible(page, 'failed', inBoth)

    answers[0] = { kind: 'hang-after-first-token', chunk: longText }
    await resultOf(page).getByRole('button', { name: 'Try again' }).click()
    await resultOf(page).getByText('Donaudampfschifffahrt').waitFor()
    await expectAccessible(page, 'writing')
    await resultOf(page).getByRole('button', { name: 'Cancel' }).click()

    answers[0] = { kind: 'text', chunks: [longText, ' #harbour '.repeat(300)] }
    await generate(page)
    await resultOf(page).getByRole('button', { name: 'Edit' }).waitFor()
    await expectAccessible(page, 'done', inBoth)
    await resultOf(page).getByRole('button', { name: 'Edit' }).click()
    await resultOf(page).getByRole('textbox', { name: 'Post text' }).waitFor()
    await expectAccessible(page, 'edited')
  })

  test('with the month used up', async () => {
    const page = await browser.newPage(app, { as: await app.signIn({ role: 'trial', used: 5 }) })
    await page.goto('/generate')
    await page.getByText('You have used 5 of 5 posts this month').waitFor()
    await expectAccessible(page, 'month used up')
  })
})
