import { build, type Plugin } from 'vite'

/**
 * Puts src/client/lib/first-theme.ts into the head of a page, behind the colours that it changes. In a file of its own it
 * would hold up the first paint by a request. The server allows it by its hash.
 */
export function themeScript(): Plugin {
  let script: Promise<string> | undefined
  return {
    name: 'postwright-theme-script',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        script ??= bundle()
        const element = `<script>${await script}</script>`
        return html.replace('<title>', () => `${element}<title>`)
      },
    },
  }
}

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: `${import.meta.dirname}/src/client/lib/first-theme.ts`, formats: ['iife'], name: 'theme' },
    },
  })
  const [output] = [built].flat()
  if (!output || !('output' in output)) throw new Error('The script of the theme was not built.')
  return output.output[0].code.trim()
}
