import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { unzipSync } from 'fflate'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectAccessible } from '../support/accessibility.ts'
import { launchBrowser } from '../support/browser.ts'
import { FakeWriter } from '../support/fake-writer.ts'
import { articlePage, type PageSite, startPageSite } from '../support/page-site.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/**
 * The built browser extension. A headless shell loads no extensions, so a page simulates the browser: its `chrome`
 * records calls, and scripts for a tab run in a real one, as text.
 */

const title = 'Harbour opens its second quay'
const browser = launchBrowser()
let site: PageSite
let app: TestApp
let target: string

beforeAll(async () => {
  target = await mkdtemp(join(tmpdir(), 'extension-'))
  await promisify(execFile)(process.execPath, ['scripts/extension.mjs', target])
  const strict = {
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-opener-policy': 'same-origin',
  }
  site = await startPageSite({ '/quay': { ...articlePage(title), headers: strict } }, 'localhost')
  app = await startTestApp({ environment: site.environment, parts: { writer: new FakeWriter() } })
})

afterAll(async () => {
  await app.close()
  await site.close()
  await rm(target, { recursive: true })
})

const fileOf = (name: string) => readFile(join(target, 'extension', name), 'utf8')

interface Told {
  stored: Record<string, unknown>
  granted: string[]
  menus: { id: string; title: string }[]
  badges: string[]
  optionsOpened: number
  /** Whether the person agrees when the browser asks. */
  saysYes: boolean
}

/** An empty page with a fake `chrome`, in a separate window with the tabs it opens. */
async function standIn(given: Partial<Told> = {}): Promise<{ page: Page; article: Page; told: () => Promise<Told> }> {
  const page = await browser.newPage(app, { as: await app.signIn(), outside: new URL(site.at('/')).host })
  const context = page.context()
  const article = await context.newPage()
  await article.goto(site.at('/quay'))
  site.asked.length = 0
  const tabs: Page[] = [article]
  await page.setContent('<!doctype html><title>Stand-in</title>')
  await page.exposeFunction('createTab', async (url: string) => {
    const tab = await context.newPage()
    await tab.goto(url)
    return tabs.push(tab) - 1
  })
  await page.exposeFunction('runInTab', async (id: number, func: string, args: unknown[]) => {
    const tab = tabs[id]
    if (!tab) throw new Error('Cannot access contents of the page.')
    return await tab.evaluate(`(${func})(...${JSON.stringify(args)})`)
  })
  const words = JSON.parse(await fileOf('_locales/en/messages.json')) as Record<string, { message: string }>
  await page.evaluate(
    ({ words, given }) => {
      const outside = window as unknown as {
        createTab: (url: string) => Promise<number>
        runInTab: (id: number, func: string, args: unknown[]) => Promise<unknown>
      }
      const told = { stored: {}, granted: [], menus: [], badges: [], optionsOpened: 0, saysYes: true, ...given } as Told
      const listeners: Record<string, ((...values: unknown[]) => void)[]> = {}
      const event = (name: string) => ({
        addListener: (listener: () => void) => {
          listeners[name] = [...(listeners[name] ?? []), listener]
        },
        removeListener: (listener: () => void) => {
          listeners[name] = (listeners[name] ?? []).filter((each) => each !== listener)
        },
      })
      Object.assign(window, {
        told,
        fire: (name: string, ...values: unknown[]) => {
          for (const listener of listeners[name] ?? []) listener(...values)
        },
        chrome: {
          action: {
            onClicked: event('clicked'),
            setBadgeText: async ({ text }: { text: string }) => void told.badges.push(text),
            setTitle: async ({ title }: { title: string }) => void told.badges.push(title),
          },
          contextMenus: { create: (menu: Told['menus'][number]) => told.menus.push(menu), onClicked: event('menu') },
          i18n: { getMessage: (name: string) => words[name]?.message ?? '', getUILanguage: () => 'en' },
          permissions: {
            contains: async ({ origins }: { origins: string[] }) =>
              origins.every((each) => told.granted.includes(each)),
            request: async ({ origins }: { origins: string[] }) => {
              if (told.saysYes) told.granted.push(...origins)
              return told.saysYes
            },
            remove: async ({ origins }: { origins: string[] }) => {
              told.granted = told.granted.filter((each) => !origins.includes(each))
            },
          },
          runtime: {
            onInstalled: event('installed'),
            openOptionsPage: async () => {
              told.optionsOpened += 1
            },
          },
          scripting: {
            executeScript: async (call: { target: { tabId: number }; func: () => unknown; args?: unknown[] }) => [
              { result: await outside.runInTab(call.target.tabId, String(call.func), call.args ?? []) },
            ],
          },
          storage: {
            local: {
              get: async () => told.stored,
              set: async (values: object) => void Object.assign(told.stored, values),
            },
          },
          tabs: {
            create: async ({ url }: { url: string }) => ({ id: await outside.createTab(url) }),
            get: async () => ({ status: 'complete' }),
            onUpdated: event('updated'),
          },
        },
      })
    },
    { words, given },
  )
  const told = () => page.evaluate(() => (window as unknown as { told: Told }).told)
  return { page, article, told }
}

const fire = (page: Page, ...values: unknown[]) =>
  page.evaluate((sent) => (window as unknown as { fire: (...all: unknown[]) => void }).fire(...sent), values)

