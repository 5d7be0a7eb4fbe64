import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { refusal, refuse } from '../support/page-steps.ts'
import { password, startTestApp, type TestApp } from '../support/test-app.ts'
import { arrive, freshPage, samePage, toastTests } from '../support/toast-lines.ts'

/** What the toasts of coming in and going out, of the settings and of the administration say. */

const browser = launchBrowser()
let app: TestApp
let windows: Record<'visitor' | 'someone' | 'admin', BrowserContext>
let someone: Awaited<ReturnType<TestApp['signIn']>>
let admin: Awaited<ReturnType<TestApp['signIn']>>

beforeAll(async () => {
  app = await startTestApp()
  someone = await app.signIn()
  admin = await app.signIn({ role: 'admin' })
  windows = {
    visitor: await browser.openWindow(app),
    someone: await browser.openWindow(app, { as: someone }),
    admin: await browser.openWindow(app, { as: admin }),
  }
})

afterAll(() => app.close())

async function openAsVisitor(): Promise<Page> {
  await windows.visitor.clearCookies()
  return samePage(windows.visitor, '/auth')
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const confirm = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name }).click()
const name = (page: Page) => page.getByLabel('Name', { exact: true })
const style = { name: 'Plain', defaultModel: 'composer', defaultLanguage: 'english', defaultWebSearch: false }

describe('signing in', () => {
  const says = toastTests(openAsVisitor)
  async function signIn(page: Page, email: string, typed: string) {
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password').fill(typed)
    await button(page, 'Sign in').click()
  }
  async function signInRefused(page: Page, message: string) {
    await refuse(page, '**/api/login', 'POST', message)
    await signIn(page, 'someone@example.com', password)
  }

  says('error', 'Error', 'Please fill in all fields', 'the fields are empty', (page) => button(page, 'Sign in').click())
  const wrong = 'Invalid email or password. Please check your credentials.'
  says('error', 'Login failed', wrong, 'the password is wrong', (page) =>
    signIn(page, someone.email, 'not the passphrase'),
  )
  const unconfirmed = 'Please check your email and confirm your account first.'
  says('error', 'Login failed', unconfirmed, 'the address is not confirmed yet', (page) =>
    signInRefused(page, 'Please confirm your email first. We have sent the link again.'),
  )
  const notSetUp = "This account isn't set up for password login. Please contact support."
  says('error', 'Login failed', notSetUp, 'the account has no password', async (page) => {
    const { email, id } = await app.signIn()
    await app.ctx.db.updateTable('users').set({ password_hash: null }).where('id', '=', id).execute()
    await signIn(page, email, password)
  })
  says('error', 'Login failed', 'Something went wrong. Please try again.', 'it fails in any other way', (page) =>
    signInRefused(page, refusal),
  )
  says('success', 'Login successful', 'Welcome back!', 'the password is right', (page) =>
    signIn(page, someone.email, password),
  )
  says('success', 'Logged out', 'You have been logged out successfully.', 'one signs out', async (page) => {
    await page.context().addCookies((await app.signIn()).cookies())
    await arrive(page, '/history')
    await button(page, 'Sign Out').click()
  })
})

describe('registering', () => {
  const says = toastTests(async () => {
    const page = await openAsVisitor()
    await page.getByRole('tab', { name: 'Register' }).click()
    return page
  })
  async function register(page: Page, email: string, typed: string) {
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password').fill(typed)
    await button(page, 'Create account').click()
  }

  says('error', 'Error', 'Email and password are required', 'the fields are empty', (page) =>
    button(page, 'Create account').click(),
  )
  const refusals = [
    ['Password must be at least 8 characters long.', 'the password is short', 'other@example.com', 'short'],
    ['Password is too common. Choose another one.', 'everyone knows it', 'other@example.com', 'password'],
    ['Please enter a valid email address.', 'the address is none', 'other', 'Long enough 1!'],
  ] as const
  for (const [description, when, email, typed] of refusals) {
    says('error', 'Registration failed', description, when, (page) => register(page, email, typed))
  }
  const taken = 'An account with this email already exists. Try logging in instead.'
  says('error', 'Registration failed', taken, 'the address is taken', (page) =>
    register(page, someone.email, 'Long enough 1!'),
  )
  const generic = 'Something went wrong. Please try again.'
  says('error', 'Registration failed', generic, 'it fails in any other way', async (page) => {
    await refuse(page, '**/api/register', 'POST')
    await register(page, 'other@example.com', 'Long enough 1!')
  })
  says('success', 'Registration successful', 'Account created successfully!', 'the account is made', (page) =>
    register(page, 'new@example.com', 'Long enough 1!'),
  )
})

