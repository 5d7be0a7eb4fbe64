import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { zipSync } from 'fflate'
import { build } from 'vite'
import { ensureInstalled, requireNode, root } from './prepare.mjs'

/**
 * npm run extension [-- FOLDER]: the browser extension, in dist by default: as a folder, which browsers load during
 * development, and as a zip for their stores. The same for Chromium and Firefox.
 */

requireNode()
await ensureInstalled()
const source = join(root, 'src/extension')
const target = resolve(process.argv[2] ?? join(root, 'dist'))
const folder = join(target, 'extension')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

// classic scripts, each in one file: Firefox accepts no modules for the background, and functions are injected into
// pages as text
for (const name of ['background', 'options']) {
  await build({
    configFile: false,
    logLevel: 'warn',
    root: source,
    publicDir: false,
    resolve: { alias: [{ find: /^#/, replacement: `${root}/src/` }] },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      lib: { entry: join(source, `${name}.ts`), formats: ['iife'], name: 'postwright', fileName: () => `${name}.js` },
    },
  })
}
for (const name of ['options.html', '_locales']) cpSync(join(source, name), join(folder, name), { recursive: true })
for (const name of ['icon-192.png', 'icon-512.png']) cpSync(join(root, 'src/client/public', name), join(folder, name))

const manifest = JSON.parse(readFileSync(join(source, 'manifest.json'), 'utf8'))
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify({ ...manifest, version }, null, 2)}\n`)

const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name))
const packed = Object.fromEntries(
  files.map((file) => [relative(folder, file).replaceAll('\\', '/'), readFileSync(file)]),
)
const zip = join(target, 'postwright-extension.zip')
writeFileSync(zip, zipSync(packed, { mtime: new Date('1980-01-02') }))
console.log(`${folder}\n${zip}`)
