import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { builtFolder } from '../files-of-product.ts'
import { lazy } from '../lazy.ts'

/** What Stripe's card form loads (docs.stripe.com/security/guide, content security policy). */
const stripeForm = {
  // it sets styles as attributes, which no hash covers
  styles: () => ["'unsafe-inline'"],
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  calls: ['https://api.stripe.com'],
}
const noForm = { styles: () => builtStyles(), scripts: [], frames: [], calls: [] }

/** What stands in the head of every answer, whoever gives it: what a browser may do with it. By lower-case names. */
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
    // the filter that this once asked for had holes of its own
    'x-xss-protection': '0',
  }
}

/** For all pages; what is no page has a narrower one of its own. */
function pagePolicy({ payments }: Pick<Config, 'payments'>): string {
  const form = payments.kind === 'stripe' ? stripeForm : noForm
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...form.scripts],
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
 * Hashes of the sheets that the built pages and the icon carry within them, so that no other one that gets into a page counts. Styles
 * that scripts set on an element are not asked for.
 */
const builtStyles = lazy((): string[] => {
  const folders = [builtFolder('client'), builtFolder('site'), join(builtFolder('site'), 'handbook')]
  const pages = folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => /\.(html|svg)$/.test(name))
        .map((name) => join(folder, name)),
    )
  const sheets = pages.flatMap((page) => styleElements(readFileSync(page, 'utf8')))
  return [...new Set(sheets)].map((css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`)
})

function styleElements(html: string): string[] {
  return [...html.matchAll(/<style>([^<]*)<\/style>/g)].map(([, css = '']) => css)
}
