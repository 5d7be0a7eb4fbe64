import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/** How large a public page's built files may be: kilobytes of 1,000 bytes, compressed. */

const budgets = { script: 6_000, style: 15_000, firstFlight: 14_000, font: 50_000, picture: 80_000 }
let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.close())

async function bytesOf(path: string): Promise<Buffer> {
  const response = await fetch(app.url + path, { headers: { 'accept-encoding': 'identity' } })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return Buffer.from(await response.arrayBuffer())
}

test.each(['/', '/pricing', '/terms', '/privacy'])('%s stays within its budget', async (address) => {
  const html = (await bytesOf(address)).toString()
  const files = [
    ...new Set([...html.matchAll(/(?:(?:src|href|srcset)="|url\()(\/assets\/[^")]+)/gi)].map(([, path = '']) => path)),
  ]
  const named = (ending: RegExp) => files.filter((path) => ending.test(path))
  const total = async (paths: string[], weigh: (bytes: Buffer) => number) =>
    (await Promise.all(paths.map(bytesOf))).reduce((sum, bytes) => sum + weigh(bytes), 0)
  const zipped = (bytes: Buffer) => gzipSync(bytes, { level: 9 }).length

  const style = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? ''
  expect(style, 'its style comes with it').toContain('@font-face')
  expect(named(/\.css$/), 'and nothing else to wait for').toEqual([])
  expect(named(/\.js$/).length, 'none where nothing moves').toBe(address === '/' || address === '/pricing' ? 1 : 0)
  expect(await total(named(/\.js$/), zipped)).toBeLessThanOrEqual(budgets.script)
  expect(zipped(Buffer.from(style))).toBeLessThanOrEqual(budgets.style)
  expect(zipped(Buffer.from(html)), 'what a line sends before it waits for an answer').toBeLessThanOrEqual(
    budgets.firstFlight,
  )
  expect(named(/\.woff2$/)).toHaveLength(1)
  expect(await total(named(/\.woff2$/), (bytes) => bytes.length)).toBeLessThanOrEqual(budgets.font)
  for (const path of named(/\.webp$/)) expect((await bytesOf(path)).length, path).toBeLessThanOrEqual(budgets.picture)
})
