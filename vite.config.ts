import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { classNameOf } from './class-names.ts'

const server = `http://127.0.0.1:${process.env.API_PORT ?? 3000}`

const { version } = JSON.parse(readFileSync(`${import.meta.dirname}/package.json`, 'utf8')) as { version: string }

/**
 * What several screens share is bundled in few files: each file of its own costs a request, and compresses less well.
 * What only screens behind the sign-in use stays out of what the sign-in loads.
 */
const behindSignIn = [
  'client/queries/(?:linkedin|optimistic|lists|outcome|posts)',
  'client/ui/(?:tooltip|icon-button|dialog|skeleton|page-head|section-title|select|load-failure|switch|radio-cards|popover|badge|byline|confirm)',
  'client/lib/(?:formatting|days|clipboard|trial|words-for|fetch-code|is-same)',
  'client/editor',
  'client/features/(?:visuals|brand)',
  'shared/(?:scene|drawing|designs|templates|facts)',
  'shared/rules/(?:money|languages)',
].join('|')
const chunks = [
  { name: 'controls', test: /\/client\/ui\/.*\.module\.css$/ },
  // many small sheets would each stand by name in what is loaded first
  { name: 'admin-styles', test: /\/client\/features\/admin\/.*\.module\.css$/ },
  {
    name: 'windows',
    test: /\/client\/features\/visuals\/(?:library|export|start|versions|templates|saving\/my-visuals).*\.module\.css$/,
  },
  { name: 'editor', test: /\/client\/features\/visuals\/.*\.module\.css$/ },
  {
    name: 'common',
    test: new RegExp(`/src/(?!${behindSignIn})(?:client|shared)/|lucide-react/dist/esm/(?!icons/trash)|@tanstack`),
    minShareCount: 8,
  },
  // what the pages before the sign-in share, one by one no larger than their names
  {
    name: 'sign-in',
    test: /client\/features\/accounts\/(?:auth-page|account-form|account-values|password-field|error-texts)\.tsx?$/,
  },
  // many small files would each stand by name in what is loaded first
  { name: 'icons', test: /lucide-react\/dist\/esm\/icons\/(?!arrow-left)/, minShareCount: 2 },
]

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
  plugins: [react(), routesWithoutAccess],
  define: { __APP_VERSION__: JSON.stringify(version) },
  css: { modules: { generateScopedName: classNameOf } },
  resolve: { alias: [{ find: /^#/, replacement: `${import.meta.dirname}/src/` }] },
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
