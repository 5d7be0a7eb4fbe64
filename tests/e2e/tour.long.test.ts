import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { breakpoints } from '#client/lib/breakpoints'
import { launchBrowser } from '../support/browser.ts'
import { filesOfScreen } from '../support/built-app.ts'
import { button, canvas, dialog } from '../support/editor-steps.ts'
import { type LinkedinApp, startLinkedinApp } from '../support/linkedin-app.ts'
import { describeDifference, takePicture, takeQuickPicture } from '../support/page-picture.ts'
import { eventually, expectHeading, openPanel, openProvenance, openVersions } from '../support/page-steps.ts'
import { makePost } from '../support/posts.ts'
import { signInAuthor } from '../support/publishing-app.ts'
import type { TestApp } from '../support/test-app.ts'
import { makeVisual } from '../support/visuals.ts'

/**
 * A screen must look the same whether it is opened first or last, after all others have loaded their styles: no
 * screen's style affects another. The pictures are compared within this run; none is stored.
 *
 * One page goes through all screens, and photographs each with all styles and with only its own, as the build lists
 * them. A screen that differs is then opened as the first of a page, which loads everyone's styles afterwards: this
 * decides.
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
  /** Its file, by which the build lists its styles. */
  name: string
  /** Parts that it loads and shows after it has arrived; a part that is missing here costs only time. */
  parts?: readonly string[]
  /** Waits until it shows everything. */
  arrive: (page: Page) => Promise<unknown>
  /** Further parts that it can open, each with its own styles; closed again. */
  lookAround?(page: Page): Promise<unknown>
}

const heading = (name: string) => (page: Page) => expectHeading(page, name)
const text = (words: string) => (page: Page) => page.getByText(words, { exact: true }).first().waitFor()

/** The last part of a list of posts: its code is loaded when a publishable post is shown. */
const publishable = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Publish', exact: true, disabled: false }).first().waitFor()

async function closeDialog(page: Page): Promise<void> {
  await page.locator('dialog:focus-within, [role=dialog]:focus-within').waitFor()
  await page.keyboard.press('Escape')
  await eventually(() => page.getByRole('dialog').count()).toBe(0)
}

const ofVisitors: readonly Screen[] = [
  { path: '/auth', name: 'auth', arrive: (page) => page.getByLabel('Email').waitFor() },
  {
    path: '/auth?tab=register',
    name: 'auth',
    parts: ['features/accounts/sign-in/register-form.tsx'],
    arrive: (page) => page.getByLabel('First Name').waitFor(),
  },
  { path: '/reset-password', name: 'reset-password', arrive: heading('Forgot your password?') },
  { path: '/confirm-email', name: 'confirm-email', arrive: text('The link is incomplete') },
  { path: '/invitation', name: 'invitation', arrive: (page) => page.getByRole('heading').first().waitFor() },
  { path: '/join', name: 'join', arrive: (page) => page.getByRole('heading').first().waitFor() },
  { path: '/review', name: 'review', arrive: (page) => page.getByRole('heading').first().waitFor() },
  { path: '/setup', name: 'setup', arrive: text('The set-up link is incomplete') },
  { path: '/subscribe', name: 'subscribe', arrive: heading('Sign In Required') },
  { path: '/history', name: 'not-found', arrive: heading('Page not found') },
]

