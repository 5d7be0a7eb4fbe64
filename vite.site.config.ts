import { join } from 'node:path'
import { defineConfig, type Plugin, runnerImport } from 'vite'

/** The public pages: src/site rendered to HTML, with hashed styles and scripts beside it, to dist/site. */

const root = join(import.meta.dirname, 'src/site')
const names = ['landing', 'pricing', 'terms', 'privacy']
const alias = [{ find: /^#/, replacement: `${import.meta.dirname}/src/` }]

type Render = typeof import('./src/site/render.tsx')

/** Hands Vite each page's HTML as if it were a file, so that what the HTML names is found, hashed and copied. */
function renderedPages(): Plugin {
  const pageOf = new Map(names.map((name) => [join(root, `${name}.html`), name]))
  let render: Promise<Render> | undefined
  return {
    name: 'postwright-rendered-pages',
    enforce: 'pre',
    resolveId: (id) => (pageOf.has(id) ? id : null),
    async load(id) {
      const name = pageOf.get(id)
      if (!name) return null
      render ??= runnerImport<Render>(join(root, 'render.tsx'), { configFile: false, resolve: { alias } }).then(
        ({ module }) => module,
      )
      return (await render).renderPage(name)
    },
    // The scripts only bring to life what is complete without them: text, style and font go first.
    transformIndexHtml: { order: 'post', handler: (html) => html.replace('<script ', '<script fetchpriority="low" ') },
  }
}

export default defineConfig({
  root,
  publicDir: join(import.meta.dirname, 'src/client/public'),
  plugins: [renderedPages()],
  resolve: { alias },
  build: {
    outDir: join(import.meta.dirname, 'dist/site'),
    emptyOutDir: true,
    copyPublicDir: false,
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: Object.fromEntries(names.map((name) => [name, join(root, `${name}.html`)])) },
  },
})
