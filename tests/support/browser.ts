import {
  type BrowserContext,
  type BrowserContextOptions,
  type Browser as Chromium,
  chromium,
  type Page,
} from 'playwright-core'
import { afterAll, afterEach, expect } from 'vitest'
import type { Browser as Session } from './browser-session.ts'
import { chromiumOptions } from './chromium-options.ts'
import { emptyWindow, keepRenderer, sharedRenderer } from './kept-renderer.ts'
import { closesBefore } from './open-windows.ts'
import { patienceMs } from './patience.ts'

export interface PageOptions {
  theme?: 'light' | 'dark'
  /** Pixels; below 600 the window is as tall as a phone. */
  width?: number
  /** A phone's screen: touched, with no mouse to hover. */
  isPhone?: boolean
  /** The language that the browser prefers; British English unless given. */
  locale?: string
  /** The session to go on with; a visitor unless given. */
  as?: Session
  /** What earlier visits left in the browser, as Playwright keeps it. */
  storage?: Exclude<BrowserContextOptions['storageState'], undefined>
  permissions?: string[]
  /** Foreign hosts that may be asked, for links that lead away and scripts from elsewhere; answered with an empty page. */
  outside?: string | readonly string[]
  /** How errors begin that the page is meant to log. */
  mayLog?: string | readonly string[]
  /** In a window that no test has used: with no file cached, and with a clock or scripts of the test's own. */
  isFresh?: boolean
}

export interface TestBrowser {
  /** In a window without cookies and without what pages keep. It closes when the test ends. */
  newPage(app: { url: string }, options?: PageOptions): Promise<Page>
  /**
   * A window that outlives a test, for many short tests of one person: its pages share cookies and the cache of files.
   * What a page keeps for itself, as drafts, is not shared.
   */
  openWindow(app: { url: string }, options?: PageOptions): Promise<BrowserContext>
}

/** What a page may do without failing its test; changes with each test that uses the window. */
interface Rules {
  foreign: readonly string[]
  mayLog: readonly string[]
}

interface TestWindow {
  context: BrowserContext
  url: string
  /** What it was made for; only a page that wants the same is opened in it. */
  key: string
  rules: Rules
}

/** One browser for all files of a worker, as a start takes a second of a processor. Its windows share one clipboard. */
let running: Promise<Chromium> | undefined

/** @throws Error when none is named */
function browserPath(): string {
  const path = process.env.CHROMIUM_PATH
  if (!path) throw new Error('No browser. Run through npm test, or set CHROMIUM_PATH.')
  return path
}

async function startBrowser(executablePath: string): Promise<Chromium> {
  const args = [...chromiumOptions.args, sharedRenderer]
  const browser = await chromium.launch({ executablePath, ...chromiumOptions, args })
  browser.once('disconnected', () => {
    running = undefined
  })
  return browser
}

/**
 * Chromium for a test file. A test fails when one of its pages logs an error, throws, breaks the content security
 * policy, misses a file, gets a server error or asks another host for anything.
 *
 * Windows are used again by later tests, emptied of cookies and of all that pages keep: what they keep is the cache of
 * files and the process that has compiled them, without which each page would read the whole program anew.
 */