describe('the settings', () => {
  const says = toastTests(() => freshPage(windows.someone))
  async function saveSettings(page: Page) {
    await arrive(page, '/settings?tab=ai-settings')
    await page.getByLabel('Custom Prompt').fill(`No emoji. ${Math.random()}`)
    await button(page, 'Save').click()
  }
  async function saveStyle(page: Page) {
    await arrive(page, '/settings?tab=content-styles&style=new')
    await name(page).fill('Plain')
    await button(page, 'Save').click()
  }
  async function deleteStyle(page: Page) {
    await someone.post('/api/user/content-styles', { ...style, examplePosts: ['One.'] })
    await arrive(page, '/settings?tab=content-styles')
    await button(page, 'Delete Plain').first().click()
    await confirm(page, 'Delete')
  }

  says('success', 'Settings Saved', 'Your next post starts with them.', 'they are saved', saveSettings)
  says('error', 'Save Failed', 'Failed to save settings.', 'they could not be saved', async (page) => {
    await refuse(page, '**/api/user/settings', 'POST')
    await saveSettings(page)
  })
  says('success', 'Content Style Saved', 'You can pick it in the generator.', 'a style is saved', saveStyle)
  says('error', 'Error', refusal, 'the server refuses to save a style', async (page) => {
    await refuse(page, '**/api/user/content-styles', 'POST')
    await saveStyle(page)
  })
  const deleted = 'Posts written in it stay as they are.'
  says('success', 'Content Style Deleted', deleted, 'a style is deleted', deleteStyle)
  says('error', 'Error', refusal, 'the server refuses to delete a style', async (page) => {
    await refuse(page, '**/api/user/content-styles/*', 'DELETE')
    await deleteStyle(page)
  })
})

describe('the users', () => {
  const says = toastTests(async () => {
    await app.ctx.db.updateTable('users').set({ is_approved: 1 }).execute()
    await app.signIn({ isApproved: false })
    return freshPage(windows.admin)
  })
  async function approve(page: Page) {
    await arrive(page, '/admin/users')
    await button(page, 'Approve Test Person').click()
  }
  async function deleteUser(page: Page) {
    await arrive(page, '/admin/users?tab=all')
    await button(page, 'Delete Test Person').first().click()
    await confirm(page, 'Delete')
  }

  says('success', 'User Approved', 'Test Person can use Postwright now.', 'one is approved', approve)
  says('error', 'Approval Failed', refusal, 'the server refuses the approval', async (page) => {
    await refuse(page, '**/api/admin/approve-user/*', 'POST')
    await approve(page)
  })
  says('success', 'User Deleted', 'The account of Test Person is gone.', 'one is deleted', deleteUser)
  says('error', 'Delete Failed', refusal, 'the server refuses to delete one', async (page) => {
    await refuse(page, '**/api/admin/users/*', 'DELETE')
    await deleteUser(page)
  })
  const reset = 'Monthly post counts have been reset.'
  says('success', 'Monthly Posts Reset', reset, 'everyone’s month is started anew', async (page) => {
    await arrive(page, '/admin')
    await button(page, 'Reset Monthly Posts').click()
    await confirm(page, 'Reset')
  })
})

describe.each([
  {
    what: 'shared content style',
    title: 'Content Style',
    list: '/admin/prompts',
    form: '/admin/prompts?style=new',
    field: 'Prompt Part',
    api: '/api/admin/content-styles',
    made: { name: 'Made', promptPart: 'Be brief.' },
    saved: 'New posts can be written in it.',
    deleted: 'Posts written in it stay as they are.',
  },
  {
    what: 'prompt template',
    title: 'Prompt Template',
    list: '/admin/prompts?tab=prompt-templates',
    form: '/admin/prompts?tab=prompt-templates&template=new',
    field: 'Template',
    api: '/api/admin/prompt-templates',
    made: { name: 'Made', template: 'In {{language}}: {{content}}' },
    saved: 'The active template counts from the next post on.',
    deleted: 'Posts written by it stay as they are.',
  },
])('a $what', ({ title, list, form, field, api, made, saved, deleted }) => {
  const says = toastTests(() => freshPage(windows.admin))
  async function create(page: Page) {
    await arrive(page, form)
    await name(page).fill('Brief')
    await page.getByLabel(field, { exact: true }).fill('Be brief.')
    await button(page, 'Save').click()
  }
  async function change(page: Page) {
    await admin.post(api, made)
    await arrive(page, list)
    await button(page, 'Edit Made').first().click()
    await name(page).fill('Changed')
    await button(page, 'Save').click()
  }
  async function remove(page: Page) {
    await admin.post(api, made)
    await arrive(page, list)
    await button(page, 'Delete Made').first().click()
    await confirm(page, 'Delete')
  }

  says('error', 'Error', 'Please fill in all fields', 'a field is empty', async (page) => {
    await arrive(page, form)
    await name(page).fill('Brief')
    await button(page, 'Save').click()
  })
  says('success', `${title} Saved`, saved, 'it is created', create)
  says('success', `${title} Saved`, saved, 'it is changed', change)
  says('success', `${title} Deleted`, deleted, 'it is deleted', remove)
  says('error', 'Error', refusal, 'the server refuses to create it', async (page) => {
    await refuse(page, `**${api}`, 'POST')
    await create(page)
  })
  says('error', 'Error', refusal, 'the server refuses to change it', async (page) => {
    await refuse(page, `**${api}/*`, 'PUT')
    await change(page)
  })
  says('error', 'Error', refusal, 'the server refuses to delete it', async (page) => {
    await refuse(page, `**${api}/*`, 'DELETE')
    await remove(page)
  })
})
