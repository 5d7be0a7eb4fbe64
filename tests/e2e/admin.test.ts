import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertUser } from '#server/features/accounts/user-repository'
import { expectAccessible } from '../support/accessibility.ts'
import { launchBrowser } from '../support/browser.ts'
import {
  eventually,
  expectFieldMessage,
  expectHeading,
  expectToast,
  pick,
  picked,
  refuse,
} from '../support/page-steps.ts'
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
const accountOf = (id: string) => app.ctx.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
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

  test('resets everyone’s month after asking', async () => {
    const id = await addAccount({ name: 'Tom Trial', used: 4 })
    const { page } = await open('/admin')
    await rowOf(page, 'Tom Trial').getByText('4/5').waitFor()
    await button(page, 'Reset Monthly Posts').click()
    await dialog(page).getByRole('button', { name: 'Cancel' }).click()
    await eventually(async () => (await accountOf(id))?.month_used).toBe(4)
    await button(page, 'Reset Monthly Posts').click()
    await dialog(page).getByRole('button', { name: 'Reset' }).click()
    await expectToast(page, 'success', 'Monthly Posts Reset', 'Monthly post counts have been reset.')
    await rowOf(page, 'Tom Trial').getByText('0/5').waitFor()
  })

  test('is not for others: they are sent home', async () => {
    const page = await browser.newPage(app, { as: await app.signIn() })
    for (const path of ['/admin', '/admin/prompts', '/admin/users']) {
      await page.goto(path)
      await expectHeading(page, 'Welcome back, Test')
      await eventually(() => new URL(page.url()).pathname).toBe('/')
    }
  })

  test('says what failed and tries again', async () => {
    const { page } = await open('/history')
    let isDown = true
    await page.route('**/api/admin/**', (route) =>
      isDown
        ? route.fulfill({ status: 429, json: { message: 'Too many at once.', code: 'rate_limited' } })
        : route.fallback(),
    )
    await page.getByRole('link', { name: 'Admin', exact: true }).click()
    const figures = page.getByRole('alert').filter({ hasText: 'The figures could not be loaded' })
    await figures.getByText('Too many at once.').waitFor()
    await page.getByRole('alert').filter({ hasText: 'The users could not be loaded' }).waitFor()
    await expectAccessible(page, 'dashboard, failed')
    isDown = false
    await figures.getByRole('button', { name: 'Try Again' }).click()
    await figure(page, 'Total Users').first().waitFor()
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

  test('are approved and shut out in the table', async () => {
    const id = await addAccount({ name: 'Pia Pending', isApproved: false })
    const { page } = await open('/admin/users?tab=all')
    await rowOf(page, 'Pia Pending').getByText('Pending', { exact: true }).waitFor()
    await button(page, 'Approve Pia Pending').click()
    await expectToast(page, 'success', 'User Approved', 'Pia Pending can use Postwright now.')
    await rowOf(page, 'Pia Pending').getByText('Approved', { exact: true }).waitFor()
    await eventually(async () => (await accountOf(id))?.is_approved).toBe(1)

    await button(page, 'Withdraw approval of Pia Pending').click()
    await dialog(page).getByRole('button', { name: 'Withdraw' }).click()
    await expectToast(
      page,
      'success',
      'Approval Withdrawn',
      'Pia Pending has been signed out and waits for approval again.',
    )
    await eventually(async () => (await accountOf(id))?.is_approved).toBe(0)
  })

  test('get another role; administrators are made and unmade only after asking', async () => {
    const id = await addAccount({ name: 'Tom Trial' })
    const { page } = await open('/admin/users?tab=all')
    await pick(page, 'Role of Tom Trial', 'Pro')
    await expectToast(page, 'success', 'Role Changed', 'Tom Trial is Pro now.')
    await rowOf(page, 'Tom Trial').getByText('0/20').waitFor()
    await pick(page, 'Role of Tom Trial', 'Admin')
    await dialog(page).getByRole('button', { name: 'Cancel' }).click()
    await eventually(() => picked(page, 'Role of Tom Trial')).toBe('Pro')
    await eventually(async () => (await accountOf(id))?.role).toBe('user')
    await pick(page, 'Role of Tom Trial', 'Admin')
    await dialog(page).getByRole('button', { name: 'Make Administrator' }).click()
    await expectToast(page, 'success', 'Role Changed', 'Tom Trial is Admin now.')
    await eventually(() => button(page, 'Delete Tom Trial').count()).toBe(0)
    await pick(page, 'Role of Tom Trial', 'Trial')
    await dialog(page).getByRole('button', { name: 'Take Rights' }).click()
    await expectToast(page, 'success', 'Role Changed', 'Tom Trial is Trial now.')
  })

  test('are deleted after asking', async () => {
    const id = await addAccount({ name: 'Tom Trial' })
    const { page } = await open('/admin/users?tab=all')
    await button(page, 'Delete Tom Trial').click()
    await dialog(page).getByRole('heading', { name: 'Are you sure you want to delete this user?' }).waitFor()
    await dialog(page).getByRole('button', { name: 'Cancel' }).click()
    await eventually(() => accountOf(id)).toBeDefined()
    await button(page, 'Delete Tom Trial').click()
    await dialog(page).getByRole('button', { name: 'Delete' }).click()
    await expectToast(page, 'success', 'User Deleted', 'The account of Tom Trial is gone.')
    await eventually(() => accountOf(id)).toBeUndefined()
    await eventually(() => namesIn(page)).toEqual(['Test Person'])
  })

  test('stay as they were when the server refuses, in its words', async () => {
    await addAccount({ name: 'Tom Trial' })
    await addAccount({ name: 'Pia Pending', isApproved: false })
    const { page } = await open('/admin/users?tab=all')
    await button(page, 'Delete Tom Trial').waitFor()
    await refuse(page, '**/api/admin/users/*', 'PATCH')
    await refuse(page, '**/api/admin/users/*', 'DELETE')
    await refuse(page, '**/api/admin/approve-user/*', 'POST')
    await pick(page, 'Role of Tom Trial', 'Pro')
    await expectToast(page, 'error', 'Update Failed', 'Not while the moon is full.')
    await eventually(() => picked(page, 'Role of Tom Trial')).toBe('Trial')
    await button(page, 'Approve Pia Pending').click()
    await expectToast(page, 'error', 'Approval Failed', 'Not while the moon is full.')
    await button(page, 'Approve Pia Pending').waitFor()
    const before = await namesIn(page)
    await button(page, 'Delete Tom Trial').click()
    await dialog(page).getByRole('button', { name: 'Delete' }).click()
    await expectToast(page, 'error', 'Delete Failed', 'Not while the moon is full.')
    await eventually(() => namesIn(page)).toEqual(before)
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

  test('are put in order by the keyboard, which keeps its place', async () => {
    const { page } = await open('/admin/prompts')
    const up = button(page, 'Move Technical & Detailed up')
    await up.focus()
    await page.keyboard.press('Enter')
    await eventually(() => names(page)).toEqual([seeded[0], seeded[2], seeded[1]])
    await eventually(() => up.evaluate((pressed) => pressed === document.activeElement)).toBe(true)
    await page.getByText('Technical & Detailed is number 2 of 3 now.').waitFor()
    await eventually(stored).toEqual([seeded[0], seeded[2], seeded[1]])
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await eventually(stored).toEqual([seeded[2], seeded[0], seeded[1]])
    await refuse(page, '**/api/admin/content-styles/*', 'PUT')
    await button(page, 'Move Technical & Detailed down').click()
    await expectToast(page, 'error', 'Update Failed', 'Not while the moon is full.')
    await eventually(() => names(page), 'as it was').toEqual([seeded[2], seeded[0], seeded[1]])
    await page.unroute('**/api/admin/content-styles/*')
    await button(page, 'Move Technical & Detailed down').click()
    await eventually(stored).toEqual([seeded[0], seeded[2], seeded[1]])
    await button(page, 'Move Technical & Detailed down').click()
    await eventually(stored).toEqual(seeded)
  })

  test('keep a half-written text and ask before it is left', async () => {
    const { page } = await open('/admin/prompts?style=new')
    await page.getByLabel('Prompt Part', { exact: true }).fill('Half a thou')
    await page.getByRole('tab', { name: 'Prompt Templates' }).click()
    await dialog(page).getByRole('button', { name: 'Stay' }).click()
    await page.getByRole('tab', { name: 'Prompt Templates' }).click()
    await dialog(page).getByRole('button', { name: 'Leave' }).click()
    await button(page, 'New Prompt Template').waitFor()
    await page.goto('/admin/prompts?style=new')
    await eventually(() => page.getByLabel('Prompt Part', { exact: true }).inputValue()).toBe('Half a thou')
    await button(page, 'Cancel').click()
    await button(page, 'New Content Style').click()
    await eventually(() => page.getByLabel('Prompt Part', { exact: true }).inputValue()).toBe('')
  })

  test('that are refused stay, in the server’s words', async () => {
    const { page } = await open('/admin/prompts')
    await button(page, 'Delete Casual & Conversational').waitFor()
    await refuse(page, '**/api/admin/content-styles/*', 'DELETE')
    await button(page, 'Delete Casual & Conversational').click()
    await dialog(page).getByRole('button', { name: 'Delete' }).click()
    await expectToast(page, 'error', 'Error', 'Not while the moon is full.')
    await eventually(() => names(page)).toEqual(seeded)
    await page.goto('/admin/prompts?style=4711')
    await page.getByRole('heading', { name: 'This content style does not exist' }).waitFor()
    await button(page, 'All Content Styles').click()
    await eventually(() => names(page)).toEqual(seeded)
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

  test('that can’t be activated leave the old one on', async () => {
    const { page, admin } = await open('/admin/prompts?tab=prompt-templates')
    const made = await admin.post('/api/admin/prompt-templates', { name: 'Other', template: 'Other' })
    const { id } = (await made.json()) as { id: number }
    await page.reload()
    await active(page, 'Other').waitFor()
    await refuse(page, '**/api/admin/prompt-templates/*', 'PUT')
    await active(page, 'Other').click()
    await expectToast(page, 'error', 'Update Failed', 'Not while the moon is full.')
    await eventually(() => active(page, 'Other').getAttribute('aria-checked')).toBe('false')
    await admin.delete(`/api/admin/prompt-templates/${id}`)
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