const chosen = () => ({
  stored: { address: app.url },
  granted: [`${new URL(app.url).protocol}//${new URL(app.url).hostname}/*`],
})

describe('the extension', () => {
  test.each(['the button', 'the menu'])('hands the open page over by %s, whatever its policy', async (by) => {
    const { page, told } = await standIn(chosen())
    await page.addScriptTag({ content: await fileOf('background.js') })
    await fire(page, 'installed')
    expect((await told()).menus).toEqual([expect.objectContaining({ title: 'Write with Postwright' })])
    const opening = page.context().waitForEvent('page')
    await (by === 'the button' ? fire(page, 'clicked', { id: 0 }) : fire(page, 'menu', {}, { id: 0 }))
    const generator = await opening
    const panel = generator.getByRole('region', { name: 'Page from your browser' })
    await panel.getByText(title).waitFor()
    await panel.getByText(/^localhost:\d+, \d KB, as seen by you$/).waitFor()
    app.clock.now = Date.now() // just now by the clock of the browser too, however long the test took
    await generator.getByRole('button', { name: 'Read this page' }).click()
    await generator.getByText('Read just now, as seen by you').waitFor()
    expect(site.asked).toEqual([])
  })

  test.each([
    ['there is no installation', () => ({})],
    ['it may not be used there any more', () => ({ ...chosen(), granted: [] })],
  ])('asks for the installation where %s, and takes nothing', async (_, given) => {
    const { page, told } = await standIn(given())
    await page.addScriptTag({ content: await fileOf('background.js') })
    const before = page.context().pages().length
    await fire(page, 'clicked', { id: 0 })
    await expect.poll(async () => (await told()).optionsOpened).toBe(1)
    expect(page.context().pages()).toHaveLength(before)
  })

  test('says so on a page that can’t be read', async () => {
    const { page, told } = await standIn(chosen())
    await page.addScriptTag({ content: await fileOf('background.js') })
    await fire(page, 'clicked', { id: 99 })
    await expect.poll(async () => (await told()).badges).toEqual(['!', 'This page can’t be sent.'])
  })

  test('keeps the address that is entered, and the permission for it alone', async () => {
    const { page, told } = await standIn({
      stored: { address: 'https://old.example.com' },
      granted: ['https://old.example.com/*'],
    })
    const html = (await fileOf('options.html')).replace(/<script[^>]*><\/script>/, '')
    await page.evaluate((document_) => {
      const parsed = new DOMParser().parseFromString(document_, 'text/html')
      document.head.replaceChildren(...parsed.head.childNodes)
      document.body.replaceChildren(...parsed.body.childNodes)
    }, html)
    await page.addScriptTag({ content: await fileOf('options.js') })
    const address = page.getByRole('textbox', { name: 'Address of your Postwright' })
    await expect.poll(() => address.inputValue()).toBe('https://old.example.com')
    await expectAccessible(page, 'the options of the extension')

    const save = page.getByRole('button', { name: 'Save' })
    const status = page.getByRole('status')
    await address.fill('file:///etc/passwd')
    await save.click()
    await status.getByText(/^Enter an address such as/).waitFor()
    await address.fill('posts.example.com/generate?a=1')
    await save.click()
    await status.getByText(/^Saved\./).waitFor()
    expect(await address.inputValue()).toBe('https://posts.example.com')
    expect(await told()).toMatchObject({
      stored: { address: 'https://posts.example.com' },
      granted: ['https://posts.example.com/*'],
    })

    await page.evaluate(() => {
      ;(window as unknown as { told: Told }).told.saysYes = false
    })
    await address.fill('http://localhost:3000')
    await save.click()
    await status.getByText(/^Without this permission/).waitFor()
    expect(await told()).toMatchObject({ stored: { address: 'https://posts.example.com' } })
  })
})

describe('what is built', () => {
  test('asks for no permission that a browser warns of, and is packed whole', async () => {
    const manifest = JSON.parse(await fileOf('manifest.json')) as Record<string, unknown>
    const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string }
    expect(manifest).toMatchObject({ manifest_version: 3, version })
    expect(manifest.permissions).toEqual(['activeTab', 'contextMenus', 'scripting', 'storage'])
    expect(manifest).not.toHaveProperty('host_permissions')
    expect(manifest).not.toHaveProperty('content_scripts')
    const zip = unzipSync(await readFile(join(target, 'postwright-extension.zip')))
    const named = JSON.stringify(manifest).match(/[\w-]+\.(?:js|html|png)/g) ?? []
    expect(Object.keys(zip)).toEqual(expect.arrayContaining([...new Set(named), 'manifest.json', 'options.js']))
  })

  test('says in every language what it says in English', async () => {
    const [english, german] = (await Promise.all(
      ['en', 'de'].map(async (language) => JSON.parse(await fileOf(`_locales/${language}/messages.json`))),
    )) as [Record<string, { message: string }>, Record<string, { message: string }>]
    expect(Object.keys(german)).toEqual(Object.keys(english))
    const used = [await fileOf('options.html'), await fileOf('background.js'), await fileOf('options.js')].join()
    for (const name of Object.keys(english)) {
      expect(`${used} __MSG_description__`, name).toContain(name)
    }
  })
})
