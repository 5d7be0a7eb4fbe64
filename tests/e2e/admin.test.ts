import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fromRole } from '#server/features/accounts/people/role'
import { insertUser } from '#server/features/accounts/people/user-repository'
import { expectAccessible } from '../support/accessibility.ts'
import { launchBrowser } from '../support/browser.ts'
import { personId } from '../support/ids.ts'
import { eventually, expectFieldMessage, expectHeading, expectToast, pick, picked } from '../support/page-steps.ts'
import { subscribeWithTestCard } from '../support/paying.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/** The administrators' screens: figures, accounts, and prompts. */

const browser = launchBrowser()
let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.close())

beforeEach(async () => {
  await app.ctx.db.deleteFrom('users').execute()
  await app.ctx.db.deleteFrom('audit_log').execute()
})

async function open(path: string) {
  const admin = await app.signIn({ role: 'admin', email: 'admin@example.com' })
  const page = await browser.newPage(app, { as: admin })
  await page.goto(path)
  return page
}

interface Account {
  name: string
  role?: 'admin' | 'user' | 'trial'
  isApproved?: boolean
  createdAt?: number
  used?: number
}

/** An account without a session. @returns its id */
async function addAccount({ name, role = 'trial', isApproved = true, createdAt, used }: Account): Promise<string> {
  const id = personId(crypto.randomUUID())
  const [firstName = '', lastName = ''] = name.split(' ')
  await insertUser(app.ctx.db, {
    id,
    email: `${name.toLowerCase().replaceAll(' ', '.')}@example.org`,
    passwordHash: null,
    firstName,
    lastName,
    ...fromRole(role),
    isApproved,
    timeZone: 'UTC',
    createdAt: createdAt ?? app.clock.now,
  })
  const month = { month_key: new Date(app.clock.now).toISOString().slice(0, 7), month_used: used ?? 0 }
  await app.ctx.db.updateTable('workspaces').set(month).where('id', '=', id).execute()
  return id
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const query = (page: Page) => new URL(page.url()).search
const namesIn = (page: Page) => page.locator('tbody').getByRole('rowheader').locator('b').allTextContents()
/** The description of a term in a definition list. */
const figure = (page: Page, term: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(term, { exact: true }) })
    .locator('dd')

test('the dashboard tells the figures, what they are made of and the latest users, and leads to users and prompts', async () => {
  const longName = `Bartholomäus ${'Wolfeschlegelsteinhausen'.repeat(4)}`
  await subscribeWithTestCard(await app.signIn({ role: 'trial', used: 3 }))
  await app.signIn({ role: 'user' })
  await addAccount({ name: 'Olga Old', createdAt: 1_000 })
  await addAccount({ name: 'Ada Admin', role: 'admin', createdAt: 2_000 })
  await addAccount({ name: longName, used: 5, createdAt: 3_000 })
  await addAccount({ name: 'Pia Pending', isApproved: false, createdAt: 4_000 })
  const page = await open('/admin')
  await expectHeading(page, 'Admin Dashboard')
  await eventually(() => page.title()).toBe('Admin Dashboard · Postwright')
  const first = (term: string) => eventually(() => figure(page, term).first().textContent(), term)
  await first('Total users').toBe('7')
  await eventually(() => figure(page, 'Total users').last().textContent()).toBe('1 waiting for approval')
  await first('Active subscriptions').toBe('1')
  await first('Monthly revenue').toBe('€8')
  await first('Conversion rate').toBe('28.6%')
  await first('Annual revenue estimate').toBe('€96')
  const distribution = page.getByRole('region', { name: 'User distribution' })
  await eventually(() => distribution.getByRole('definition').allTextContents(), 'who they are').toEqual([
    '2 (28.6%)',
    '3 (42.9%)',
    '2 (28.6%)',
  ])
  const revenue = page.getByRole('region', { name: 'Revenue breakdown' })
  await eventually(() => revenue.getByRole('definition').allTextContents(), 'who pays').toEqual([
    '€8 from 1 account',
    '€0 from 6 accounts',
  ])
  await revenue.getByText('Test payments', { exact: true }).waitFor()

  const me = 'Test Person'
  await eventually(() => namesIn(page), 'the latest users').toEqual([
    me,
    me,
    me,
    'Pia Pending',
    longName,
    'Ada Admin',
    'Olga Old',
  ])
  await eventually(() => button(page, 'Delete Olga Old').count()).toBe(1)
  await eventually(() => button(page, 'Delete Ada Admin').count(), 'administrators cannot be deleted').toBe(0)
  await eventually(
    () => rowOf(page, 'admin@example.com').getByRole('button').count(),
    'nor oneself, but for the name',
  ).toBe(1)
  await expectAccessible(page, 'dashboard')
  await button(page, 'Delete Pia Pending').click()
  await expectAccessible(page, 'users, asking')
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: 'Manage prompts' }).click()
  await expectHeading(page, 'Prompt management')
  await page.goBack()
  await page.getByRole('link', { name: 'Manage users' }).click()
  await expectHeading(page, 'User management')
  expect(query(page)).toBe('?tab=all')
})