function ofAdministrators(post: string, visual: string): readonly Screen[] {
  return [
    {
      path: '/dashboard',
      name: 'dashboard',
      arrive: publishable,
      async lookAround(page) {
        await page.keyboard.press('Control+k')
        await page.getByRole('listbox').getByRole('option').first().waitFor()
        await closeDialog(page)
      },
    },
    {
      path: '/generate',
      name: 'generate',
      arrive: (page) => page.getByRole('button', { name: 'Generate', exact: true, disabled: false }).waitFor(),
    },
    { path: '/generate?tab=file-upload', name: 'generate', arrive: (page) => button(page, 'Choose a file').waitFor() },
    { path: '/history', name: 'history', arrive: publishable },
    {
      path: '/history?tab=calendar',
      name: 'history',
      arrive: (page) => page.getByRole('main').getByRole('listitem').nth(1).waitFor(),
    },
    // not right after the generator, which would keep its form open
    {
      path: `/generate?post=${post}`,
      name: 'generate',
      parts: [
        'features/generator/result/finished-post.tsx',
        'features/preview/linkedin-preview.tsx',
        'features/visuals/from-post/visual-choices.tsx',
      ],
      async arrive(page) {
        await page.getByText('Your hook').first().waitFor()
        const choices = page.getByRole('region', { name: 'Add a visual' })
        await choices.scrollIntoViewIfNeeded()
        await choices.getByRole('button', { disabled: false }).first().waitFor()
        await eventually(() => choices.getByRole('button', { disabled: true }).count()).toBe(0)
        await eventually(() => choices.locator('canvas').evaluateAll(areDrawn)).toBe(true)
      },
      async lookAround(page) {
        await openProvenance(page)
        await page.getByText('Checksum (SHA-256)').waitFor()
        await openVersions(page)
        await page.getByRole('region', { name: 'Versions', exact: true }).waitFor()
        await openPanel(page, 'Check')
        await page.getByRole('region', { name: 'Style', exact: true }).getByRole('listitem').first().waitFor()
        await page.getByRole('region', { name: 'Checked against the source' }).getByRole('status').waitFor()
        await button(page, 'View article text').first().click()
        await dialog(page, 'View article text').getByRole('region', { name: 'Article text' }).waitFor()
        await closeDialog(page)
        await button(page, 'Edit').click()
        await page.getByRole('textbox', { name: 'Post text' }).waitFor()
        await button(page, 'Cancel').click()
        await button(page, 'Publish').click()
        await dialog(page, 'Publish on LinkedIn').getByLabel('Who can see it').waitFor()
        await closeDialog(page)
        await button(page, 'Notifications').click()
        await dialog(page, 'Notifications').waitFor()
        await closeDialog(page)
      },
    },
    { path: '/history?tab=calendar', name: 'history', arrive: (page) => page.getByRole('gridcell').first().waitFor() },
    { path: '/history?show=scheduled', name: 'history', arrive: text('Nothing scheduled.') },
    {
      path: '/settings?tab=linkedin',
      name: 'settings',
      parts: ['features/linkedin/linkedin-settings.tsx'],
      arrive: text('Weekly times'),
    },
    { path: '/admin/linkedin', name: 'admin-linkedin', arrive: (page) => button(page, 'Test').first().waitFor() },
    { path: '/settings', name: 'settings', arrive: text('This browser') },
    {
      path: '/settings?tab=ai-settings',
      name: 'settings',
      arrive: (page) => page.getByLabel('Target audience').waitFor(),
    },
    {
      path: '/settings?tab=your-voice',
      name: 'settings',
      parts: ['features/settings/author-voice/author-voice.tsx'],
      arrive: (page) => page.getByLabel('Your role').waitFor(),
    },
    {
      path: '/welcome',
      name: 'welcome',
      parts: ['features/admin/models/connect-model.tsx'],
      async arrive(page) {
        await expectHeading(page, 'Connect a model')
        await page.getByRole('group', { name: 'Vendor' }).getByRole('button').first().waitFor()
      },
    },
    { path: '/team', name: 'team', arrive: heading('Start a team') },
    { path: '/settings?tab=content-styles', name: 'settings', arrive: text('No content styles yet') },
    {
      path: '/subscribe',
      name: 'subscribe',
      arrive: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
    },
    { path: '/admin', name: 'admin-dashboard', arrive: (page) => page.getByRole('row').nth(1).waitFor() },
    { path: '/admin/prompts', name: 'admin-prompts', arrive: heading('Prompt management') },
    { path: '/admin/users', name: 'admin-users', arrive: text('No Pending Approvals') },
    { path: '/admin/users?tab=all', name: 'admin-users', arrive: (page) => page.getByRole('row').nth(1).waitFor() },
    { path: '/admin/teams', name: 'admin-teams', arrive: text('No teams yet') },
    {
      path: '/admin/models',
      name: 'admin-models',
      async arrive(page) {
        await page.getByRole('region', { name: 'Anthropic' }).waitFor()
        await button(page, 'Look again').waitFor()
      },
    },
    {
      path: '/admin/settings',
      name: 'admin-settings',
      arrive: (page) => page.getByRole('region', { name: 'Payments' }).waitFor(),
    },
    {
      path: '/admin/system',
      name: 'admin-system',
      arrive: (page) => page.getByRole('region', { name: 'Queue' }).waitFor(),
    },
    {
      path: `/visual-editor?visual=${visual}`,
      name: 'visual-editor',
      arrive: (page) => canvas(page).and(page.locator('[aria-busy=false]')).waitFor(),
      async lookAround(page) {
        for (const name of ['Image', 'Templates', 'My visuals', 'Export']) {
          await button(page, name).first().click()
          await page.getByRole('dialog').waitFor()
          await closeDialog(page)
        }
      },
    },
    { path: '/nowhere', name: 'not-found', arrive: heading('Page not found') },
  ]
}

const ofNewAuthors: readonly Screen[] = [
  { path: '/welcome', name: 'welcome', arrive: heading('Who is writing?') },
  { path: '/settings', name: 'settings', arrive: text('This browser') },
  { path: '/generate?tab=file-upload', name: 'generate', arrive: (page) => button(page, 'Choose a file').waitFor() },
]

/** A canvas that nobody has drawn into yet is 300 pixels wide. Runs in the page. */
function areDrawn(canvases: Element[]): boolean {
  return canvases.every((canvas) => canvas instanceof HTMLCanvasElement && canvas.width !== 300)
}

/** Without a reload: other screens' styles stay. */
async function goTo(page: Page, { path, arrive }: Screen): Promise<void> {
  await page.evaluate((address) => history.pushState(null, '', address), path)
  await arrive(page)
}

interface Pair {
  before: Buffer
  after: Buffer
}

async function atEachWidth<T>(page: Page, look: () => Promise<T>): Promise<T[]> {
  const seen: T[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await waitForBottomNavigation(page)
    seen.push(await look())
  }
  return seen
}

