import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** What the build made, as its manifest tells, for counting what a first visit loads. */

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
  dynamicImports?: string[]
}

const folder = join(import.meta.dirname, '../../dist/client')
const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>

/** Parts that a screen fetches as soon as it runs, though it shows something without them. */
const partsOfScreens: Readonly<Record<string, readonly string[]>> = {
  'visual-editor': ['editor/layers/layer-listbox.tsx', 'features/visuals/properties/properties-panel.tsx'],
}

const frame = 'screens/signed-in-frame.tsx'
/** These have no frame of the app around them. */
const bareScreens = ['auth', 'handover', 'setup', 'reset-password', 'confirm-email', 'invitation']

/**
 * The files that the entry and one screen need together, each once.
 * @param more parts that it fetches later
 */
export function filesOfScreen(name: string, more: readonly string[] = []): string[] {
  const around = bareScreens.includes(name) ? [] : [frame]
  const keys = ['index.html', ...around, `screens/${name}-screen.tsx`, ...(partsOfScreens[name] ?? []), ...more]
  return [...new Set(keys.flatMap((key) => filesOf(key)))]
}

/** What a screen needs before it shows anything, and the entry and the frame do not bring. */
export function filesBeyondEntry(name: string): string[] {
  const entry = new Set(['index.html', frame].flatMap((key) => filesOf(key)))
  return filesOf(`screens/${name}-screen.tsx`).filter((file) => !entry.has(file))
}

/** What one screen needs at once or later, and no other screen ever. */
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

/** Thousand bytes of these files as gzip packs them; fonts are packed already and count as they are. */
export function kilobytes(files: readonly string[], extension: string): number {
  const bytes = files.filter((file) => file.endsWith(extension)).map(packedBytes)
  return bytes.reduce((sum, each) => sum + each, 0) / 1000
}

/** Of files that were packed once: most screens load the same ones. */
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
 * @param when `later` adds what is loaded when it is wanted, other screens excepted
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
