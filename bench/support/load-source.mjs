import { join } from 'node:path'
import { runnerImport } from 'vite'
import { root } from './server.mjs'

const config = {
  root,
  configFile: false,
  logLevel: 'error',
  resolve: { alias: [{ find: /^#/, replacement: `${join(root, 'src')}/` }] },
}

/** What a TypeScript file of the repository exports, on every Node that we support. @param path from the root */
export async function loadSource(path) {
  return (await runnerImport(join(root, path), config)).module
}
