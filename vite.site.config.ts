import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createServer, defineConfig, type Plugin } from 'vite'
import { classNameOf } from './class-names.ts'
import { shippedPackages } from './shipped-packages.ts'
import { themeScript } from './theme-script.ts'

/** The public pages and the handbook: src/site rendered to HTML, with hashed styles and scripts beside it, to dist/site. */

const root = join(import.meta.dirname, 'src/site')
const chapters = readdirSync(join(import.meta.dirname, 'docs/handbook'))
  .filter((file) => file.endsWith('.md'))
  .map((file) => `handbook/${file === 'README.md' ? 'index' : file.replace(/\.md$/, '')}`)
const names = ['landing', 'pricing', 'terms', 'privacy', ...chapters, 'handbook/api-reference']
/** The pages are rendered and their styles built apart: both must come to the same class names. */
const css = { modules: { generateScopedName: classNameOf } }
const alias = [{ find: /^#/, replacement: `${import.meta.dirname}/src/` }]

interface Site {
  renderPage: typeof import('./src/site/render.tsx').renderPage
  /** The style of the controls of client/ui that the pages use. */
  controls: string
}

/** Runs the pages' own code, whose style sheets only Vite can read. */
async function loadSite(): Promise<Site> {
  const server = await createServer({
    configFile: false,
    css,
    resolve: { alias },
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  })
  try {
    const { renderPage } = (await server.ssrLoadModule(join(root, 'render.tsx'))) as Site
    const sheets = [...server.moduleGraph.idToModuleMap.keys()].filter((id) => id.endsWith('.module.css'))
    const styles = await Promise.all(sheets.map((id) => server.ssrLoadModule(`${id}?inline`)))
    return { renderPage, controls: styles.map((style) => style.default).join('\n') }
  } finally {
    await server.close()
  }
}

/** Hands Vite each page's HTML, and the controls' style, as if they were files: what a page names is found, hashed and copied. */
function renderedPages(): Plugin {
  const pageOf = new Map(names.map((name) => [join(root, `${name}.html`), name]))
  const controls = join(root, 'controls.css')
  let site: Promise<Site> | undefined
  return {
    name: 'postwright-rendered-pages',
    enforce: 'pre',
    resolveId: (id) => (id === '/controls.css' ? controls : pageOf.has(id) ? id : null),
    async load(id) {
      const name = pageOf.get(id)
      if (!name && id !== controls) return null
      site ??= loadSite()
      const { renderPage, controls: style } = await site
      return name ? renderPage(name) : style
    },
    // The scripts only bring to life what is complete without them: text, style and font go first.
    transformIndexHtml: { order: 'post', handler: (html) => html.replace('<script ', '<script fetchpriority="low" ') },
  }
}

/**
 * Puts each page's style into the page: a public page is small enough to arrive with its style in the first flight of
 * packets, and a style of its own would cost a slow line one more round trip before anything is painted.
 */
function inlinedStyles(): Plugin {
  return {
    name: 'postwright-inlined-styles',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const inlined = new Set<string>()
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.html')) continue
        file.source = String(file.source).replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)">/g, (_link, name) => {
          const style = bundle[name]
          if (style?.type !== 'asset') throw new Error(`${file.fileName} names the style ${name}, which was not built.`)
          inlined.add(name)
          return `<style>${String(style.source)}</style>`
        })
      }
      for (const name of inlined) delete bundle[name]
    },
  }
}

export default defineConfig({
  root,
  publicDir: join(import.meta.dirname, 'src/client/public'),
  plugins: [renderedPages(), inlinedStyles(), themeScript(), shippedPackages('site')],
  css,
  resolve: { alias },
  build: {
    outDir: join(import.meta.dirname, 'dist/site'),
    emptyOutDir: true,
    copyPublicDir: false,
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false }, // rendering the pages is this build's work, no surprise
      input: Object.fromEntries(names.map((name) => [name, join(root, `${name}.html`)])),
    },
  },
})
