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
  /** A phone's screen: touch, without a mouse. */
  isPhone?: boolean
  /** The browser's preferred language; British English by default. */
  locale?: string
  /** The session to continue; a visitor by default. */
  as?: Session
  /** What earlier visits left in the browser, as Playwright stores it. */
  storage?: Exclude<BrowserContextOptions['storageState'], undefined>
  permissions?: string[]
  /** Foreign hosts that may be requested, for external links and scripts; they answer with an empty page. */
  outside?: string | readonly string[]
  /** The beginnings of errors that the page may log. */
  mayLog?: string | readonly string[]
  /** Whether to use a fresh window: with no file cached, or with the test's own clock or scripts. */
  isFresh?: boolean
}

export interface TestBrowser {
  /** Opens a window without cookies and page storage. It closes when the test ends. */
  newPage(app: { url: string }, options?: PageOptions): Promise<Page>
  /**
   * A window that outlives a test, for many short tests of one person: its pages share cookies and the cache of files,
   * but not page storage, such as drafts.
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
  /** Its options; only a page with the same ones opens in it. */
  key: string
  rules: Rules
}

/**
 * One browser for all files of a worker, since starting one takes a second of processor time. Its windows share one
 * clipboard.
 */
let running: Promise<Chromium> | undefined

/** @throws Error when none is configured */
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
 * Chromium for a test file. A test fails when one of its pages logs an error, throws, violates the content security
 * policy, misses a file, gets a server error or requests another host.
 *
 * Later tests reuse windows, without their cookies and page storage: these keep the cache of files and the process with
 * the compiled code, without which each page would read the whole program again.
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

  /** An earlier test's window that is as good as new, if there is one. */
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

/** @returns whether another test can use the window; otherwise it is closed */
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
    // Chromium logs every answer from 400 up; the code below decides which of them are errors
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