export function launchBrowser(): TestBrowser {
  const executablePath = browserPath()
  const contexts = new Set<BrowserContext>()
  let free: TestWindow[] = []
  let used: TestWindow[] = []
  let problems: string[] = []

  afterEach(async () => {
    const found = problems
    const windows = used
    problems = []
    used = []
    for (const window of windows) if (await emptied(window)) free.push(window)
    expect(found, 'what went wrong in the browser').toEqual([])
  })

  afterAll(async () => {
    await Promise.all([...contexts].map((context) => context.close()))
  })

  async function open(
    url: string,
    { as, outside, mayLog, isFresh, ...options }: PageOptions,
    key = '',
  ): Promise<TestWindow> {
    running ??= startBrowser(executablePath)
    const browser = await running
    const { theme = 'light', width = 1280, locale = 'en-GB', isPhone, storage, permissions } = options
    const context = await browser.newContext({
      baseURL: url,
      colorScheme: theme,
      viewport: { width, height: width < 600 ? 812 : 800 },
      ...(isPhone && { hasTouch: true, isMobile: true }),
      reducedMotion: 'reduce',
      locale,
      timezoneId: 'Europe/Paris',
      ...(storage && { storageState: storage }),
      ...(permissions && { permissions }),
    })
    contexts.add(context)
    context.once('close', () => contexts.delete(context))
    context.setDefaultTimeout(patienceMs)
    const window = { context, url, key, rules: { foreign: [outside ?? []].flat(), mayLog: [mayLog ?? []].flat() } }
    if (as) await context.addCookies(as.cookies())
    for (const host of window.rules.foreign) {
      await context.route(`https://${host}/**`, (route) => route.fulfill({ body: '' }))
    }
    watch(window, (problem) => problems.push(problem))
    if (!isFresh) await keepRenderer(context, url)
    closesBefore(url, async () => {
      free = free.filter((each) => each !== window)
      used = used.filter((each) => each !== window)
      await context.close()
    })
    return window
  }

  /** A window of an earlier test that is as a new one would be, if there is one. */
  async function reuse(url: string, key: string, { as, mayLog }: PageOptions): Promise<TestWindow | undefined> {
    const window = free.find((each) => each.url === url && each.key === key)
    if (!window) return undefined
    free = free.filter((each) => each !== window)
    window.rules.mayLog = [mayLog ?? []].flat()
    if (as) await window.context.addCookies(as.cookies())
    return window
  }

  return {
    async newPage({ url }, options = {}) {
      const { isFresh, storage, outside, theme, width, locale, isPhone, permissions } = options
      const kind = { theme, width, locale, isPhone, permissions }
      const key = isFresh || storage || outside ? '' : JSON.stringify(kind)
      const window = (key && (await reuse(url, key, options))) || (await open(url, options, key))
      used.push(window)
      return await window.context.newPage()
    },
    async openWindow({ url }, options = {}) {
      return (await open(url, options)).context
    },
  }
}

/** @returns whether the window can serve another test; it is closed when not */
async function emptied({ context, url, key }: TestWindow): Promise<boolean> {
  if (!key) {
    await context.close()
    return false
  }
  try {
    await emptyWindow(context, url)
    return true
  } catch {
    await context.close() // a test has killed its page
    return false
  }
}

function watch({ context, url, rules }: TestWindow, tell: (problem: string) => void): void {
  const hosts = [new URL(url).host, ...rules.foreign]
  const report = (problem: string) => {
    if (!rules.mayLog.some((meant) => problem.startsWith(`logged: ${meant}`))) tell(problem)
  }

  context.on('weberror', (thrown) => report(`thrown: ${thrown.error().stack}`))
  context.on('console', (message) => {
    // Chromium logs every answer from 400 up; which of them are wrong is decided below
    const isAnswer = message.text().startsWith('Failed to load resource: the server responded')
    if (message.type() === 'error' && !isAnswer) report(`logged: ${message.text()}`)
  })
  context.on('request', (request) => {
    const { protocol, host } = new URL(request.url())
    if (/^(https?|wss?):$/.test(protocol) && !hosts.includes(host)) report(`asked another host: ${request.url()}`)
  })
  context.on('response', (response) => {
    const status = response.status()
    const { host, pathname } = new URL(response.url())
    const isRefusal = status < 500 && (pathname.startsWith('/api/') || host !== hosts[0])
    const isNotFoundPage = status === 404 && response.request().isNavigationRequest()
    if (status >= 400 && !isRefusal && !isNotFoundPage) report(`answered with ${status}: ${response.url()}`)
  })
}
