import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { browserFonts } from './browser-fonts.mjs'
import { root, run } from './prepare.mjs'

/**
 * A Chromium for the browser tests, in this order: CHROMIUM_PATH, an installed one, Playwright's cache, and one from
 * the npm registry, fetched into node_modules only if there is no other. Returns { path, env } or { missing }.
 */
export async function findBrowser() {
  const found = await findProgram()
  return found.path ? { path: found.path, env: { ...found.env, ...browserFonts() } } : found
}

async function findProgram() {
  const given = process.env.CHROMIUM_PATH
  if (given) return existsSync(given) ? { path: given } : { missing: `CHROMIUM_PATH is ${given}, which is not there.` }
  const path = installedBrowser() ?? playwrightBrowser()
  if (path) return { path }
  return await packagedBrowser().catch((error) => ({
    missing: `No browser was found and none could be fetched (${error.message}). Install Chromium or set CHROMIUM_PATH.`,
  }))
}

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const fixedPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

function installedBrowser() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const places = [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...fixedPlaces]
  return places.find((place) => existsSync(place))
}

function playwrightBrowser() {
  const cache = process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), '.cache', 'ms-playwright')
  if (!existsSync(cache)) return undefined
  const builds = readdirSync(cache)
    .filter((name) => name.startsWith('chromium'))
    .sort()
    .reverse()
  const programs = [
    'chrome-linux/chrome',
    'chrome-linux/headless_shell',
    'chrome-headless-shell-linux64/chrome-headless-shell',
  ]
  return builds
    .flatMap((build) => programs.map((program) => join(cache, build, program)))
    .find((place) => existsSync(place))
}

const packageVersion = '147.0.0'

/** Linux on x64 only: a Chromium packed into an npm package, together with the libraries that a bare machine lacks. */
async function packagedBrowser() {
  const folder = join(root, 'node_modules', '.postwright-browser')
  const home = join(folder, 'node_modules', '@sparticuz', 'chromium')
  if (!existsSync(home)) {
    mkdirSync(folder, { recursive: true })
    const spec = `@sparticuz/chromium@${packageVersion}`
    await run('npm', ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', '--loglevel=error', spec])
  }
  const part = (name) => import(pathToFileURL(join(home, 'build', 'esm', name)).href)
  const { default: chromium } = await part('index.js')
  // this version does not export it, and its own check for missing libraries knows only one cloud's machines
  const { inflate } = await part('lambdafs.js')
  const path = await chromium.executablePath()
  const libraries = await inflate(join(home, 'bin', 'al2023.tar.br'))
  const works = spawnSync(path, ['--version'], { env: { ...process.env, LD_LIBRARY_PATH: join(libraries, 'lib') } })
  if (works.status !== 0) throw new Error('the packed browser does not run here')
  return { path, env: { LD_LIBRARY_PATH: join(libraries, 'lib') } }
}
