import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compressAssets } from './compress.mjs'

/**
 * Prepares a fresh clone: packages and a build. Plain Node, no dependency. Each step is skipped while its inputs have
 * not changed.
 */

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Served by the app at /third-party-notices.txt, and also part of a release. */
export const noticesFile = 'third-party-notices.txt'

const oldestNode = [20, 19]

export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return
  console.error(`Postwright needs Node ${oldestNode.join('.')} or newer; this is ${process.versions.node}.`)
  process.exit(1)
}

/**
 * Installs the lock file's packages, including build tools whatever NODE_ENV says. Not with `npm ci`: it refuses a lock
 * file written where a registry had no packages for other platforms.
 */
export async function ensureInstalled() {
  const stamp = join(root, 'node_modules', '.postwright-lock')
  const wanted = hashFiles([join(root, 'package-lock.json')])
  if (readStamp(stamp) === wanted) return
  console.log('Installing packages (once, about a minute) ...')
  await run('npm', ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
  writeFileSync(stamp, wanted)
}

/** Builds server and app into dist/. */
export async function ensureBuilt() {
  const stamp = join(root, 'dist', '.postwright-build')
  const sources = [
    'src',
    'docs/handbook',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'tsconfig.server.json',
    'vite.config.ts',
    'vite.server.config.ts',
    'vite.site.config.ts',
    'chunks.ts',
    'class-names.ts',
    'shipped-packages.ts',
    'scripts/notices.mjs',
  ]
  const wanted = hashFiles(
    sources.flatMap((each) => listFiles(join(root, each))).filter((file) => !/\.test\.tsx?$/.test(file)),
  )
  if (readStamp(stamp) === wanted) return
  await build()
  writeFileSync(stamp, wanted)
}

export async function build() {
  console.log('Building ...')
  const dist = join(root, 'dist')
  for (const part of ['server', 'shared', 'packages']) rmSync(join(dist, part), { recursive: true, force: true })
  mkdirSync(dist, { recursive: true })
  // whatever NODE_ENV this process has: React's development build is slower, and fetches everything twice
  const env = { ...process.env, NODE_ENV: 'production' }
  const bundle = (config) => runTool('vite/bin/vite.js', ['build', '--logLevel', 'warn', '--config', config], { env })
  await Promise.all([
    // real entry programs replace the compiled ones
    runTool('typescript/bin/tsc', ['-p', 'tsconfig.server.json']).then(() => bundle('vite.server.config.ts')),
    bundle('vite.config.ts'),
    bundle('vite.site.config.ts'),
  ])
  const { writeNotices } = await import('./notices.mjs')
  writeFileSync(join(dist, 'client', noticesFile), writeNotices())
  await Promise.all(['client', 'site/assets', 'site/handbook'].map((part) => compressAssets(join(dist, part))))
}

/** Runs a package's own program with this Node. */
export function runTool(tool, args, options) {
  return run(process.execPath, [join(root, 'node_modules', tool), ...args], options)
}

/** Resolves when the command succeeds, rejects with its exit code. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32' && command === 'npm',
      ...options,
    })
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      if (code === 0) resolve()
      else reject(new Error(`${command} ${args.join(' ')} ended with ${signal ?? `exit code ${code}`}`))
    })
  })
}

function hashFiles(files) {
  const hash = createHash('sha256').update(process.versions.modules)
  for (const file of files) hash.update(relative(root, file)).update(readFileSync(file))
  return hash.digest('hex')
}

function listFiles(path) {
  if (!existsSync(path)) return []
  const entries = safeReaddir(path)
  if (!entries) return [path]
  return entries.sort((a, b) => (a.name < b.name ? -1 : 1)).flatMap((entry) => listFiles(join(path, entry.name)))
}

function safeReaddir(path) {
  try {
    return readdirSync(path, { withFileTypes: true })
  } catch (error) {
    if (error.code === 'ENOTDIR') return null
    throw error
  }
}

function readStamp(stamp) {
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : null
}
