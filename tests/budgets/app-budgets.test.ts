import type { Page, Request } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { allFiles, filesBeyondEntry, filesOfOnly, filesOfScreen, kilobytes } from '../support/built-app.ts'
import { eventually } from '../support/page-steps.ts'
import { makePost } from '../support/posts.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { makeVisual } from '../support/visuals.ts'

/** How much a first visit may load, and how often it may call the server. The browser's guard refuses foreign hosts. */

/** Of JavaScript, in kB. */
const budgets = [
  ['auth', 109],
  ['setup', 108],
  ['reset-password', 108],
  ['confirm-email', 108],
  ['invitation', 108],
  ['join', 109],
  ['authorize', 126],
  ['dashboard', 137],
  ['welcome', 132],
  ['generate', 163],
  ['visual-editor', 205],
  ['history', 155],
  ['inbox', 155],
  ['figures', 155],
  ['schedule', 155],
  ['settings', 159],
  ['developers', 155],
  ['team', 155],
  ['subscribe', 155],
  ['admin-dashboard', 155],
  ['admin-prompts', 155],
  ['admin-users', 155],
  ['admin-teams', 155],
  ['admin-linkedin', 155],
  ['admin-settings', 155],
  ['admin-system', 155],
] as const
const screens = budgets.map(([screen]) => screen)

describe('a first visit loads at most', () => {
  test.each(budgets)('on the %s screen %d kB of JavaScript', (screen, budget) => {
    const size = kilobytes(filesOfScreen(screen), '.js')
    expect(size).toBeGreaterThan(60) // React alone is more: less means that something was not counted
    expect(size).toBeLessThanOrEqual(budget)
  })

  test('66 kB of JavaScript before the visual-editor screen shows, beyond what every screen loads', () => {
    const size = kilobytes(filesBeyondEntry('visual-editor'), '.js')
    expect(size).toBeGreaterThan(20) // includes the editor
    expect(size).toBeLessThanOrEqual(66)
  })

  test.each(screens)('on the %s screen 15 kB of CSS', (screen) => {
    const styles = kilobytes(filesOfScreen(screen), '.css')
    expect(styles).toBeGreaterThan(4) // every screen has the tokens and the controls
    expect(styles).toBeLessThanOrEqual(15)
  })

  test('4.1 kB of CSS for the visual editor beyond what other screens have, with its windows', () => {
    const editorStyles = kilobytes(filesOfOnly('visual-editor'), '.css')
    expect(editorStyles).toBeGreaterThan(2) // its screen and its dialogs
    expect(editorStyles).toBeLessThanOrEqual(4.1)
  })

  test('50 kB of fonts', () => {
    const fonts = kilobytes(allFiles(), '.woff2')
    expect(fonts).toBeGreaterThan(0)
    expect(fonts).toBeLessThanOrEqual(50)
  })
})

describe('a first visit asks the server', () => {
  const browser = launchBrowser()
  let app: TestApp
  /** One signed-in person for all screens; each address is loaded with an empty cache. */
  let page: Page
  /** Values for `:name` in an address. */
  let ids: Record<string, string>

  beforeAll(async () => {
    app = await startTestApp()
    const author = await app.signIn({ role: 'admin' })
    page = await (await browser.openWindow(app, { as: author })).newPage()
    const [template] = (await (await author.get('/api/admin/prompt-templates')).json()) as { id: number }[]
    ids = {
      post: (await makePost(author)).id,
      visual: (await makeVisual(author)).id,
      template: String(template?.id),
    }
  })

  afterAll(() => app.close())

  test.each([
    '/auth',
    '/',
    '/generate',
    '/generate?post=:post',
    '/generate?url=https://news.example.com/a',
    '/visual-editor',
    '/visual-editor?visual=:visual',
    '/visual-editor?post=:post',
    '/history',
    '/history?tab=calendar',
    '/history?show=scheduled',
    '/settings',
    '/settings?tab=ai-settings',
    '/settings?tab=content-styles',
    '/settings?tab=your-voice',
    '/settings?tab=linkedin',
    '/welcome',
    '/team',
    '/subscribe',
    '/admin',
    '/admin/prompts',
    '/admin/prompts?tab=prompt-templates&template=:template',
    '/admin/users',
    '/admin/users?tab=all',
    '/admin/users?tab=activity',
    '/admin/teams',
    '/admin/models',
    '/admin/linkedin',
    '/admin/settings',
    '/admin/system',
  ])('on %s at most five times, and nothing twice', async (path) => {
    const visited = path === '/auth' ? await browser.newPage(app) : page
    const calls: string[] = []
    const count = (request: Request) => {
      const { pathname, search } = new URL(request.url())
      // the bell polls once a minute on every page; the ways to begin a visual show the latest as they become visible,
      // and a post's page asks for its author's colours
      const isAside =
        pathname === '/api/notices' ||
        (path.startsWith('/generate?') && pathname === '/api/user/brand') ||
        (path === '/visual-editor' && /^\/api\/visuals\/[^/]+\/thumbnail$/.test(pathname))
      if (pathname.startsWith('/api/') && !isAside) calls.push(`${request.method()} ${pathname}${search}`)
    }
    visited.on('request', count)
    const address = path.replace(/:(\w+)/, (_, name: string) => ids[name] ?? '')
    await visited.goto(address, { waitUntil: 'networkidle' })
    await eventually(() => calls).toContain('GET /api/user')
    visited.off('request', count)
    await visited.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    expect(calls, 'none twice').toEqual([...new Set(calls)])
    expect(calls.length, calls.join(', ')).toBeLessThanOrEqual(5)
  })
})
