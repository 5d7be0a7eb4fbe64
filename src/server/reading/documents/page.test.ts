import { expect, test } from 'vitest'
import { extract } from './extract.ts'

const ports = ['Oslo', 'Bergen', 'Malmö', 'Turku', 'Riga', 'Gdynia', 'Rostock', 'Tallinn']
const article = ports
  .map((port) => `<p>The ships came in to ${port} this morning, and they were loaded before noon by the crews.</p>`)
  .join('')
const read = (html: string | Uint8Array, name = 'page.html') => extract(Buffer.from(html), name)

test('a saved page gives its article, with author, day and site', async () => {
  const html = `<!-- saved from url=(0026)https://news.example/ships --><!DOCTYPE html><html lang="en"><head><title>Ships in port</title>
    <meta name="author" content="Ida Berg"><meta property="article:published_time" content="2024-03-04T23:00:00-08:00">
    <meta property="og:site_name" content="Port News"></head><body><nav><a href="/">Home</a></nav><article><h1>Ships in port</h1>${article}</article></body></html>`
  const found = await read(html)
  expect(found).toMatchObject({
    title: 'Ships in port',
    byline: 'Ida Berg',
    published: '2024-03-04',
    siteName: 'Port News',
    language: 'en',
  })
  expect(found.text).toContain('The ships came in to Oslo')
  expect(found.text).not.toContain('Home')
})

test('markup without an article in it is read whole', async () => {
  expect((await read('<html><body><p>Call Ida.</p><ul><li>Ships</li></ul></body></html>')).text).toBe(
    'Call Ida.\n\nShips',
  )
  expect((await read('<p>Only a <b>piece</b></p>')).text).toBe('Only a piece')
  expect((await read('Use <b> for bold', 'notes.txt')).text).toBe('Use <b> for bold')
})

test('a table that was saved under the name of a workbook is read', async () => {
  expect(
    (await read('<html><body><table><tr><td>Port</td><td>Oslo</td></tr></table></body></html>', 'list.xls')).text,
  ).toBe('Port | Oslo')
})

test('a consent wall that was saved is no text', async () => {
  const wall =
    '<html><body><h1>Before you continue</h1><p>We and our 842 partners use cookies and process personal data. Accept all or reject all to continue to the site.</p><button>Accept all</button><form><input type="password"></form></body></html>'
  await expect(read(wall)).rejects.toMatchObject({ code: 'NO_TEXT' })
})
