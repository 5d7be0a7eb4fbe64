import { existsSync, readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import serveStatic from '@fastify/static'
import { routes, screenPaths } from '#shared/contract/pages'
import { formatMoney } from '#shared/rules/money'
import { yearSeconds } from '#shared/time/durations'
import type { Context } from './context/context.ts'
import { findSessionUser } from './features/accounts/sign-in/sessions.ts'
import { defaultPrice, findShownPrice } from './features/billing/provider-facts.ts'
import { AppError } from './platform/errors.ts'
import { builtFolder } from './platform/files-of-product.ts'
import type { Http } from './platform/http/http.ts'
import { loadSiteDocuments, type SiteDocument, sendSiteDocument } from './site-documents.ts'

const client = builtFolder('client')
const site = builtFolder('site')
const clientAssets = join(client, 'assets', sep)
const siteAssets = join(site, 'assets', sep)

/**
 * Serves the build: the public pages, the handbook, the app's one page for all of its addresses (404 for any others),
 * and their hashed files, cached for a year. At / a visitor gets the landing page, if there is one, and a signed-in
 * person the app.
 */
export async function registerPages(http: Http, ctx: Context): Promise<void> {
  if (!existsSync(client)) throw new Error('The app is not built. Run npm start, or npm run build.')
  const findDocument = keepDocuments(ctx)
  const known = new Set<string>(screenPaths)
  const files = {
    index: false as const,
    preCompressed: true,
    cacheControl: false,
  }
  // without this a folder would be refused instead of not found
  http.addHook('preHandler', async (request, reply) => {
    if (request.routeOptions.url?.endsWith('*') && pathOf(request).endsWith('/')) return reply.callNotFound()
  })

  await http.register(serveStatic, {
    ...files,
    root: `${site}handbook`,
    prefix: '/handbook/',
    decorateReply: false,
    setHeaders: (response) => response.header('cache-control', 'no-cache'),
  })
  http.get('/handbook', { schema: { hide: true } }, (_request, reply) => reply.redirect('/handbook/index.html'))
  http.get('/api/docs', { schema: { hide: true } }, (_request, reply) => reply.redirect('/handbook/api-reference.html'))
  await http.register(serveStatic, {
    ...files,
    root: client,
    setHeaders: (response, path) => response.header('cache-control', cachingOf(path)),
  })
  // not the library's own route, which lists the whole folder for each file: that takes longer than sending it
  const ofSite = new Set(readdirSync(siteAssets))
  http.get<{ Params: { file: string } }>('/assets/:file', { schema: { hide: true } }, ({ params: { file } }, reply) =>
    /^[\w-][\w.-]*$/.test(file)
      ? reply.sendFile(file, ofSite.has(file) ? siteAssets : clientAssets)
      : reply.callNotFound(),
  )
  http.setNotFoundHandler(async (request, reply) => {
    const asked = pathOf(request)
    if (/^\/api(\/|$)/.test(asked)) throw new AppError('not_found', 'nothingHere')

    const path = asked.length > 1 ? asked.replace(/\/$/, '') : asked
    const document = await findDocument(path)
    if (path === '/') reply.header('vary', 'cookie')
    // the page that opened it hands itself over by messages, which needs the two to share a browsing context group
    // and so do windows that an app opened to ask for consent
    if (path === routes.handover.path || path === routes.authorize.path)
      reply.header('cross-origin-opener-policy', 'unsafe-none')
    // its address is a secret: no search engine keeps it, and no site that it links to learns of it
    if (path === routes.review.path) reply.headers({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' })
    if (document && !(path === '/' && (await findSessionUser(ctx, request)))) {
      return await sendSiteDocument(request, reply, document, path === '/' ? 'accept-encoding, cookie' : undefined)
    }
    return await reply.status(known.has(withoutTeam(path)) ? 200 : 404).sendFile('index.html')
  })
}

/** The page that an address of a team, /w/SLUG/history, is in it. */
function withoutTeam(path: string): string {
  const page = path.replace(/^\/w\/[a-z0-9-]{1,40}(?=\/|$)/, '')
  return page === '' ? '/' : page
}

function cachingOf(path: string): string {
  if (path.startsWith(clientAssets) || path.startsWith(siteAssets)) return `public, max-age=${yearSeconds}, immutable`
  // the app's page stands for a person's pages: going back to one after signing out checks the session again
  return /\.html(\.br|\.gz)?$/.test(path) ? 'no-store' : 'no-cache'
}

function pathOf({ url }: { url: string }): string {
  return url.split(/[?#]/, 1)[0] ?? '/'
}

/** The public pages with the current price; rebuilt when it changes. */
function keepDocuments(ctx: Context): (path: string) => Promise<SiteDocument | undefined> {
  const { http, links, hasPublicSite, plans } = ctx.config
  const facts = { publicUrl: http.publicUrl, ...links, hasPublicSite, hasPlans: !plans.areOff }
  const load = (price: string) => loadSiteDocuments({ ...facts, price })
  let shownPrice = formatMoney(defaultPrice.cents, defaultPrice.currency)
  let documents = load(shownPrice)
  return async (path) => {
    if (!documents.has(path)) return undefined
    // an unreachable database must not take the public pages down
    const price = await findShownPrice(ctx).then(
      ({ cents, currency }) => formatMoney(cents, currency),
      () => shownPrice,
    )
    if (price !== shownPrice) documents = load(price)
    shownPrice = price
    return documents.get(path)
  }
}
