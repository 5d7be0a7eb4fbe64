import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, requireNode, root, runTool } from './prepare.mjs'

/** npm run dev: the server with restart and the app with reload, on a separate data directory. */

requireNode()
await ensureInstalled()
const apiPort = process.env.API_PORT ?? '3100'
const environment = {
  ...process.env,
  PORT: apiPort,
  API_PORT: apiPort,
  PUBLIC_URL: 'http://localhost:5173',
  DATA_DIR: join(root, 'data', 'dev'),
}
const options = { cwd: root, stdio: 'inherit', env: environment }

await runTool('typescript/bin/tsc', ['-p', 'tsconfig.server.json'])
await runTool('vite/bin/vite.js', ['build', '--logLevel', 'warn'])
await runTool('vite/bin/vite.js', ['build', '--logLevel', 'warn', '--config', 'vite.site.config.ts'])
const tool = (name) => join(root, 'node_modules', name)
const children = [
  spawn(
    process.execPath,
    [tool('typescript/bin/tsc'), '-p', 'tsconfig.server.json', '--watch', '--preserveWatchOutput'],
    options,
  ),
  spawn(process.execPath, ['--watch', 'dist/server/main.js'], options),
  spawn(process.execPath, [tool('vite/bin/vite.js'), '--clearScreen', 'false'], options),
]
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    for (const child of children) child.kill(signal)
  })
}
