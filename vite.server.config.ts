import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vite'
import { shippedPackages } from './shipped-packages.ts'

/**
 * The server's programs, each in a few files: in the thousand that the compiler makes of it, Node spends half of a start on
 * finding and opening them. They take the place of the compiler's own in dist/server; what is not a program stays as the
 * compiler made it, for benches and tests.
 */

const source = join(import.meta.dirname, 'src/server')

/** What is started by its name: the server, its commands, its child processes and threads, and what migrates. */
const programs = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) =>
    /^(?:main|commands\/[a-z]+|migrations\/\d.*|platform\/event-loop-watcher|.*\/(?:child|worker|[a-z]+-child))\.ts$/.test(
      path,
    ),
  )
  .map((path) => path.replace(/\.ts$/, ''))

export default defineConfig({
  plugins: [shippedPackages('server')],
  resolve: { alias: [{ find: /^#/, replacement: `${import.meta.dirname}/src/` }] },
  // of packages, those of many small files and none that is opened by its path
  ssr: { noExternal: ['fastify-type-provider-zod', 'kysely', 'zod'] },
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: false,
    copyPublicDir: false,
    target: 'node20',
    minify: false,
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: {
      input: Object.fromEntries(programs.map((name) => [name, join(source, `${name}.ts`)])),
      output: {
        entryFileNames: '[name].js',
        // as deep as the folder of files-of-product, which tells from its own place where the others are
        chunkFileNames: 'bundled/[name]-[hash].js',
        codeSplitting: { groups: [{ name: 'files-of-product', test: /platform\/files-of-product/ }] },
      },
    },
  },
})
