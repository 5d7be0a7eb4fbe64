import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { type SitePage, sitePages } from '#shared/contract/pages'
import { builtFolder } from './platform/files-of-product.ts'
import type { HttpReply, HttpRequest } from './platform/http/http.ts'
import { lazy } from './platform/lazy.ts'

/** The public pages, and the files for search engines: few and small, so they are kept in memory. */

const folder = builtFolder('site')
/** The placeholders of the built pages for what only this installation knows. */
const marks = {
  publicUrl: 'https://public-url.invalid',
  contact: 'https://contact-url.invalid',
  social: 'https://social-url.invalid',
  /** The monthly price of Pro, as text. */
  price: '[price-of-pro]',
} as const

/** The values that only this installation knows. */
export interface SiteFacts {
  publicUrl: string
  /** null: Contact Sales opens a text on the page. */
  contact: string | null
  social: string | null
  /** '€8' */
  price: string
  /** The landing page and the prices; terms and privacy are always served. */
  hasPublicSite: boolean
  hasPlans: boolean
}

const files: Record<SitePage, string> = {
  '/': 'landing.html',
  '/pricing': 'pricing.html',
  '/terms': 'terms.html',
  '/privacy': 'privacy.html',
}

const alwaysShown: readonly SitePage[] = ['/terms', '/privacy']

export interface SiteDocument {
  type: string
  etag: string
  plain: Buffer
  /** Compressed on first use, so that no start waits for it. */
  gzip(): Buffer
  brotli(): Buffer
}

/** By path. @throws Error when the pages are not built */
export function loadSiteDocuments(facts: SiteFacts): ReadonlyMap<string, SiteDocument> {
  if (!existsSync(folder)) throw new Error('The public pages are not built. Run npm start, or npm run build.')
  const { publicUrl } = facts
  const shown = sitePages.filter((path) => facts.hasPublicSite || alwaysShown.includes(path))
  const html = (path: SitePage) => fillIn(readFileSync(folder + files[path], 'utf8'), facts)
  return new Map([
    ...shown.map((path) => [path, prepare('text/html; charset=utf-8', html(path))] as const),
    ['/sitemap.xml', prepare('application/xml; charset=utf-8', siteMap(publicUrl, shown))],
    ['/robots.txt', prepare('text/plain; charset=utf-8', robots(publicUrl))],
  ])
}

function fillIn(html: string, { publicUrl, contact, social, price, hasPublicSite, hasPlans }: SiteFacts): string {
  let shown = html
  if (!hasPlans) shown = leaveOut(shown, 'plans')
  if (!hasPublicSite) shown = leaveOut(shown, 'public-site')
  return shown
    .replaceAll(marks.publicUrl, publicUrl)
    .replaceAll(marks.contact, forAttribute(contact ?? '#contact'))
    .replaceAll(marks.price, price)
    .replaceAll(marks.social, forAttribute(social ?? 'https://www.linkedin.com/'))
}

/** The elements marked as a part, which never nest. */
function leaveOut(html: string, part: 'plans' | 'public-site'): string {
  const kept: string[] = []
  let at = 0
  for (const { 1: name, 2: found, index } of html.matchAll(/<(\w+) data-part="([\w-]+)"/g)) {
    if (found !== part) continue
    kept.push(html.slice(at, index))
    at = html.indexOf(`</${name}>`, index) + `</${name}>`.length
  }
  return [...kept, html.slice(at)].join('')
}

function forAttribute(address: string): string {
  return address.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
}

/**
 * Answers with the document, or with 304 if the browser has it.
 * @param varyBy the headers that the choice depended on
 */
export async function sendSiteDocument(
  request: HttpRequest,
  reply: HttpReply,
  document: SiteDocument,
  varyBy = 'accept-encoding',
): Promise<HttpReply> {
  reply.headers({ etag: document.etag, 'cache-control': 'no-cache', vary: varyBy })
  if (request.headers['if-none-match']?.includes(document.etag)) return await reply.status(304).send()

  const accepted = String(request.headers['accept-encoding'] ?? '')
  reply.type(document.type)
  if (/\bbr\b/.test(accepted)) return await reply.header('content-encoding', 'br').send(document.brotli())
  if (/\bgzip\b/.test(accepted)) return await reply.header('content-encoding', 'gzip').send(document.gzip())
  return await reply.send(document.plain)
}

function prepare(type: string, text: string): SiteDocument {
  const plain = Buffer.from(text)
  return {
    type,
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 20)}"`,
    plain,
    gzip: lazy(() => gzipSync(plain, { level: 9 })),
    // The best quality would delay the first reader by a quarter of a second to save a few hundred bytes.
    brotli: lazy(() => brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })),
  }
}

function siteMap(publicUrl: string, shown: readonly SitePage[]): string {
  const urls = shown.map((path) => `  <url><loc>${publicUrl}${path}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

function robots(publicUrl: string): string {
  return ['User-agent: *', 'Disallow: /api/', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n')
}
