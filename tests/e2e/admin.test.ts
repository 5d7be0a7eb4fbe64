import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertUser } from '#server/features/accounts/user-repository'
import { expectAccessible } from '../support/accessibility.ts'
import { launchBrowser } from '../support/browser.ts'
import { eventually, expectFieldMessage, expectHeading, expectToast, pick, picked } from '../support/page-steps.ts'
import { subscribeWithTestCard } from '../support/paying.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/** The administrators' screens: figures, accounts, and what models are told. */

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

async function open(path: string, options: { width?: number } = {}) {
  const admin = await app.signIn({ role: 'admin', email: 'admin@example.com' })
  const page = await browser.newPage(app, { as: admin, ...options })
  await page.goto(path)
  return { page, admin }
}

interface Account {
  name: string
  role?: 'admin' | 'user' | 'trial'
  isApproved?: boolean
  createdAt?: number
  used?: number
}

/** An account nobody is signed in to. @returns its id */
async function addAccount({ name, role = 'trial', isApproved = true, createdAt, used }: Account): Promise<string> {
  const id = crypto.randomUUID()
  const [firstName = '', lastName = ''] = name.split(' ')
  await insertUser(app.ctx.db, {
    id,
    email: `${name.toLowerCase().replaceAll(' ', '.')}@example.org`,
    passwordHash: null,
    firstName,
    lastName,
    role,
    isApproved,
    timeZone: 'UTC',
    createdAt: createdAt ?? app.clock.now,
  })
  const month = { month_key: new Date(app.clock.now).toISOString().slice(0, 7), month_used: used ?? 0 }
  await app.ctx.db.updateTable('users').set(month).where('id', '=', id).execute()
  return id
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const query = (page: Page) => new URL(page.url()).search
const namesIn = (page: Page) => page.locator('tbody').getByRole('rowheader').locator('b').allTextContents()
/** What a definition list says beside a term. */
const figure = (page: Page, term: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(term, { exact: true }) })
    .locator('dd')

describe('the admin dashboard', () => {
  test('tells the figures and what they are made of', async () => {
    await subscribeWithTestCard(await app.signIn({ role: 'trial', used: 3 }))
    await app.signIn({ role: 'user' })
    await addAccount({ name: 'Tom Trial' })
    await addAccount({ name: 'Pia Pending', isApproved: false })
    const { page } = await open('/admin')
    await expectHeading(page, 'Admin Dashboard')
    await eventually(() => page.title()).toBe('Admin Dashboard · Postwright')
    await eventually(() => figure(page, 'Total Users').first().textContent()).toBe('5')
    await eventually(() => figure(page, 'Total Users').last().textContent()).toBe('1 waiting for approval')
    await eventually(() => figure(page, 'Active Subscriptions').first().textContent()).toBe('1')
    await eventually(() => figure(page, 'Monthly Revenue').first().textContent()).toBe('€8')
    await eventually(() => figure(page, 'Conversion Rate').first().textContent()).toBe('40%')
    await eventually(() => figure(page, 'Annual Revenue Estimate').first().textContent()).toBe('€96')
    const distribution = page.getByRole('region', { name: 'User Distribution' })
    await eventually(() => distribution.getByRole('definition').allTextContents()).toEqual([
      '2 (40%)',
      '2 (40%)',
      '1 (20%)',
    ])
    const revenue = page.getByRole('region', { name: 'Revenue Breakdown' })
    await eventually(() => revenue.getByRole('definition').allTextContents()).toEqual([
      '€8 from 1 account',
      '€0 from 4 accounts',
    ])
    await revenue.getByText('Test payments', { exact: true }).waitFor()
  })

  test('leads to the users and the prompts, and lists the latest users', async () => {
    await addAccount({ name: 'Olga Old', createdAt: 1_000 })
    await addAccount({ name: 'Ada Admin', role: 'admin', createdAt: 2_000 })
    const { page } = await open('/admin')
    await eventually(() => namesIn(page)).toEqual(['Test Person', 'Ada Admin', 'Olga Old'])
    await eventually(() => button(page, 'Delete Olga Old').count()).toBe(1)
    await eventually(() => button(page, 'Delete Ada Admin').count(), 'administrators cannot be deleted').toBe(0)
    await eventually(
      () => rowOf(page, 'Test Person').getByRole('button').count(),
      'nor oneself, but for the name',
    ).toBe(1)

    await page.getByRole('link', { name: 'Manage Prompts' }).click()
    await expectHeading(page, 'Prompt Management')
    await page.goBack()
    await page.getByRole('link', { name: 'Manage Users' }).click()
    await expectHeading(page, 'User Management')
    expect(query(page)).toBe('?tab=all')
  })

  test('is not for others: they are sent home', async () => {
    const page = await browser.newPage(app, { as: await app.signIn() })
    for (const path of ['/admin', '/admin/prompts', '/admin/users']) {
      await page.goto(path)
      await expectHeading(page, 'Welcome back, Test')
      await eventually(() => new URL(page.url()).pathname).toBe('/')
    }
  })
})

