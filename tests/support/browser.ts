import {
  type BrowserContext,
  type BrowserContextOptions,
  type Browser as Chromium,
  chromium,
  type Page,
} from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import type { Browser as Session } from './browser-session.ts'

export interface PageOptions {
  theme?: 'light' | 'dark'
  /** Pixels; below 600 the window is as tall as a phone. */
  width?: number
  /** A phone's screen: touched, with no mouse to hover. */
  isPhone?: boolean
  /** The session to go on with; a visitor unless given. */
  as?: Session
  /** What earlier visits left in the browser, as Playwright keeps it. */
  storage?: Exclude<BrowserContextOptions['storageState'], undefined>
  permissions?: string[]
  /** Foreign hosts that may be asked, for links that lead away and scripts from elsewhere; answered with an empty page. */
  outside?: string | readonly string[]
  /** How errors begin that the page is meant to log. */
  mayLog?: string | readonly string[]
}

export interface TestBrowser {
  /** A window of its own: no cookies, storage or cache shared with others. It closes when the test ends. */
  newPage(app: { url: string }, options?: PageOptions): Promise<Page>
  /**
   * A window that outlives a test, for many short tests of one person: its pages share cookies and the cache of files.
   * What a page keeps for itself, as drafts, is not shared.
   */
  openWindow(app: { url: string }, options?: PageOptions): Promise<BrowserContext>
}

const launchArguments = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // whatever a page asks for, nothing leaves this machine
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
]

/**
 * One Chromium for a test file. A test fails when one of its pages logs an error, throws, breaks the content security
 * policy, misses a file, gets a server error or asks another host for anything.
 */
export function launchBrowser(): TestBrowser {
  const executablePath = process.env.CHROMIUM_PATH
  if (!executablePath) throw new Error('No browser. Run through npm test, or set CHROMIUM_PATH.')

  let browser: Chromium | undefined
  let contexts: BrowserContext[] = []
  let problems: string[] = []

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath, args: launchArguments })
  })

  afterEach(async () => {
    const found = problems
    const open = contexts
    problems = []
    contexts = []
    await Promise.all(open.map((context) => context.close()))
    expect(found, 'what went wrong in the browser').toEqual([])
  })

  afterAll(() => browser?.close())

  async function open(url: string, { theme = 'light', width = 1280, as, outside, mayLog, ...rest }: PageOptions) {
    if (!browser) throw new Error('The browser is not running yet.')
    const { storage, permissions } = rest
    const foreign = [outside ?? []].flat()
    const context = await browser.newContext({
      baseURL: url,
      colorScheme: theme,
      viewport: { width, height: width < 600 ? 812 : 800 },
      ...(rest.isPhone && { hasTouch: true, isMobile: true }),
      reducedMotion: 'reduce',
      locale: 'en-GB',
      timezoneId: 'Europe/Paris',
      ...(storage && { storageState: storage }),
      ...(permissions && { permissions }),
    })
    context.setDefaultTimeout(15_000)
    if (as) await context.addCookies(as.cookies())
    for (const host of foreign) await context.route(`https://${host}/**`, (route) => route.fulfill({ body: '' }))
    watch(context, [new URL(url).host, ...foreign], (problem) => {
      if (![mayLog ?? []].flat().some((meant) => problem.startsWith(`logged: ${meant}`))) problems.push(problem)
    })
    return context
  }

  return {
    async newPage({ url }, options = {}) {
      const context = await open(url, options)
      contexts.push(context)
      return await context.newPage()
    },
    async openWindow({ url }, options = {}) {
      return await open(url, options)
    },
  }
}

function watch(context: BrowserContext, hosts: readonly string[], report: (problem: string) => void): void {
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
