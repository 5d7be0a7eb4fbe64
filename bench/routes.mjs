import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from 'playwright-core'
import { findBrowser } from '../scripts/browser.mjs'
import { machine, median, signIn, startServer } from './support/server.mjs'

/**
 * How long a change of page takes when its data is here: from the click on a link of the side navigation to the first
 * frame with the new heading, in a real browser; beside it what the browser itself needs for a link inside one page.
 * And how often the server is asked meanwhile for what is younger than five minutes.
 * Target: 100 ms at worst, and never.
 */

const rounds = 20
/** Never taken from the cache: figures of the administration, and who else is signed in to the account. */
const askedAnew = /^\/api\/(admin\/|user\/sessions$)/
const text = `Harbour opens its second quay\n\n${'The quay handles 1,200 ships a year, 40 percent more than the old one. '.repeat(20)}`

const { path: executablePath, env = {}, missing } = await findBrowser()
if (!executablePath) throw new Error(missing)
const server = await startServer()
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu'],
  env: { ...process.env, ...env },
})
try {
  const cookie = await signIn(server.url)
  for (let post = 0; post < 20; post += 1) await makePost(cookie)
  const page = await openApp(cookie)
  const links = await page.getByRole('navigation', { name: 'Main' }).getByRole('link').all()
  const names = await Promise.all(links.map((link) => link.textContent()))

  for (const link of links) {
    await link.click()
    await sleep(1_000) // its data arrives
  }
  await page.evaluate(() => {
    performance.clearResourceTimings()
    performance.setResourceTimingBufferSize(100_000)
  })

  const times = names.map(() => [])
  const hashTimes = []
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, link] of links.entries()) times[index].push(await timeClick(page, link))
    hashTimes.push(await timeClick(page, page.locator('#bench-link')))
  }
  const calls = await findCalls(page)

  const hashMs = median(hashTimes)
  console.log(`routes: machine            ${machine()}, Chromium ${browser.version()}`)
  console.log(`routes: link inside a page ${hashMs.toFixed(0)} ms, worst ${Math.max(...hashTimes).toFixed(0)} ms`)
  for (const [index, name] of names.entries()) {
    const ms = median(times[index])
    const worst = Math.max(...times[index]).toFixed(0)
    console.log(
      `routes: ${name.padEnd(18)} ${ms.toFixed(0)} ms, worst ${worst} ms (target < 100), ${(ms / hashMs).toFixed(1)}x a link inside a page`,
    )
  }
  console.log(`routes: calls for data     ${[calls.length, ...new Set(calls)].join(' ')} (target 0)`)
} finally {
  await browser.close()
  await server.stop()
}

async function makePost(cookie) {
  const response = await fetch(`${server.url}/api/posts/generate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, origin: server.url },
    body: JSON.stringify({ textContent: text, model: 'composer' }),
  })
  if (!response.ok) throw new Error(`No post was made: ${await response.text()}`)
}

async function openApp(cookie) {
  const [name, value] = cookie.split(/=(.*)/s)
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1280, height: 800 } })
  await context.addCookies([{ name, value, url: server.url }])
  const page = await context.newPage()
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.id = 'bench-link'
    link.textContent = 'Link inside a page'
    link.style.cssText = 'position: fixed; right: 0; bottom: 0; z-index: 1000'
    document.body.append(link)
  })
  return page
}

/** The paths of what the server was asked for since the list was cleared; what the browser's cache gave, it was not. */
async function findCalls(page) {
  const paths = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ transferSize }) => transferSize > 0)
      .map(({ name }) => new URL(name).pathname),
  )
  return paths.filter((path) => path.startsWith('/api/') && !askedAnew.test(path))
}

/**
 * Milliseconds from the moment of the click, as the browser notes it, to the end of the first frame that shows where it
 * led: another heading, or for a link inside the page its mark in the address.
 */
async function timeClick(page, link) {
  await page.evaluate(() => {
    const inner = document.querySelector('#bench-link')
    inner.setAttribute('href', `#${Math.random()}`)
    const before = { heading: document.querySelector('h1')?.textContent, hash: location.hash }
    const isThere = (target) =>
      target === inner
        ? location.hash !== before.hash
        : location.pathname === target.pathname && document.querySelector('h1')?.textContent !== before.heading
    window.measured = new Promise((resolve) => {
      const watch = (event) => {
        const target = event.target.closest('a')
        const afterFrame = new MessageChannel()
        afterFrame.port1.onmessage = () => resolve(performance.now() - event.timeStamp)
        const look = () => {
          if (isThere(target)) afterFrame.port2.postMessage(null)
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      }
      addEventListener('click', watch, { capture: true, once: true })
    })
  })
  await link.click()
  return page.evaluate(() => window.measured)
}
