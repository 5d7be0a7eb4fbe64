import { afterEach, expect, test } from 'vitest'
import { takePage } from '#shared/handover/take-page'
import { findKeptPage, forgetPage } from './kept-page.ts'
import { readKeptHtml, storeHandedPage } from './store-handed-page.ts'

afterEach(() => sessionStorage.clear())

const page = { url: 'https://courier.example/quay', title: 'Ein Kai für große Schiffe 🚢', html: '<p>“Größer”, 二 🚢' }

test('a page that is kept comes back as it was, and is gone once it is forgotten', async () => {
  const { outcome } = await storeHandedPage(page)
  expect(outcome).toBe('kept')
  expect(findKeptPage()).toEqual({ url: page.url, title: page.title, bytes: new Blob([page.html]).size })
  expect(await readKeptHtml()).toBe(page.html)
  forgetPage()
  expect(findKeptPage()).toBeNull()
  await expect(readKeptHtml()).rejects.toThrow()
})

test('a page of 5 MB is kept and a larger one is not', async () => {
  const html = '<p>The harbour opened its second quay.</p>'.repeat(200_000).slice(0, 5 * 1024 * 1024)
  expect((await storeHandedPage({ ...page, html })).outcome).toBe('kept')
  expect(await readKeptHtml()).toBe(html)
  expect((await storeHandedPage({ ...page, html: `${html}x` })).outcome).toBe('tooLarge')
})

test('a page that there is no room for is not kept, and says so', async () => {
  const noise = Array.from({ length: 80 }, () =>
    String.fromCharCode(...crypto.getRandomValues(new Uint8Array(60_000)).map((byte) => 33 + (byte % 90))),
  )
  sessionStorage.setItem('other', 'x'.repeat(4_000_000))
  expect((await storeHandedPage({ ...page, html: noise.join('') })).outcome).toBe('notKept')
})

test('a page is taken with what it shows and its data, without what was typed, its programs and pictures', () => {
  const open = new DOMParser().parseFromString(
    `<!doctype html><html lang="en"><head><title>A quay</title><script>secretToken = 1</script>
      <script type="application/ld+json">{"@type": "NewsArticle"}</script></head>
      <body><article><h1>A quay</h1><p hidden>Unseen</p><img src="data:image/png;base64,AAAA" alt="Ships"></article>
      <input type="password" value="secret"><input type="checkbox" checked><textarea>my note</textarea>
      <select><option value="mine" selected>One</option></select><iframe srcdoc="frame"></iframe>
      <noscript>Switch on JavaScript</noscript><svg><text>drawing</text></svg></body></html>`,
    'text/html',
  )
  const before = open.documentElement.outerHTML
  const { title, html } = takePage(open)
  expect(title).toBe('A quay')
  expect(html).toMatch(/^<!doctype html><html lang="en">/)
  expect(html).toContain('NewsArticle')
  expect(html).toContain('<p hidden="">Unseen</p>')
  expect(html).toContain('type="password"')
  expect(html).not.toMatch(/secret|my note|mine|checked|selected|frame|Switch on|drawing|base64/)
  expect(open.documentElement.outerHTML, 'the page stays as it is').toBe(before)
})

test('what the parts of a page show by roots of their own is taken along, as declared ones', () => {
  const host = document.createElement('x-article')
  host.innerHTML = '<b slot="who">The council</b>'
  const root = host.attachShadow({ mode: 'open' })
  root.innerHTML = '<p><slot name="who"></slot> planted trees.</p><input value="secret"><x-inner></x-inner>'
  const inner = root.querySelector('x-inner')?.attachShadow({ mode: 'open' })
  if (inner) inner.innerHTML = '<p>Oaks and limes.</p><script>secretToken = 1</script>'
  document.body.append(host)
  const { html } = takePage()
  host.remove()
  expect(html).toContain('<template shadowrootmode="open"><p><slot name="who"></slot> planted trees.</p>')
  expect(html).toContain('<template shadowrootmode="open"><p>Oaks and limes.</p></template>')
  expect(html).toContain('<b slot="who">The council</b>')
  expect(html).not.toContain('secret')
})
