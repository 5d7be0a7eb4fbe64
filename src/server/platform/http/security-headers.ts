import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { builtFolder } from '../files-of-product.ts'
import { lazy } from '../lazy.ts'

/** The sources of Stripe's card form (docs.stripe.com/security/guide, content security policy). */
const stripeForm = {
  // it sets styles as attributes, which no hash covers
  styles: () => ["'unsafe-inline'"],
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  calls: ['https://api.stripe.com'],
}
const noForm = { styles: () => builtHashes().style, scripts: [], frames: [], calls: [] }

/** Headers of every answer, whichever code sends it: what a browser may do with it. By lower-case names. */
export function securityHeaders(config: Pick<Config, 'http' | 'payments'>): Readonly<Record<string, string>> {
  return {
    'content-security-policy': pagePolicy(config),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(config.http.publicUrl.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    // turns off browsers' former filter, which had holes of its own
    'x-xss-protection': '0',
  }
}

/** For all pages; other answers have a narrower one. */
function pagePolicy({ payments }: Pick<Config, 'payments'>): string {
  const form = payments.kind === 'stripe' ? stripeForm : noForm
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...builtHashes().script, ...form.scripts],
    'frame-src': ["'self'", ...form.frames],
    'style-src': ["'self'", ...form.styles()],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...form.calls],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';')
}

/**
 * Hashes of the style sheets and scripts within the built pages and the icon, so that an injected one is ignored. Styles
 * that scripts set on an element need none.
 */
const builtHashes = lazy(() => {
  const folders = [builtFolder('client'), builtFolder('site'), join(builtFolder('site'), 'handbook')]
  const pages = folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => /\.(html|svg)$/.test(name))
        .map((name) => readFileSync(join(folder, name), 'utf8')),
    )
  return { style: hashesOf(pages, /<style>([^<]*)<\/style>/g), script: hashesOf(pages, /<script>([^<]*)<\/script>/g) }
})

function hashesOf(pages: readonly string[], element: RegExp): string[] {
  const contents = pages.flatMap((page) => [...page.matchAll(element)].map(([, content = '']) => content))
  return [...new Set(contents)].map((content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`)
}
