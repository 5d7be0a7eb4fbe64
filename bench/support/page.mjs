import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { build } from 'vite'
import { findBrowser } from '../../scripts/browser.mjs'
import { root } from './server.mjs'

const address = 'http://localhost/'
/** What a page needs to read its clock in steps of 5 µs and not of 100. */
const isolated = { 'cross-origin-opener-policy': 'same-origin', 'cross-origin-embedder-policy': 'require-corp' }

/**
 * A page in Chromium without a GPU that runs a TypeScript file of bench/, bundled.
 * @returns {Promise<{page: import('playwright-core').Page, close: () => Promise<void>}>}
 */
export async function openBenchPage(entry, viewport = { width: 1320, height: 1500 }) {
  const folder = mkdtempSync(join(tmpdir(), 'postwright-bench-'))
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    resolve: { alias: [{ find: /^#/, replacement: `${root}/src/` }] },
    build: {
      outDir: folder,
      lib: { entry: join(root, entry), formats: ['iife'], name: 'page', fileName: () => 'page.js' },
    },
  })
  const script = readFileSync(join(folder, 'page.js'), 'utf8').replaceAll('</script', '<\\/script')
  const body = `<!doctype html><meta charset="utf-8"><body><script>${script}</script>`
  const { path, env, missing } = await findBrowser()
  if (missing) throw new Error(missing)
  const browser = await chromium.launch({
    executablePath: path,
    env: { ...process.env, ...env },
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
  })
  const page = await browser.newPage({ viewport })
  page.on('pageerror', (error) => console.error(error))
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', headers: isolated, body }))
  await page.goto(address)
  return {
    page,
    async close() {
      await browser.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