/** On phones it comes with code of its own. */
async function waitForBottomNavigation(page: Page): Promise<void> {
  const isExpected = await page.evaluate(
    (phone) =>
      matchMedia(phone).matches && location.pathname !== '/visual-editor' && document.querySelector('aside nav'),
    breakpoints.phone,
  )
  if (isExpected) await page.locator('nav[aria-label="Shortcuts"]').waitFor({ state: 'attached' })
}

/** With only its own styles and with those of all screens. */
async function ownAndAll(page: Page, ownStyles: readonly string[]): Promise<Pair> {
  const after = await takeQuickPicture(page)
  await leaveOnly(page, ownStyles)
  const before = await takePicture(page, after)
  await page.evaluate(allStyles)
  return { before, after }
}

/** Removes all styles except these files and the page's initial ones. */
async function leaveOnly(page: Page, files: readonly string[]): Promise<void> {
  await page.evaluate((own) => {
    for (const sheet of document.styleSheets) {
      const { ownerNode } = sheet
      const isOwn =
        ownerNode instanceof HTMLLinkElement
          ? own.includes(new URL(ownerNode.href).pathname)
          : ownerNode === document.querySelector('style')
      if (!isOwn) sheet.disabled = true
    }
  }, files)
}

/** Restores the removed styles. Runs in the page. */
function allStyles(): void {
  for (const sheet of document.styleSheets) sheet.disabled = false
}

/** Shown around screens on phones. */
const partsOfFrame = ['features/navigation/bottom-navigation.tsx']

function ownStylesOf({ name, parts = [] }: Screen): string[] {
  return filesOfScreen(name, [...parts, ...partsOfFrame])
    .filter((file) => file.endsWith('.css'))
    .map((file) => `/${file}`)
}

interface Styles {
  files: string[]
  /** Written by scripts. */
  texts: string[]
}

/** The styles that all screens have loaded into a page. Runs in the page. */
function stylesHere(): Styles {
  const sheets = [...document.styleSheets, ...document.adoptedStyleSheets]
  return {
    files: sheets.flatMap(({ href }) => href ?? []),
    texts: sheets
      .filter(({ href, ownerNode }) => !href && ownerNode !== document.querySelector('style'))
      .map(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText).join('\n')),
  }
}

/** Adds missing styles to the page. Runs in the page. */
async function bring({ files, texts }: Styles): Promise<void> {
  const here = [...document.styleSheets].map(({ href }) => href)
  for (const href of files.filter((file) => !here.includes(file))) {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    const come = new Promise((resolve, reject) => Object.assign(link, { onload: resolve, onerror: reject }))
    document.head.append(link)
    await come
  }
  for (const text of texts) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }
}

/** Per width, where there is any. */
async function differencesOf({ path }: Screen, pairs: readonly Pair[]): Promise<string[]> {
  const found: string[] = []
  for (const [index, { before, after }] of pairs.entries()) {
    const difference = await describeDifference(before, after)
    if (difference) found.push(`${path} at ${widths[index]} px: ${difference}`)
  }
  return found
}

/** What later styles change in the first screen of a page. */
async function differencesByStyles(window: BrowserContext, screen: Screen, styles: Styles): Promise<string[]> {
  const page = await window.newPage()
  await page.goto(screen.path)
  await screen.arrive(page)
  const first = await atEachWidth(page, () => takePicture(page))
  await page.evaluate(bring, styles)
  const last = await atEachWidth(page, () => takePicture(page))
  await page.close()
  return await differencesOf(
    screen,
    first.map((before, at) => ({ before, after: last[at] ?? Buffer.alloc(0) })),
  )
}

/** Features by which styles could tell screens apart. Runs in the page. */
function marksOfDocument(): string {
  const { documentElement, body } = document
  return [documentElement, body].map((element) => (element.cloneNode(false) as HTMLElement).outerHTML).join()
}

/** @returns what differs in each screen after all of them, one per line */
async function tour(window: BrowserContext, screens: readonly Screen[]): Promise<string[]> {
  const page = await window.newPage()
  await page.goto(screens[0]?.path ?? '/')
  const marks = await page.evaluate(marksOfDocument)
  for (const screen of screens) {
    await goTo(page, screen)
    await screen.lookAround?.(page)
  }
  expect(await page.evaluate(marksOfDocument), 'nothing is left on the document itself').toBe(marks)
  const styles = await page.evaluate(stylesHere)
  const differences: string[] = []
  for (const screen of screens) {
    await goTo(page, screen)
    const pairs = await atEachWidth(page, () => ownAndAll(page, ownStylesOf(screen)))
    if ((await differencesOf(screen, pairs)).length === 0) continue
    differences.push(...(await differencesByStyles(window, screen, styles)))
  }
  return differences
}

describe('each screen looks the same first and last', () => {
  test('to a visitor', async () => {
    expect(await tour(await browser.openWindow(app), ofVisitors)).toEqual([])
  })

  test('to a new author', async () => {
    const author = await app.signIn({ wasWelcomed: false })
    expect(await tour(await browser.openWindow(app, { as: author }), ofNewAuthors)).toEqual([])
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
