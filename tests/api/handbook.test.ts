import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/** The handbook as the server publishes it, for anyone. */

const files = readdirSync(join(import.meta.dirname, '../../docs/handbook'))
/** One is made of the contract. */
const names = [...files.map((file) => (file === 'README.md' ? 'index' : file.replace('.md', ''))), 'api-reference']

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.close())

test('every page is there, leads to all others, and is for no search engine', async () => {
  const visitor = app.visitor()
  for (const name of names) {
    const answer = await visitor.get(`/handbook/${name}.html`)
    expect(answer.status, name).toBe(200)
    expect(answer.headers.get('content-type')).toContain('text/html')
    const html = await answer.text()
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    const links = [...html.matchAll(/href="([\w-]+)\.html(?:#[^"]*)?"/g)].map((found) => found[1])
    for (const other of names) expect(links, `${other} from ${name}`).toContain(other)
    for (const link of links) expect(names).toContain(link)
    expect(html, 'no address or price that only public pages are filled with').not.toMatch(/\.invalid|\[price-of-pro\]/)
    expect(html, 'no link to pages that not every installation has').not.toMatch(/href="\/(?:#|pricing)/)
    expect(html, 'no link to a file that is not served').not.toMatch(/href="[^"]*\.(?:md|example)/)
  }
})

test('its short address leads to the first page, and what is not there is not found', async () => {
  const visitor = app.visitor()
  expect((await visitor.get('/handbook')).headers.get('location')).toBe('/handbook/index.html')
  expect((await visitor.get('/handbook/none.html')).status).toBe(404)
})

test('a command that no test runs says so', async () => {
  const html = await (await app.visitor().get('/handbook/troubleshooting.html')).text()
  expect(html).toMatch(/Not run by the tests<\/p><pre tabindex="0"><code>chown/)
})