describe('the users', () => {
  test('are approved, one by one', async () => {
    await addAccount({ name: 'Pia Pending', isApproved: false })
    const { page } = await open('/admin/users')
    await button(page, 'Approve Pia Pending').click()
    await expectToast(page, 'success', 'User Approved', 'Pia Pending can use Postwright now.')
    await page.getByRole('heading', { name: 'No Pending Approvals' }).waitFor()
  })

  test('are found, sorted and read page by page, as the address says', async () => {
    for (let index = 0; index < 30; index += 1) {
      await addAccount({ name: `User ${String(index).padStart(2, '0')}`, createdAt: 1_000 + index })
    }
    const { page } = await open('/admin/users?tab=all&sort=oldest')
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
    await button(page, 'Clear Search').click()
    await eventually(async () => (await namesIn(page)).length).toBe(25)
  })

  test('are invited with a role', async () => {
    const { page } = await open('/admin/users?tab=all')
    await button(page, 'Invite User').click()
    const email = dialog(page).getByLabel('Email')
    await button(page, 'Send Invitation').click()
    await expectToast(page, 'error', 'Invitation Failed', 'Please enter a valid email address.')
    await expectFieldMessage(email, 'Please enter a valid email address.')
    await email.fill('no address')
    await button(page, 'Send Invitation').click()
    await expectFieldMessage(email, 'Please enter a valid email address.')
    await email.fill('admin@example.com')
    await button(page, 'Send Invitation').click()
    await expectToast(page, 'error', 'Invitation Failed', 'An account with this email already exists.')
    await expectAccessible(page, 'invitation, refused')
    await page.keyboard.press('Escape')
    await button(page, 'Invite User').click()
    await eventually(() => email.inputValue(), 'what was typed is kept').toBe('admin@example.com')
    await email.fill('ina.invited@example.com')
    await pick(page, 'Role', 'Pro')
    await button(page, 'Send Invitation').click()
    await expectToast(
      page,
      'success',
      'Invitation Sent',
      'Mail is not set up. On the server, npm run admin -- mails ina.invited@example.com shows the link.',
    )
    await eventually(() => picked(page, 'Role of ina.invited@example.com')).toBe('Pro')
  })

  test('leave a line for what is done to them', async () => {
    await addAccount({ name: 'Tom Trial' })
    const { page } = await open('/admin/users?tab=activity')
    await page.getByRole('heading', { name: 'No activity yet' }).waitFor()
    await expectAccessible(page, 'activity, none')
    await page.getByRole('tab', { name: 'All Users' }).click()
    await pick(page, 'Role of Tom Trial', 'Pro')
    await expectToast(page, 'success', 'Role Changed', 'Tom Trial is Pro now.')
    await page.getByRole('tab', { name: 'Activity' }).click()
    const line = page.getByRole('main').getByRole('listitem')
    await eventually(() => line.textContent()).toMatch(
      /^Changed the role from trial to user tom\.trial@example\.org\s*by admin@example\.com, /,
    )
    await expectAccessible(page, 'activity')
  })
})

describe('the content styles', () => {
  const names = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('heading').allTextContents()
  const stored = async () => {
    const rows = app.ctx.db.selectFrom('content_styles').select('name')
    return (await rows.orderBy('display_order').execute()).map(({ name }) => name)
  }
  const seeded = ['Professional & Insightful', 'Casual & Conversational', 'Technical & Detailed']

  test('are created, changed and deleted', async () => {
    const { page } = await open('/admin/prompts')
    await eventually(() => names(page)).toEqual(seeded)
    await button(page, 'New Content Style').click()
    const name = page.getByLabel('Name', { exact: true })
    const words = page.getByLabel('Prompt Part', { exact: true })
    await eventually(() => name.evaluate((input) => input === document.activeElement)).toBe(true)
    await button(page, 'Save').click()
    await expectToast(page, 'error', 'Error', 'Please fill in all fields')
    await expectFieldMessage(name, 'Please fill in all fields')
    await expectFieldMessage(words, 'Please fill in all fields')
    await expectAccessible(page, 'content style, empty')
    await name.fill('Brief')
    await words.fill('Be brief.')
    await button(page, 'Save').click()
    await expectToast(page, 'success', 'Content Style Saved', 'New posts can be written in it.')
    await eventually(() => names(page)).toEqual([...seeded, 'Brief'])
    expect(query(page)).toBe('')

    await button(page, 'Edit Brief').click()
    await name.fill('Briefer')
    await button(page, 'Save').click()
    await eventually(() => names(page)).toEqual([...seeded, 'Briefer'])
    await eventually(() => stored()).toEqual([...seeded, 'Briefer'])
    await button(page, 'Delete Briefer').click()
    await dialog(page).getByRole('button', { name: 'Delete' }).click()
    await expectToast(page, 'success', 'Content Style Deleted', 'Posts written in it stay as they are.')
    await eventually(() => stored()).toEqual(seeded)
  })
})

