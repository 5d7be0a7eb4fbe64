import { readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join, normalize } from 'node:path'

/** The input of the rules about code: the files below src, and the imports of each. */

const sourceFolder = join(import.meta.dirname, '../../src')

/** All files below src. */
export const allFiles = readdirSync(sourceFolder, { recursive: true, encoding: 'utf8', withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) =>
    join(entry.parentPath, entry.name)
      .slice(sourceFolder.length + 1)
      .replaceAll('\\', '/'),
  )

/** The program itself: TypeScript without tests and declarations. */
export const codeFiles = allFiles.filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\.d\.ts$/.test(path))

export function textOf(path: string): string {
  return readFileSync(join(sourceFolder, path), 'utf8')
}

/** A file's imports of our own files: paths below src, code without extension. */
export function ownImports(path: string): string[] {
  return importsIn(textOf(path)).flatMap((name) => resolveOwn(path, name) ?? [])
}

/** The npm packages a file imports. */
export function npmImports(path: string): string[] {
  return importsIn(textOf(path))
    .filter((name) => !/^[.#/]/.test(name) && !name.startsWith('node:') && !builtinModules.includes(name))
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    )
}

/** Static, side-effect, re-exported and dynamic imports. */
export function importsIn(code: string): string[] {
  const statement = /(?:^|[\n;])\s*(?:import|export)\b(?:[^'"`;()]*?\bfrom)?\s*['"]([^'"\n]+)['"]/g
  const dynamic = /\b(?:import|require)\(\s*['"]([^'"\n]+)['"]\s*[,)]/g
  const typed = /\bimport\(\s*['"]([^'"\n]+)['"]\s*\)\./g
  return [statement, dynamic, typed]
    .flatMap((pattern) => [...code.matchAll(pattern)].map((match) => match[1] ?? ''))
    .filter((name, index, all) => all.indexOf(name) === index)
}

/** A path below src without extension; null for a package. */
export function resolveOwn(from: string, name: string): string | null {
  if (name.startsWith('#')) return name.slice(1).replace(/\.tsx?$/, '')
  if (!name.startsWith('.')) return null
  return normalize(join(dirname(from), name))
    .replaceAll('\\', '/')
    .replace(/\.(tsx?|js)$/, '')
}

/** A room is a folder, or one file without extension. */
export function isIn(path: string, room: string): boolean {
  return path.startsWith(`${room}/`) || path.replace(/\.tsx?$/, '') === room
}
