import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { chunks } from './chunks.ts'
import { classNameOf } from './class-names.ts'
import { shippedPackages } from './shipped-packages.ts'
import { themeScript } from './theme-script.ts'

const server = `http://127.0.0.1:${process.env.API_PORT ?? 3000}`

const { version } = JSON.parse(readFileSync(`${import.meta.dirname}/package.json`, 'utf8')) as { version: string }

/** The browser has no use for who may call a route, and would load it with the very first page. */
const routesWithoutAccess: Plugin = {
  name: 'routes-without-access',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('/shared/contract/routes.ts') ? code.replaceAll(/, access: '[\w-]+' \}/g, ' }') : null,
}

/** The browser's half: src/client to dist/client. In development the API is the server's, behind a proxy. */
export default defineConfig({
  root: 'src/client',
  publicDir: 'public',
  plugins: [react(), routesWithoutAccess, themeScript(), shippedPackages('client')],
  define: { __APP_VERSION__: JSON.stringify(version) },
  css: { modules: { generateScopedName: classNameOf } },
  resolve: {
    alias: [
      { find: /^#/, replacement: `${import.meta.dirname}/src/` },
      // two libraries bring their own for a React without this hook
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
    ],
  },
  build: {
    outDir: '../../dist/client',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // what a screen may weigh is told by tests/budgets
    chunkSizeWarningLimit: 1_200,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunks },
        // The first page loads the list of all names: they are cut short, and so are hashes, which do not compress.
        // The bundler takes no hash of fewer than seven letters.
        chunkFileNames: ({ name }) => `assets/${name.slice(0, 8)}-[hash:7].js`,
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
  server: { proxy: { '/api': server, '/canvas-fonts': server } },
})