describe('the prompt templates', () => {
  const active = (page: Page, name: string) => page.getByRole('switch', { name: `${name} is active` })

  test('are written, previewed, activated and deleted', async () => {
    const { page } = await open('/admin/prompts?tab=prompt-templates')
    const seeded = await page
      .getByRole('main')
      .getByRole('listitem')
      .getByRole('heading')
      .textContent()
      .then((name) => name ?? '')
    await active(page, seeded).click()
    await expectToast(
      page,
      'error',
      'Update Failed',
      'Posts are written by this template. Activate another one instead.',
    )
    await eventually(() => active(page, seeded).getAttribute('aria-checked')).toBe('true')

    await button(page, 'New Prompt Template').click()
    await button(page, 'Save').click()
    await expectToast(page, 'error', 'Error', 'Please fill in all fields')
    for (const name of ['url', 'language', 'opinion', 'model', 'title', 'content', 'style', 'examples']) {
      await page.getByText(`{{${name}}}`, { exact: true }).waitFor()
    }
    await page.getByLabel('Name', { exact: true }).fill('Short')
    await page.getByLabel('Template', { exact: true }).fill('In {{language}}, {{style}}: {{title}}')
    await pick(page, 'Language', 'German')
    await pick(page, 'Content Style', 'Technical & Detailed')
    await button(page, 'Show Preview').click()
    await page.getByText('In German, Technical & Detailed').waitFor()
    await page.getByText('Town library finds that Sunday opening pays').waitFor()
    await expectAccessible(page, 'prompt template with a preview')
    await pick(page, 'Language', 'French')
    await page.getByText('This shows the template as it was before your last changes.').waitFor()
    await button(page, 'Save').click()
    const saved = 'The active template counts from the next post on.'
    await expectToast(page, 'success', 'Prompt Template Saved', saved)

    await active(page, 'Short').click()
    await expectToast(page, 'success', 'Prompt Template Activated', 'Posts are written by “Short” now.')
    await eventually(() => active(page, seeded).getAttribute('aria-checked')).toBe('false')
    await button(page, 'Delete Short').click()
    await dialog(page).getByRole('button', { name: 'Delete' }).click()
    await expectToast(
      page,
      'error',
      'Error',
      'Posts are written by this template. Activate another one before you delete it.',
    )
    await active(page, seeded).click()
    await expectToast(page, 'success', 'Prompt Template Activated', `Posts are written by “${seeded}” now.`)
    await button(page, 'Delete Short').click()
    await dialog(page).getByRole('button', { name: 'Delete' }).click()
    await expectToast(page, 'success', 'Prompt Template Deleted', 'Posts written by it stay as they are.')
    await eventually(() => page.getByRole('switch').count()).toBe(1)
  })
})

describe('nobody is shut out of', () => {
  const longName = `Bartholomäus ${'Wolfeschlegelsteinhausen'.repeat(4)}`

  test('the dashboard and the table', async () => {
    await addAccount({ name: longName, used: 5 })
    await addAccount({ name: 'Pia Pending', isApproved: false })
    const { page } = await open('/admin')
    await rowOf(page, 'Pia Pending').waitFor()
    await figure(page, 'Total Users').first().waitFor()
    await expectAccessible(page, 'dashboard')
    await button(page, 'Delete Pia Pending').click()
    await expectAccessible(page, 'users, asking')
  })

  test('the lists of styles and templates', async () => {
    const { page } = await open('/admin/prompts')
    await button(page, 'Edit Casual & Conversational').waitFor()
    await expectAccessible(page, 'content styles')
    await page.getByRole('tab', { name: 'Prompt Templates' }).click()
    await page.getByRole('switch').waitFor()
    await expectAccessible(page, 'prompt templates')
  })
})