test('the administrators’ screens are not for others: they are sent home', async () => {
  const page = await browser.newPage(app, { as: await app.signIn() })
  for (const path of ['/admin', '/admin/prompts', '/admin/users']) {
    await page.goto(path)
    await expectHeading(page, 'Welcome back, Test')
    await eventually(() => new URL(page.url()).pathname).toBe('/')
  }
})

test('users are found, sorted and read page by page, as the address says', async () => {
  for (let index = 0; index < 30; index += 1) {
    await addAccount({ name: `User ${String(index).padStart(2, '0')}`, createdAt: 1_000 + index })
  }
  const page = await open('/admin/users?tab=all&sort=oldest')
  await eventually(async () => (await namesIn(page)).length).toBe(25)
  await button(page, 'Show more').click()
  await eventually(async () => (await namesIn(page)).length).toBe(31)
  await eventually(async () => new Set(await namesIn(page)).size, 'nobody twice').toBe(31)
  await eventually(async () => (await namesIn(page))[0]).toBe('User 00')
  await eventually(() => button(page, 'Show more').count()).toBe(0)

  await pick(page, 'Sort by', 'Newest first')
  await eventually(async () => (await namesIn(page))[0]).toBe('Test Person')
  const search = page.getByRole('searchbox', { name: 'Search by name or email' })
  await search.fill('user 07')
  await eventually(() => namesIn(page)).toEqual(['User 07'])
  expect(query(page)).toBe('?tab=all&q=user+07')
  await page.reload()
  await eventually(() => namesIn(page)).toEqual(['User 07'])
  await search.fill('nobody')
  await page.getByRole('heading', { name: 'No users found' }).waitFor()
  await expectAccessible(page, 'users, none found')
  await button(page, 'Clear search').click()
  await eventually(async () => (await namesIn(page)).length).toBe(25)
})

test('users are given roles, approved and invited, and what is done to them leaves a line', async () => {
  await addAccount({ name: 'Tom Trial' })
  await addAccount({ name: 'Pia Pending', isApproved: false })
  const page = await open('/admin/users')
  await button(page, 'Approve Pia Pending').waitFor()
  await page.getByRole('tab', { name: 'Activity' }).click()
  await page.getByRole('heading', { name: 'No activity yet' }).waitFor()
  await expectAccessible(page, 'activity, none')
  await page.getByRole('tab', { name: 'All Users' }).click()
  await pick(page, 'Role of Tom Trial', 'Pro')
  await expectToast(page, 'success', 'Role changed', 'Tom Trial is Pro now.')
  await page.getByRole('tab', { name: 'Activity' }).click()
  const line = page.getByRole('main').getByRole('listitem')
  await eventually(() => line.textContent(), 'the line of the role').toMatch(
    /^Changed the role from trial to user tom\.trial@example\.org\s*by admin@example\.com, /,
  )
  await expectAccessible(page, 'activity')

  await page.getByRole('tab', { name: 'Pending Approvals' }).click()
  await button(page, 'Approve Pia Pending').click()
  await expectToast(page, 'success', 'User Approved', 'Pia Pending can use Postwright now.')
  await page.getByRole('heading', { name: 'No Pending Approvals' }).waitFor()

  await page.getByRole('tab', { name: 'All Users' }).click()
  await button(page, 'Invite user').click()
  const email = dialog(page).getByLabel('Email')
  await button(page, 'Send invitation').click()
  await expectToast(page, 'error', 'Invitation failed', 'Please enter a valid email address.')
  await expectFieldMessage(email, 'Please enter a valid email address.')
  await email.fill('no address')
  await button(page, 'Send invitation').click()
  await expectFieldMessage(email, 'Please enter a valid email address.')
  await email.fill('admin@example.com')
  await button(page, 'Send invitation').click()
  await expectToast(page, 'error', 'Invitation failed', 'An account with this email already exists.')
  await expectAccessible(page, 'invitation, refused')
  await page.keyboard.press('Escape')
  await button(page, 'Invite user').click()
  await eventually(() => email.inputValue(), 'what was typed is kept').toBe('admin@example.com')
  await email.fill('ina.invited@example.com')
  await pick(page, 'Role', 'Pro')
  await button(page, 'Send invitation').click()
  await expectToast(
    page,
    'success',
    'Invitation sent',
    'Mail is not set up. On the server, npm run admin -- mails ina.invited@example.com shows the link.',
  )
  await eventually(() => picked(page, 'Role of ina.invited@example.com')).toBe('Pro')
})

