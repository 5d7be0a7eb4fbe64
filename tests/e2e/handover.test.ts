import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { expectAccessible } from '../support/accessibility.ts'
import { pressBookmarklet, readBookmarklet } from '../support/bookmarklet.ts'
import { launchBrowser } from '../support/browser.ts'
import { FakeWriter } from '../support/fake-writer.ts'
import { emptyWindow } from '../support/kept-renderer.ts'
import { articlePage, type PageSite, startPageSite } from '../support/page-site.ts'
import { eventually, openProvenance, resultOf } from '../support/page-steps.ts'
import { password, startTestApp, type TestApp } from '../support/test-app.ts'

/** A bookmarklet hands over the page someone reads elsewhere, and a post is written from it as seen there. */

const title = 'Harbour opens its second quay'
const drawn = 'Only whoever sees this page knows that the third quay has nine cranes.'

const browser = launchBrowser()
const writer = new FakeWriter()
let site: PageSite
let app: TestApp
/** Shared by all tests, and emptied after each. */
let context: BrowserContext
let program: string

/** A page that renders its article by script, under the strictest policy that allows this. */
function drawnPage(headers: Record<string, string> = {}) {
  return {
    body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head>
      <body><div id="root"></div><input id="typed" value=""><script src="/draw.js"></script></body></html>`,
    headers: {
      'content-security-policy':
        "default-src 'none'; script-src 'self'; base-uri 'none'; form-action 'none'; sandbox allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-modals",
      ...headers,
    },
  }
}

beforeAll(async () => {
  const article = /<body>([\s\S]*)<\/body>/.exec(String(articlePage(title, '', drawn).body))?.[1] ?? ''
  site = await startPageSite(
    {
      '/quay': drawnPage(),
      '/cut-off': drawnPage({ 'cross-origin-opener-policy': 'same-origin' }),
      '/draw.js': {
        body: `document.getElementById('root').innerHTML = ${JSON.stringify(article)}`,
        type: 'text/javascript',
      },
      '/sign-in': {
        body: '<!doctype html><title>Sign in</title><form><p>Please sign in to continue.</p><input type="password"></form>',
      },
      '/other': articlePage('The union counts cranes'),
    },
    'localhost',
  )
  app = await startTestApp({ environment: { ...site.environment, OPENAI_API_KEY: 'test-key' }, parts: { writer } })
  context = await browser.openWindow(app, {
    outside: outside(),
    permissions: ['clipboard-read', 'clipboard-write'],
  })
})

beforeEach(async () => {
  writer.requests.length = 0
  writer.write = async () => 'A post about the quay.'
})

afterEach(() => emptyWindow(context, app.url))

afterAll(async () => {
  await app.close()
  await site.close()
})

const outside = () => new URL(site.at('/')).host
const panelOf = (page: Page) => page.getByRole('region', { name: 'Page from your browser' })
const urlField = (page: Page) => page.getByRole('textbox', { name: 'Article URL' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Has the page that was handed over read: just now by the clock of the browser too, however long the test took. */
async function read(page: Page, name = 'Read this page'): Promise<void> {
  app.clock.now = Date.now()
  await button(page, name).click()
}

/** Someone's browser with the bookmarklet, on a page of the other site. */
async function openAt(path: string) {
  const someone = await app.signIn()
  await context.addCookies(someone.cookies())
  const page = await context.newPage()
  program ??= await readBookmarklet(page)
  await goTo(page, path)
  return { someone, page, sent: noteSent(page) }
}

async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(site.at(path))
  if (path !== '/sign-in') await page.getByRole('heading').first().waitFor()
  site.asked.length = 0
}

/** Records the paths of all requests but reads from now on. */
function noteSent(page: Page): string[] {
  const sent: string[] = []
  page.context().on('request', (request) => {
    if (request.method() !== 'GET') sent.push(new URL(request.url()).pathname)
  })
  return sent
}

describe('the page that is open', () => {
  test('is handed over, read when its reader says so, and becomes a post that says it was seen, and another one, without the site being asked', async () => {
    const { page, sent } = await openAt('/quay?utm_source=mail')
    await page.evaluate(() => {
      const field = document.getElementById('typed') as HTMLInputElement
      field.setAttribute('value', 'my secret words')
    })
    const generator = await pressBookmarklet(page, program)
    const panel = panelOf(generator)
    await panel.getByText(title).waitFor()
    await panel.getByText(new RegExp(`^${outside()}, \\d KB, as seen by you$`)).waitFor()
    expect(new URL(generator.url()).pathname).toBe('/generate')
    expect(await generator.evaluate(() => window.opener), 'the page can’t reach the generator').toBeNull()
    expect(sent, 'nothing is read before someone says so').toEqual([])
    await expectAccessible(generator, 'a page handed over')

    const reading = generator.waitForRequest((request) => request.url().endsWith('/api/articles/read'))
    await read(generator)
    const { html } = (await reading).postDataJSON() as { html: string }
    expect(html).toContain(drawn)
    expect(html).not.toMatch(/my secret words|<script/)
    const source = generator.getByRole('tabpanel', { name: 'Article URL' })
    await source.getByText('Read just now, as seen by you').waitFor()
    await eventually(() => panel.count()).toBe(0)
    await eventually(() => urlField(generator).inputValue()).toBe(site.at('/quay'))
    expect(await source.getByRole('button', { name: 'Read again' }).count()).toBe(0)
    await expectAccessible(generator, 'a page as seen', { within: source })

    await button(generator, 'Generate').click()
    await resultOf(generator).getByText('A post about the quay.').waitFor()
    await resultOf(generator)
      .getByText(/^From .*, as seen by you\. /)
      .waitFor()
    expect(writer.requests[0]?.source.text).toContain(drawn)
    await resultOf(generator).getByRole('button', { name: 'View article text' }).click()
    await generator
      .getByRole('dialog')
      .getByText(/, as seen by you\./)
      .waitFor()
    await generator.keyboard.press('Escape')
    await openProvenance(generator)
    await generator.getByText('Your browser, as you saw it').waitFor()
    expect(page.url(), 'the article stays open').toBe(site.at('/quay?utm_source=mail'))

    await generator.waitForURL(/[?&]post=/)
    await generator.reload()
    await resultOf(generator).getByText('A post about the quay.').waitFor()
    await button(generator, 'Generate again').click()
    await eventually(() => writer.requests.length).toBe(2)
    expect(writer.requests[1]?.source.text, 'read a second time from its post').toContain(drawn)
    expect(site.asked, 'the server asks the site for nothing').toEqual([])
  })

  test('may be put away, as when it holds no article, or only its address be used, or be one of several sources', async () => {
    const { page } = await openAt('/sign-in')
    const first = await pressBookmarklet(page, program)
    await read(first)
    await panelOf(first)
      .getByRole('alert')
      .getByText(/^No article found in this page/)
      .waitFor()
    await expectAccessible(first, 'a page without an article', { within: panelOf(first) })
    await button(first, 'Discard').click()
    await eventually(() => panelOf(first).count()).toBe(0)
    await first.reload()
    await urlField(first).waitFor()
    expect(await panelOf(first).count(), 'what was put away does not come back').toBe(0)

    await goTo(page, '/quay')
    const sent = noteSent(page)
    const second = await pressBookmarklet(page, program)
    await button(second, 'Use only its address').click()
    await eventually(() => urlField(second).inputValue()).toBe(site.at('/quay'))
    await eventually(() => panelOf(second).count()).toBe(0)
    expect(sent, 'nothing is read of a page whose address is used').toEqual([])

    const third = await pressBookmarklet(page, program)
    await urlField(third).fill(site.at('/other'))
    await read(third, 'Add as another source')
    const further = third.getByRole('group', { name: 'Source 2' })
    await further.getByText('Read just now, as seen by you').waitFor()
    await button(third, 'Generate').click()
    await resultOf(third).getByText('A post about the quay.').waitFor()
    await resultOf(third)
      .getByText(new RegExp(`${title}.*, as seen by you`))
      .waitFor()
    expect(writer.requests[0]?.moreSources?.[0]?.text).toContain(drawn)
    expect(site.asked).toEqual(['/other'])
  })

  test('is told of in German', async () => {
    const { someone, page } = await openAt('/other')
    await someone.patch('/api/user', { interfaceLanguage: 'de' })
    const german = await readBookmarklet(page)
    await goTo(page, '/quay')
    const generator = await pressBookmarklet(page, german)
    const panel = generator.getByRole('region', { name: 'Seite aus Ihrem Browser' })
    await panel.getByText(/KB, wie von Ihnen gesehen$/).waitFor()
    await read(generator, 'Diese Seite lesen')
    await generator.getByText('Gerade eben gelesen, wie von Ihnen gesehen').waitFor()
  })

  test('waits in its tab until its reader has signed in, and is not for the next person who signs in here', async () => {
    const { someone, page } = await openAt('/quay')
    await context.clearCookies()
    const receiver = await pressBookmarklet(page, program)
    await receiver.getByRole('heading', { name: 'Sign in to continue' }).waitFor()
    await receiver.getByText(title).waitFor()
    await expectAccessible(receiver, 'a page handed over before signing in')
    await receiver.getByRole('link', { name: 'Sign in', exact: true }).click()
    await receiver.getByLabel('Email').fill(someone.email)
    expect(await receiver.evaluate(() => window.opener), 'the page can’t reach the sign-in').toBeNull()
    await receiver.getByLabel('Password').fill(password)
    await receiver.getByRole('button', { name: 'Sign in' }).click()
    await panelOf(receiver).getByText(title).waitFor()
    await read(receiver)
    await receiver.getByText('Read just now, as seen by you').waitFor()

    const unread = await pressBookmarklet(page, program)
    await panelOf(unread).waitFor()
    await unread.getByRole('button', { name: 'Sign Out' }).first().click()
    await unread.waitForURL(`${app.url}/`)
    const next = await app.signIn()
    await context.addCookies(next.cookies())
    await unread.goto(`${app.url}/generate`)
    await urlField(unread).waitFor()
    expect(await panelOf(unread).count(), 'the next person sees nothing of it').toBe(0)
  })
})

test('a page that is cut off from what it opens is copied instead, and pasted where it was to arrive or into the generator’s own fields', async () => {
  const { page } = await openAt('/cut-off')
  const receiver = await pressBookmarklet(page, program)
  await receiver.getByText(/^Press “Copy this page”/).waitFor()
  const dialog = page.getByRole('dialog', { name: 'Send to Postwright' })
  await page.bringToFront()
  await dialog.getByRole('button', { name: 'Copy this page' }).click()
  await dialog.getByText('Copied. Now paste it in Postwright.').waitFor()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await eventually(() => dialog.count()).toBe(0)
  await receiver.bringToFront()

  await expectAccessible(receiver, 'waiting for a page to be pasted')
  await receiver.getByRole('textbox', { name: 'Copied page' }).focus()
  await receiver.keyboard.press('ControlOrMeta+v')
  await panelOf(receiver).getByText(title).waitFor()
  await read(receiver)
  const isRead = receiver.getByText('Read just now, as seen by you').filter({ visible: true })
  await isRead.waitFor()
  expect(site.asked).toEqual([])

  for (const [tab, name] of [
    ['Text', 'Text'],
    ['Article URL', 'Article URL'],
  ] as const) {
    await receiver.getByRole('tab', { name: tab, exact: true }).click()
    const field = receiver.getByRole('textbox', { name, exact: true })
    await field.fill('')
    await eventually(() => isRead.count(), `${name}: what was read before is gone`).toBe(0)
    await field.focus()
    await receiver.keyboard.press('ControlOrMeta+v')
    await panelOf(receiver).getByText(title).waitFor()
    expect(await field.inputValue(), `the field ${name} takes nothing of it`).toBe('')
    await read(receiver)
    await isRead.waitFor()
  }
})

describe('whoever else speaks to the receiving page', () => {
  test('is not listened to, and neither is a page that claims to be another one', async () => {
    const { page } = await openAt('/other')
    const opening = page.context().waitForEvent('page')
    await page.evaluate((to) => {
      window.addEventListener('message', ({ data }) => {
        document.title += ` ${String(data)}`
      })
      Object.assign(window, { receiver: window.open(`${to}/handover`, 'receiver') })
    }, app.url)
    const receiver = await opening
    await receiver.getByText('Your page is on its way.').waitFor()
    await eventually(() => page.title()).toContain('postwright:ready')
    const send = (from: Page, message: unknown) =>
      from.evaluate((sent) => (window as unknown as { receiver: Window }).receiver.postMessage(sent, '*'), message)
    const html = '<article>Junk</article>'
    const stranger = { type: 'postwright:page', url: 'https://bank.example/', title: 'Junk', html }
    for (const junk of [
      null,
      1,
      'postwright:page',
      [],
      {},
      { type: 'postwright:page' },
      { ...stranger, html: 1 },
      stranger,
    ]) {
      await send(page, junk)
    }
    // another window of the same site that knows the receiver's name, and did not open it
    const other = await page.context().newPage()
    await other.goto(site.at('/other'))
    const own = { ...stranger, url: site.at('/other') }
    await page.evaluate(() => Object.assign(window, { pass: (sent: unknown) => sent }))
    const frame = await page.evaluateHandle((address) => {
      const inner = document.createElement('iframe')
      inner.src = address
      document.body.append(inner)
      return new Promise<HTMLIFrameElement>((resolve) => {
        inner.onload = () => resolve(inner)
      })
    }, site.at('/other'))
    const inside = await frame.asElement()?.contentFrame()
    await inside?.evaluate(
      ([sent, address]) => {
        const receiver = (window.parent as unknown as { receiver: Window }).receiver
        receiver.postMessage(sent, address as string)
      },
      [own, app.url] as const,
    )
    await other.close()
    await send(page, { ...own, title: 'The union counts cranes' })
    await panelOf(receiver).getByText('The union counts cranes').waitFor()
    expect(await receiver.getByText('Junk').count()).toBe(0)
    expect(await page.title()).toContain('postwright:received')
  })
})
