import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { classNameOf } from './class-names.ts'

const server = `http://127.0.0.1:${process.env.API_PORT ?? 3000}`

const { version } = JSON.parse(readFileSync(`${import.meta.dirname}/package.json`, 'utf8')) as { version: string }

const beforeSignIn = ['auth', 'setup', 'reset-password', 'confirm-email', 'invitation']
const ofEditor = 'client/(?:editor|features/(?:visuals|brand))|shared/(?:scene|drawing|designs|templates|facts)'

/** What modules need at once, and all that those need, themselves included; made anew for each build. */
function createNeeds(names: readonly string[]) {
  let known: { of: Rolldown.ChunkingContext; ids: Set<string> } | undefined
  return (id: string, context: Rolldown.ChunkingContext): boolean => {
    if (known?.of !== context) {
      known = { of: context, ids: new Set() }
      for (const name of names) gather(`${import.meta.dirname}/src/client/${name}.tsx`, context, known.ids)
    }
    return known.ids.has(id)
  }
}

function gather(id: string, context: Rolldown.ChunkingContext, found: Set<string>): void {
  if (found.has(id)) return
  found.add(id)
  for (const each of context.getModuleInfo(id)?.importedIds ?? []) gather(each, context, found)
}

const isOfStart = createNeeds(['main'])
const isOfHandover = createNeeds(['screens/handover-screen'])
const isOfFrame = createNeeds(['screens/signed-in-frame'])
const isBeforeSignIn = createNeeds(beforeSignIn.map((screen) => `screens/${screen}-screen`))

function group(
  name: string,
  holds: (id: string, context: Rolldown.ChunkingContext) => boolean,
  options: Partial<Rolldown.CodeSplittingGroup> = { test: /\.(?:m?js|tsx?)$/ },
): Rolldown.CodeSplittingGroup {
  return { name: (id, context) => (holds(id, context) ? name : null), debugName: name, ...options }
}

/**
 * What several screens share is bundled in few files: each file of its own costs a request, and compresses less well.
 * What only screens behind the sign-in use stays out of what the sign-in loads.
 */
const chunks: Rolldown.CodeSplittingGroup[] = [
  { name: 'controls', test: /\/client\/ui\/.*\.module\.css$/ },
  // many small sheets would each stand by name in what is loaded first
  { name: 'admin-styles', test: /\/client\/features\/admin\/.*\.module\.css$/ },
  {
    name: 'windows',
    test: /\/client\/features\/visuals\/(?:library|export|start|versions|templates|saving\/my-visuals).*\.module\.css$/,
  },
  { name: 'editor', test: /\/client\/features\/visuals\/.*\.module\.css$/ },
  group('common', (id, context) => isOfStart(id, context) && !id.endsWith('/main.tsx')),
  group('sign-in', isBeforeSignIn, { test: /\/src\//, minShareCount: 4 }),
  // little, and all that a window into which a browser hands a page has of the frame
  group('formats', isOfHandover, { test: /\/src\//, minShareCount: 6 }),
  // many small files would each stand by name in what is loaded first
  { name: 'icons', test: /lucide-react\/dist\/esm\/icons\/(?!arrow-left)/, minShareCount: 2 },
  group('signed-in', (id, context) => isOfFrame(id, context) && !id.endsWith('/signed-in-frame.tsx'), {
    test: /\/src\//,
  }),
  { name: 'shared', test: new RegExp(`/src/(?!${ofEditor})(?:client|shared)/|@tanstack`), minShareCount: 6 },
  {
    name: 'posts',
    test: /\/client\/(?:queries\/posts|features\/post)\/|\/ui\/figure|\/shared\/linkedin\//,
    minShareCount: 3,
  },
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