test('content styles and prompt templates are written, changed, tried and deleted', async () => {
  const page = await open('/admin/prompts')
  await writeStyles(page)
  await page.getByRole('tab', { name: 'Prompt Templates' }).click()
  await writeTemplates(page)
})

async function writeStyles(page: Page): Promise<void> {
  const names = () => page.getByRole('main').getByRole('listitem').getByRole('heading').allTextContents()
  const stored = async () => {
    const rows = app.ctx.db.selectFrom('content_styles').select('name')
    return (await rows.orderBy('display_order').execute()).map(({ name }) => name)
  }
  const seeded = ['Professional & Insightful', 'Casual & Conversational', 'Technical & Detailed']
  await eventually(() => names()).toEqual(seeded)
  await expectAccessible(page, 'content styles')
  await button(page, 'New content style').click()
  const name = page.getByLabel('Name', { exact: true })
  const words = page.getByLabel('Prompt part', { exact: true })
  await eventually(() => name.evaluate((input) => input === document.activeElement)).toBe(true)
  await button(page, 'Save').click()
  await expectToast(page, 'error', 'Error', 'Please fill in all fields')
  await expectFieldMessage(name, 'Please fill in all fields')
  await expectFieldMessage(words, 'Please fill in all fields')
  await expectAccessible(page, 'content style, empty')
  await name.fill('Brief')
  await words.fill('Be brief.')
  await button(page, 'Save').click()
  await expectToast(page, 'success', 'Content style saved')
  await eventually(() => names()).toEqual([...seeded, 'Brief'])
  expect(query(page)).toBe('')

  await button(page, 'Edit Brief').click()
  await name.fill('Briefer')
  await button(page, 'Save').click()
  await eventually(() => names()).toEqual([...seeded, 'Briefer'])
  await eventually(() => stored()).toEqual([...seeded, 'Briefer'])
  await button(page, 'Delete Briefer').click()
  await dialog(page).getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'success', 'Content style deleted')
  await eventually(() => stored()).toEqual(seeded)
}

async function writeTemplates(page: Page): Promise<void> {
  const active = (name: string) => page.getByRole('switch', { name: `${name} is active` })
  await page.getByRole('switch').waitFor()
  await expectAccessible(page, 'prompt templates')
  const seeded = await page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('heading')
    .textContent()
    .then((name) => name ?? '')
  await active(seeded).click()
  await expectToast(page, 'error', 'Update failed', 'Posts are written by this template. Activate another one instead.')
  await eventually(() => active(seeded).getAttribute('aria-checked')).toBe('true')

  await button(page, 'New prompt template').click()
  await button(page, 'Save').click()
  await expectToast(page, 'error', 'Error', 'Please fill in all fields')
  for (const name of ['url', 'language', 'opinion', 'model', 'title', 'content', 'style', 'examples']) {
    await page.getByText(`{{${name}}}`, { exact: true }).waitFor()
  }
  await page.getByLabel('Name', { exact: true }).fill('Short')
  await page.getByLabel('Template', { exact: true }).fill('In {{language}}, {{style}}: {{title}}')
  await pick(page, 'Language', 'German')
  await pick(page, 'Content Style', 'Technical & Detailed')
  await button(page, 'Show preview').click()
  await page.getByText('In German, Technical & Detailed').waitFor()
  await page.getByText('Town library finds that Sunday opening pays').waitFor()
  await expectAccessible(page, 'prompt template with a preview')
  await pick(page, 'Language', 'French')
  await page.getByText('Before your last changes.').waitFor()
  await button(page, 'Save').click()
  await expectToast(page, 'success', 'Prompt template saved')

  await active('Short').click()
  await expectToast(page, 'success', 'Prompt template activated', 'New posts use “Short”.')
  await eventually(() => active(seeded).getAttribute('aria-checked')).toBe('false')
  await button(page, 'Delete Short').click()
  await dialog(page).getByRole('button', { name: 'Delete' }).click()
  await expectToast(
    page,
    'error',
    'Error',
    'Posts are written by this template. Activate another one before you delete it.',
  )
  await active(seeded).click()
  await expectToast(page, 'success', 'Prompt template activated', `New posts use “${seeded}”.`)
  await button(page, 'Delete Short').click()
  await dialog(page).getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'success', 'Prompt template deleted')
  await eventually(() => page.getByRole('switch').count()).toBe(1)
}
