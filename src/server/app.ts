import { join } from 'node:path'
import { pro } from '#shared/rules/plans'
import { createDrawing } from './adapters/drawing/create-drawing.ts'
import { createFolderFiles } from './adapters/files/folder-files.ts'
import { createImages } from './adapters/images/create-images.ts'
import { createMailer } from './adapters/mail/mailer.ts'
import { createPayments } from './adapters/payments/create-payments.ts'
import type { Context } from './context.ts'
import { addRoute } from './features/accounts/guarded-route.ts'
import { sweepLinks } from './features/accounts/one-time-links.ts'
import { registerAccountRoutes, registerOwnAccountRoutes } from './features/accounts/routes.ts'
import { sweepSessions } from './features/accounts/sessions.ts'
import { registerAdminRoutes } from './features/admin/routes.ts'
import { endSubscription } from './features/billing/change-subscription.ts'
import { sweepNotices } from './features/billing/payment-notices.ts'
import { sweepGenerations } from './features/billing/quota.ts'
import { registerBillingRoutes } from './features/billing/routes.ts'
import { runPaymentClock, sweepSubscriptions } from './features/billing/sweep-subscriptions.ts'
import { removeKeptFiles, sweepKeptData, tellOfRemoval } from './features/kept-data/sweep-kept-data.ts'
import { askForApproval, tellOfApproval } from './features/mails/approval-mails.ts'
import { sendLink } from './features/mails/link-mails.ts'
import { deliverMail, sweepMails } from './features/mails/outbox.ts'
import { removeOwnersFiles } from './features/media/media-files.ts'
import { registerMediaRoutes } from './features/media/routes.ts'
import { sweepMedia } from './features/media/sweep-media.ts'
import { registerPersonalDataRoutes } from './features/personal-data/routes.ts'
import { sweepArticles } from './features/posts/article-repository.ts'
import { readCitedPages } from './features/posts/read-cited-pages.ts'
import { registerRefiningRoutes } from './features/posts/refining-routes.ts'
import { registerPostRoutes } from './features/posts/routes.ts'
import { registerSettingsRoutes } from './features/settings/routes.ts'
import { registerStyleRoutes } from './features/styles/routes.ts'
import { registerFontRoute } from './features/visuals/font-route.ts'
import { registerVisualRoutes } from './features/visuals/routes.ts'
import { registerPages } from './pages.ts'
import type { Config } from './platform/config.ts'
import type { OpenDatabase } from './platform/database/database.ts'
import { isMigrated } from './platform/database/migrate.ts'
import { AppError } from './platform/errors.ts'
import { createHttp, type Http } from './platform/http.ts'
import { createJobs } from './platform/jobs.ts'
import type { Log } from './platform/log.ts'
import { sweepRateLimits } from './platform/rate-limit.ts'
import { version } from './platform/version.ts'
import { parseAllowList } from './reading/fetch/allow-list.ts'
import { createReader } from './reading/reader.ts'
import { createWriter } from './writing/create-writer.ts'
import { describeModels } from './writing/models.ts'

/** Puts the parts together; the only file that knows them all. */

export function createContext(
  config: Config,
  parts: { database: OpenDatabase; log: Log; secret: string; ending: AbortSignal; now?: () => number },
): Context {
  const { database, log, secret, ending, now = Date.now } = parts
  return {
    config,
    secret,
    db: database.db,
    databaseKind: database.kind,
    log,
    now,
    reader: createReader({ allow: parseAllowList(config.fetchAllow) }),
    writer: createWriter(config.ai),
    mailer: createMailer(config.mail),
    payments: createPayments(config.payments, { db: database.db, now }),
    files: createFolderFiles(join(config.dataDir, 'media')),
    images: createImages(),
    drawing: createDrawing(),
    jobs: createJobs(database, log, now),
    ending,
  }
}

