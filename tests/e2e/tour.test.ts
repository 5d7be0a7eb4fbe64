import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { button, canvas, dialog } from '../support/editor-steps.ts'
import { type LinkedinApp, startLinkedinApp } from '../support/linkedin-app.ts'
import { describeDifference, takePicture } from '../support/page-picture.ts'
import { eventually, expectHeading, openPanel } from '../support/page-steps.ts'
import { makePost } from '../support/posts.ts'
import { signInAuthor } from '../support/publishing-app.ts'
import type { TestApp } from '../support/test-app.ts'
import { makeVisual } from '../support/visuals.ts'

/**
 * A screen looks the same whether it is the first that one opens or the last, after all others have brought their
 * styles: no style of one screen reaches another. The pictures are compared within this run; none is stored.
 */

const browser = launchBrowser()
const widths = [1280, 375]
let world: LinkedinApp
let app: TestApp

beforeAll(async () => {
  world = await startLinkedinApp({ withTemplates: true })
  app = world.app
})

afterAll(() => world.close())

interface Screen {
  path: string
  /** Until it shows all it has. */
  arrive: (page: Page) => Promise<unknown>
  /** What else it can open, each with styles of its own; closed again. */
  lookAround?(page: Page): Promise<unknown>
}

const heading = (name: string) => (page: Page) => expectHeading(page, name)
const text = (words: string) => (page: Page) => page.getByText(words, { exact: true }).first().waitFor()

/** The last to come to a list of posts: its code is fetched when a post is shown that can be published. */
const publishable = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Publish', exact: true, disabled: false }).first().waitFor()

async function closeDialog(page: Page): Promise<void> {
  await page.locator('dialog:focus-within, [role=dialog]:focus-within').waitFor()
  await page.keyboard.press('Escape')
  await eventually(() => page.getByRole('dialog').count()).toBe(0)
}

const ofVisitors: readonly Screen[] = [
  { path: '/auth', arrive: (page) => page.getByLabel('Email').waitFor() },
  { path: '/auth?tab=register', arrive: (page) => page.getByLabel('First Name').waitFor() },
  { path: '/reset-password', arrive: heading('Forgot your password?') },
  { path: '/confirm-email', arrive: text('The link is incomplete') },
  { path: '/invitation', arrive: (page) => page.getByRole('heading').first().waitFor() },
  { path: '/setup', arrive: text('The set-up link is incomplete') },
  { path: '/subscribe', arrive: heading('Sign In Required') },
  { path: '/history', arrive: heading('Page not found') },
]

function ofAdministrators(post: string, visual: string): readonly Screen[] {
  return [
    {
      path: '/dashboard',
      arrive: publishable,
      async lookAround(page) {
        await page.keyboard.press('Control+k')
        await page.getByRole('listbox').getByRole('option').first().waitFor()
        await closeDialog(page)
      },
    },
    {
      path: '/generate',
      arrive: (page) => page.getByRole('button', { name: 'Generate', exact: true, disabled: false }).waitFor(),
    },
    { path: '/generate?tab=file-upload', arrive: (page) => button(page, 'Choose a file').waitFor() },
    { path: '/history', arrive: publishable },
    { path: '/history?tab=calendar', arrive: (page) => page.getByRole('main').getByRole('listitem').nth(1).waitFor() },
    // not right after the generator, which would keep its form open
    {
      path: `/generate?post=${post}`,
      async arrive(page) {
        await page.getByText('Your first line').first().waitFor()
      },
      async lookAround(page) {
        await openPanel(page, 'Sources')
        await page.getByText('Checksum (SHA-256)').waitFor()
        await openPanel(page, 'Versions')
        await page.getByRole('region', { name: 'Refine', exact: true }).waitFor()
        await openPanel(page, 'Voice')
        await page.getByRole('region', { name: 'Voice and originality' }).getByRole('listitem').first().waitFor()
        await openPanel(page, 'Check')
        await page.getByRole('region', { name: 'Checked against the source' }).getByRole('status').waitFor()
        await button(page, 'View extracted article').first().click()
        await dialog(page, 'View extracted article').getByRole('region', { name: 'Article text' }).waitFor()
        await closeDialog(page)
        await button(page, 'Edit').click()
        await page.getByRole('textbox', { name: 'Post text' }).waitFor()
        await button(page, 'Cancel').click()
        await button(page, 'Publish').click()
        await dialog(page, 'Publish on LinkedIn').getByLabel('Who can see it').waitFor()
        await closeDialog(page)
        await button(page, 'Notices').click()
        await dialog(page, 'Notices').waitFor()
        await closeDialog(page)
      },
    },
    { path: '/schedule', arrive: (page) => page.getByRole('cell').first().waitFor() },
    { path: '/schedule?tab=list', arrive: text('Nothing is planned') },
    { path: '/schedule?tab=queue', arrive: text('No account has weekly times') },
    { path: '/settings?tab=linkedin', arrive: text('Weekly times') },
    { path: '/admin/linkedin', arrive: (page) => button(page, 'Test').first().waitFor() },
    { path: '/settings', arrive: text('This browser') },
    { path: '/settings?tab=ai-settings', arrive: (page) => page.getByLabel('Target Audience').waitFor() },
    { path: '/settings?tab=your-voice', arrive: (page) => page.getByLabel('Your role').waitFor() },
    { path: '/welcome', arrive: heading('Who is writing?') },
    { path: '/settings?tab=content-styles', arrive: text('No content styles yet') },
    { path: '/subscribe', arrive: (page) => page.getByRole('heading', { level: 1 }).waitFor() },
    { path: '/admin', arrive: (page) => page.getByRole('row').nth(1).waitFor() },
    { path: '/admin/prompts', arrive: heading('Prompt Management') },
    { path: '/admin/users', arrive: text('No Pending Approvals') },
    { path: '/admin/users?tab=all', arrive: (page) => page.getByRole('row').nth(1).waitFor() },
    { path: '/admin/settings', arrive: (page) => page.getByRole('region', { name: 'Payments' }).waitFor() },
    { path: '/admin/system', arrive: (page) => page.getByRole('region', { name: 'Queued Work' }).waitFor() },
    {
      path: `/visual-editor?visual=${visual}`,
      arrive: (page) => canvas(page).and(page.locator('[aria-busy=false]')).waitFor(),
      async lookAround(page) {
        for (const name of ['Image', 'Templates', 'My visuals', 'Export']) {
          await button(page, name).first().click()
          await page.getByRole('dialog').waitFor()
          await closeDialog(page)
        }
      },
    },
    { path: '/nowhere', arrive: heading('Page not found') },
  ]
}

