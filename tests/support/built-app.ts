import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** What the build made, as its manifest tells, for counting what a first visit loads. */

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
}

const folder = join(import.meta.dirname, '../../dist/client')
const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>

/** The files that the entry and one screen need together, each once. */
export function filesOfScreen(name: string): string[] {
  return [...new Set([...filesOf('index.html'), ...filesOf(`screens/${name}-screen.tsx`)])]
}

export function allFiles(): string[] {
  return [...new Set(Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css]))]
}

/** Thousand bytes of these files as gzip packs them; fonts are packed already and count as they are. */
export function kilobytes(files: readonly string[], extension: string): number {
  const bytes = files
    .filter((file) => file.endsWith(extension))
    .map((file) => readFileSync(join(folder, file)))
    .map((content) => (extension === '.woff2' ? content.length : gzipSync(content, { level: 9 }).length))
  return bytes.reduce((sum, each) => sum + each, 0) / 1000
}

/** @throws Error when the build has no such chunk */
function filesOf(key: string, seen = new Set<string>()): string[] {
  if (seen.has(key)) return []
  seen.add(key)
  const chunk = manifest[key]
  if (!chunk) throw new Error(`The build has no ${key}`)
  return [chunk.file, ...(chunk.css ?? []), ...(chunk.imports ?? []).flatMap((imported) => filesOf(imported, seen))]
}
