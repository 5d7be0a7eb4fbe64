import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** The build's files, from its manifest, for measuring what a first visit loads. */

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
  dynamicImports?: string[]
}

const folder = join(import.meta.dirname, '../../dist/client')
const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>

/** Parts that a screen loads as soon as it runs, although it shows something without them. */
const partsOfScreens: Readonly<Record<string, readonly string[]>> = {
  'visual-editor': ['editor/layers/layer-listbox.tsx', 'features/visuals/properties/properties-panel.tsx'],
}

const frame = 'screens/signed-in-frame.tsx'
/** Screens without the app's frame. */
const bareScreens = ['auth', 'handover', 'setup', 'reset-password', 'confirm-email', 'invitation', 'join', 'authorize']

/**
 * The files that the entry and one screen need together, each once.
 * @param more parts that it loads later
 */
export function filesOfScreen(name: string, more: readonly string[] = []): string[] {
  const around = bareScreens.includes(name) ? [] : [frame]
  const keys = ['index.html', ...around, `screens/${name}-screen.tsx`, ...(partsOfScreens[name] ?? []), ...more]
  return [...new Set(keys.flatMap((key) => filesOf(key)))]
}

/** What a screen needs before it shows anything, besides the entry and the frame. */
export function filesBeyondEntry(name: string): string[] {
  const entry = new Set(['index.html', frame].flatMap((key) => filesOf(key)))
  return filesOf(`screens/${name}-screen.tsx`).filter((file) => !entry.has(file))
}

/** What one screen needs at once or later, and no other screen. */
export function filesOfOnly(name: string): string[] {
  const keys = Object.keys(manifest).filter((key) => /^screens\/.*-screen\.tsx$/.test(key))
  const own = `screens/${name}-screen.tsx`
  const others = new Set(
    ['index.html', frame, ...keys].filter((key) => key !== own).flatMap((key) => filesOf(key, 'later')),
  )
  return filesOf(own, 'later').filter((file) => !others.has(file))
}

export function allFiles(): string[] {
  return [...new Set(Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css]))]
}

/**
 * The size of these files compressed with gzip, in thousand bytes; fonts are compressed already and count unchanged.
 */
export function kilobytes(files: readonly string[], extension: string): number {
  const bytes = files.filter((file) => file.endsWith(extension)).map(packedBytes)
  return bytes.reduce((sum, each) => sum + each, 0) / 1000
}

/** Sizes of compressed files: most screens load the same ones. */
const packed = new Map<string, number>()

function packedBytes(file: string): number {
  const known = packed.get(file)
  if (known !== undefined) return known
  const content = readFileSync(join(folder, file))
  const { length } = file.endsWith('.woff2') ? content : gzipSync(content, { level: 9 })
  packed.set(file, length)
  return length
}

/**
 * @param when `later` adds what is loaded on demand, except other screens
 * @throws Error when the build has no such chunk
 */
function filesOf(key: string, when: 'at once' | 'later' = 'at once', seen = new Set<string>()): string[] {
  if (seen.has(key)) return []
  seen.add(key)
  const chunk = manifest[key]
  if (!chunk) throw new Error(`The build has no ${key}`)
  const { file, css = [], imports = [], dynamicImports = [] } = chunk
  const later = when === 'later' ? dynamicImports.filter((each) => !each.startsWith('screens/')) : []
  return [file, ...css, ...[...imports, ...later].flatMap((each) => filesOf(each, when, seen))]
}