/** Without loading the page anew: what other screens brought stays. */
async function goTo(page: Page, { path, arrive }: Screen): Promise<void> {
  await page.evaluate((address) => history.pushState(null, '', address), path)
  await arrive(page)
}

/**
 * Pictures of a screen at each width.
 * @param expected of the same screen at rest; what is the same needs no second look
 */
async function picturesOf(page: Page, expected: readonly Buffer[] = []): Promise<Buffer[]> {
  const pictures: Buffer[] = []
  for (const [index, width] of widths.entries()) {
    await page.setViewportSize({ width, height: 800 })
    pictures.push(await takePicture(page, expected[index]))
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  return pictures
}

/**
 * What the server answers stays as it was at first, so that only styles can make a difference. The pages see to it
 * themselves: in a window with routes Chromium would fetch every file anew for every page.
 */
async function freezeAnswers(window: BrowserContext): Promise<void> {
  await window.addInitScript(() => {
    const ask = globalThis.fetch
    globalThis.fetch = async (input, init) => {
      const request = new Request(input, init)
      if (request.method !== 'GET' || !new URL(request.url).pathname.startsWith('/api/')) return await ask(request)
      const key = `answer of ${request.url}`
      if (localStorage.getItem(key) === null) {
        const answer = await ask(request)
        const kept = { body: await answer.text(), status: answer.status, headers: [...answer.headers] }
        localStorage.setItem(key, JSON.stringify(kept))
      }
      const { body, status, headers } = JSON.parse(localStorage.getItem(key) ?? '')
      return new Response(status === 204 ? null : body, { status, headers })
    }
  })
}

/** As the first page that is opened. */
async function firstPictures(window: BrowserContext, screen: Screen): Promise<Buffer[]> {
  const page = await window.newPage()
  await page.goto(screen.path)
  await screen.arrive(page)
  const pictures = await picturesOf(page)
  await page.close()
  return pictures
}

async function differencesOf({ path }: Screen, before: readonly Buffer[], after: readonly Buffer[]): Promise<string[]> {
  const found: string[] = []
  for (const [index, picture] of after.entries()) {
    const difference = await describeDifference(before[index] ?? Buffer.alloc(0), picture)
    if (difference) found.push(`${path} at ${widths[index]} px: ${difference}`)
  }
  return found
}

/** @returns what of each screen is different after all of them, a line each */
async function tour(window: BrowserContext, screens: readonly Screen[]): Promise<string[]> {
  await window.clock.setFixedTime(app.clock.now)
  await freezeAnswers(window)
  const first: Buffer[][] = []
  for (const screen of screens) {
    first.push(await firstPictures(window, screen))
  }

  const page = await window.newPage()
  await page.goto(screens[0]?.path ?? '/')
  for (const screen of screens) {
    await goTo(page, screen)
    await screen.lookAround?.(page)
  }
  const differences: string[] = []
  for (const [at, screen] of screens.entries()) {
    await goTo(page, screen)
    const last = await picturesOf(page, first[at])
    let found = await differencesOf(screen, first[at] ?? [], last)
    // what came late to one of them is there now; a style that reaches too far does so every time
    if (found.length > 0)
      found = await differencesOf(screen, await firstPictures(window, screen), await picturesOf(page))
    differences.push(...found)
  }
  return differences
}

describe('each screen looks the same first and last', () => {
  test('to a visitor', async () => {
    expect(await tour(await browser.openWindow(app), ofVisitors)).toEqual([])
  })

  test('to an administrator, who sees them all', async () => {
    const author = await signInAuthor(world, 'admin')
    const admin = author.person
    const { id } = await makePost(admin)
    await makePost(admin)
    const visual = await makeVisual(admin, { name: 'Quay' })
    expect(await tour(await browser.openWindow(app, { as: admin }), ofAdministrators(id, visual.id))).toEqual([])
  })
})