/** The web server with every route, not listening yet. @param bare one without routes; a new one unless given */
export async function createApp(ctx: Context, bare?: Http): Promise<Http> {
  const http = bare ?? (await createHttp(ctx.config, ctx.log))
  registerOperationRoutes(http, ctx)
  registerAccountRoutes(http, ctx)
  registerOwnAccountRoutes(http, ctx)
  registerPersonalDataRoutes(http, ctx)
  registerStyleRoutes(http, ctx)
  registerSettingsRoutes(http, ctx)
  registerPostRoutes(http, ctx)
  registerRefiningRoutes(http, ctx)
  registerMediaRoutes(http, ctx)
  registerVisualRoutes(http, ctx)
  registerFontRoute(http)
  registerBillingRoutes(http, ctx)
  registerAdminRoutes(http, ctx)
  await registerPages(http, ctx)
  return http
}

/** Starts what goes on by itself: mails in the outbox, and the sweeps. */
export function startJobs(ctx: Context): void {
  const minuteMs = 60_000
  ctx.jobs.start(
    {
      'ask-for-approval': (payload) => askForApproval(ctx, payload),
      'tell-of-approval': (payload) => tellOfApproval(ctx, payload),
      'send-password-link': (payload) => sendLink(ctx, 'password-reset', payload),
      'send-confirmation-link': (payload) => sendLink(ctx, 'email-confirmation', payload),
      'send-invitation': (payload) => sendLink(ctx, 'invitation', payload),
      'read-cited-pages': (payload, signal) => readCitedPages(ctx, payload, signal),
      'deliver-mail': (payload) => deliverMail(ctx, payload),
      'remove-files': (payload) => removeOwnersFiles(ctx, payload),
      'remove-kept-files': (payload) => removeKeptFiles(ctx, payload),
      'tell-of-removal': (payload) => tellOfRemoval(ctx, payload),
      'end-subscription': (payload) => endSubscription(ctx, payload),
    },
    [
      { name: 'generations', everyMs: minuteMs, run: () => sweepGenerations(ctx, { nobodyElseRuns: false }) },
      { name: 'sessions', everyMs: 60 * minuteMs, run: () => sweepSessions(ctx) },
      { name: 'rate limits', everyMs: 60 * minuteMs, run: () => sweepRateLimits(ctx.db, ctx.now()) },
      { name: 'links', everyMs: 60 * minuteMs, run: () => sweepLinks(ctx.db, ctx.now()) },
      { name: 'media', everyMs: 10 * minuteMs, run: () => sweepMedia(ctx) },
      { name: 'articles', everyMs: 60 * minuteMs, run: () => sweepArticles(ctx.db, ctx.now()) },
      { name: 'payment clock', everyMs: 2_000, run: () => runPaymentClock(ctx) },
      { name: 'subscriptions', everyMs: minuteMs / 6, run: (signal) => sweepSubscriptions(ctx, signal) },
      { name: 'payment notices', everyMs: 60 * minuteMs, run: () => sweepNotices(ctx.db, ctx.now()) },
      { name: 'kept data', everyMs: 60 * minuteMs, run: (signal) => sweepKeptData(ctx, signal) },
      { name: 'mails', everyMs: 60 * minuteMs, run: () => sweepMails(ctx.db, ctx.now()) },
    ],
  )
}

/** What operators and the app's first page ask before anyone signs in. */
function registerOperationRoutes(http: Http, ctx: Context): void {
  http.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }))

  http.get('/readyz', { schema: { hide: true } }, async () => {
    const isReady = await isMigrated(ctx.db).catch(() => false)
    if (!isReady) throw new AppError('busy', 'The database is not ready.')
    return { status: 'ready' }
  })

  http.get('/api/openapi.json', { schema: { hide: true } }, async () => http.swagger())

  addRoute(http, ctx, 'getVersion', async () => ({ name: 'Postwright', version }))

  addRoute(http, ctx, 'getConfig', async () => ({
    price: { cents: pro.priceCents, currency: 'EUR' as const },
    models: describeModels(ctx.config.ai),
    features: { mail: ctx.mailer.isConfigured, emailConfirmation: ctx.config.requiresEmailConfirmation },
    payments: ctx.payments.form,
    supportEmail: ctx.config.supportEmail,
  }))
}
