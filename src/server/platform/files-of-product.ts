import { fileURLToPath } from 'node:url'

/** Where the product's files are, whether this module runs from src or from dist: both are equally deep. */

const root = new URL('../../../', import.meta.url)

export const packageFile = new URL('package.json', root)

/** Next to the running code. */
export const migrationsFolder = new URL('../migrations/', import.meta.url)

/** The path of the browser build. */
export function builtFolder(name: 'client' | 'site'): string {
  return fileURLToPath(new URL(`dist/${name}/`, root))
}

/**
 * The path of a script for a child process or thread: always the built one, as Node runs no TypeScript.
 * @param name in src/server, such as 'reading/pool/page-child'
 */
export function builtScript(name: string): string {
  return fileURLToPath(new URL(`dist/server/${name}.js`, root))
}
