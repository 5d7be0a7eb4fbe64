import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'

const root = import.meta.dirname

/**
 * Writes down which packages a bundle has something of, code or files, for the notices of their authors:
 * dist/packages/NAME.json, a list of folders such as node_modules/react.
 */
export function shippedPackages(name: string): Plugin {
  let base = root
  return {
    name: 'postwright-shipped-packages',
    configResolved(config) {
      base = config.root
    },
    generateBundle(_options, bundle) {
      const files = Object.values(bundle).flatMap((made) =>
        made.type === 'chunk' ? Object.keys(made.modules) : made.originalFileNames.map((file) => join(base, file)),
      )
      const folders = files.flatMap((file) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0] ?? [])
      const paths = new Set(folders.map((folder) => relative(root, folder.replace(/^\0/, ''))))
      mkdirSync(join(root, 'dist/packages'), { recursive: true })
      writeFileSync(join(root, 'dist/packages', `${name}.json`), JSON.stringify([...paths].sort()))
    },
  }
}
