import { existsSync, readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import serveStatic from '@fastify/static'
import { pages, routes } from '#shared/contract/pages'
import { formatMoney } from '#shared/rules/money'
import { yearSeconds } from '#shared/time/durations'
import type { Context } from './context/context.ts'
import { findSessionUser } from './features/accounts/sessions.ts'
import { findShownPrice, usualPrice } from './features/billing/provider-facts.ts'
import { AppError } from './platform/errors.ts'
import { builtFolder } from './platform/files-of-product.ts'
import type { Http } from './platform/http/http.ts'
import { loadSiteDocuments, type SiteDocument, sendSiteDocument } from './site-documents.ts'

const client = builtFolder('client')
const site = builtFolder('site')
const clientAssets = join(client, 'assets', sep)
const siteAssets = join(site, 'assets', sep)

/**
 * Serves what was built: the public pages, the handbook, the app's one page for every address of the app, with 404 for the
 * rest, and the hashed files of both for a year. At / a visitor gets the landing page, where there is one, and whoever is
 * signed in the app.
 */
export async function registerPages(http: Http, ctx: Context): Promise<void> {
  if (!existsSync(client)) throw new Error('The app is not built. Run npm start, or npm run build.')
  const findDocument = keepDocuments(ctx)
  const known = new Set<string>(pages)
  const files = {
    index: false as const,
    preCompressed: true,
    cacheControl: false,
  }
  // a folder is nothing to send: without this it would be refused instead of not being found
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
  await http.register(serveStatic, {
    ...files,
    root: client,
    setHeaders: (response, path) => response.header('cache-control', cachingOf(path)),
  })
  // not by the library's own route, which lists the whole folder for each file: that takes longer than to send it
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
    // the page that opened it hands itself over by messages, for which the two have to know each other
    if (path === routes.handover.path) reply.header('cross-origin-opener-policy', 'unsafe-none')
    if (document && !(path === '/' && (await findSessionUser(ctx, request)))) {
      return await sendSiteDocument(request, reply, document, path === '/' ? 'accept-encoding, cookie' : undefined)
    }
    return await reply.status(known.has(path) ? 200 : 404).sendFile('index.html')
  })
}

function cachingOf(path: string): string {
  if (path.startsWith(clientAssets) || path.startsWith(siteAssets)) return `public, max-age=${yearSeconds}, immutable`
  // the app's page stands for a person's pages: going back to one after signing out asks again who is there
  return /\.html(\.br|\.gz)?$/.test(path) ? 'no-store' : 'no-cache'
}

function pathOf({ url }: { url: string }): string {
  return url.split(/[?#]/, 1)[0] ?? '/'
}

/** The public pages with the price that holds now; made anew when that changes. */
function keepDocuments(ctx: Context): (path: string) => Promise<SiteDocument | undefined> {
  const { http, links, hasPublicSite, plans } = ctx.config
  const facts = { publicUrl: http.publicUrl, ...links, hasPublicSite, hasPlans: !plans.areOff }
  const load = (price: string) => loadSiteDocuments({ ...facts, price })
  let said = formatMoney(usualPrice.cents, usualPrice.currency)
  let documents = load(said)
  return async (path) => {
    if (!documents.has(path)) return undefined
    // a database that can't be asked now must not take the public pages with it
    const price = await findShownPrice(ctx).then(
      ({ cents, currency }) => formatMoney(cents, currency),
      () => said,
    )
    if (price !== said) documents = load(price)
    said = price
    return documents.get(path)
  }
}
