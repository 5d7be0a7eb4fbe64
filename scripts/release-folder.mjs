import { copyFileSync, linkSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { noticesFile, root } from './prepare.mjs'

/**
 * The contents of a release: the built app, its production packages with their native parts for this platform, the
 * handbook and the examples of deploy/. It starts with `node start.js` and needs neither npm nor a registry.
 */

/** Declarations, source maps and descriptions, which nothing reads at run time. Licences stay. */
const needless = /(?<!licen[cs]e)\.(?:map|md|markdown|flow|[cm]?ts)$/i
/** The colours of emoji in one file, and for Safari alone: we use the ten WOFF files. */
const unusedFonts = /^noto-color-emoji-(?:emoji-.*|.*\.woff2)$/

/** 'postwright-0.1.0-linux-x64-glibc': native packages are for one platform, so the name includes it. */
export function releaseName() {
  const { name, version } = readJson('package.json')
  const isGlibc = process.report.getReport().header.glibcVersionRuntime !== undefined
  const libc = process.platform === 'linux' ? [isGlibc ? 'glibc' : 'musl'] : []
  return [name, version, process.platform, process.arch, ...libc].join('-')
}

/**
 * Creates a release in a new folder, with hard links to the files here if the file system allows it, else with copies.
 * The app must be built.
 * @throws Error when packages are missing, or the folder exists
 */
export function layRelease(folder) {
  mkdirSync(dirname(folder), { recursive: true })
  mkdirSync(folder)
  copyTree(join(root, 'dist'), join(folder, 'dist'), (name) => name.endsWith('.map') || name === '.postwright-build')
  for (const each of ['docs/handbook', 'docs/decisions', 'deploy']) copyTree(join(root, each), join(folder, each))
  for (const each of ['LICENSE', '.env.example']) place(join(root, each), join(folder, each))
  place(join(root, 'dist', 'client', noticesFile), join(folder, 'THIRD-PARTY-NOTICES'))
  for (const path of productionPackages()) {
    copyTree(
      join(root, path),
      join(folder, path),
      (name) => name === 'node_modules' || needless.test(name) || unusedFonts.test(name),
    )
  }
  place(join(root, 'scripts', 'release-start.mjs'), join(folder, 'start.js'))
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(releasePackage(), null, 2)}\n`)
}

/** The folders of packages that npm installed for production, nested ones too: 'node_modules/ai'. */
export function productionPackages() {
  const { packages } = readJson('node_modules/.package-lock.json')
  const { dependencies } = readJson('package.json')
  const missing = Object.keys(dependencies).filter((name) => !packages[`node_modules/${name}`])
  if (missing.length > 0) throw new Error(`These packages are not installed: ${missing.join(', ')}. Run npm install.`)
  return Object.keys(packages).filter((path) => !packages[path].dev)
}

/** Its scripts need only Node, so that the handbook's commands are the same in a clone and in a release. */
function releasePackage() {
  const { scripts, devDependencies: _, ...kept } = readJson('package.json')
  const programs = Object.entries(scripts)
    .filter(([, script]) => script.startsWith('node scripts/command.mjs '))
    .map(([name, script]) => [name, script.replace('scripts/command.mjs', 'start.js')])
  const start = scripts.start.replace('scripts/start.mjs', 'start.js')
  return { ...kept, scripts: { start, sbom: scripts.sbom, ...Object.fromEntries(programs) } }
}

function copyTree(from, to, isLeftOut = () => false) {
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (isLeftOut(entry.name)) continue
    if (entry.isDirectory()) copyTree(join(from, entry.name), join(to, entry.name), isLeftOut)
    else if (entry.isFile()) place(join(from, entry.name), join(to, entry.name))
  }
}

function place(from, to) {
  mkdirSync(dirname(to), { recursive: true })
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to) // another file system, or one without links
  }
}

function readJson(path) {
  return JSON.parse(readFileSync(join(root, path), 'utf8'))
}
