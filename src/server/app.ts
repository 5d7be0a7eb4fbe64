import { oauthLimits } from '#shared/rules/oauth'
import { webhookLimits } from '#shared/rules/webhooks'
import { createDrawing } from './adapters/drawing/create-drawing.ts'
import { createFiles } from './adapters/files/create-files.ts'
import { createFonts } from './adapters/fonts/create-fonts.ts'
import { createImages } from './adapters/images/create-images.ts'
import { createLinkedin } from './adapters/linkedin/linkedin.ts'
import { createMailer } from './adapters/mail/mailer.ts'
import { createOidc } from './adapters/oidc/oidc.ts'
import { createPayments } from './adapters/payments/create-payments.ts'
import { createPdfs } from './adapters/pdf/create-pdfs.ts'
import type { Context } from './context/context.ts'
import { eventJobs, eventLane, eventSweep } from './context/deliver-events.ts'
import type { Feature } from './context/feature.ts'
import { accounts } from './features/accounts/feature.ts'
import { activity } from './features/activity/feature.ts'
import { admin } from './features/admin/feature.ts'
import { apiKeys } from './features/api-keys/feature.ts'
import { attachments } from './features/attachments/feature.ts'
import { backup } from './features/backup/feature.ts'
import { billing } from './features/billing/feature.ts'
import { brand } from './features/brand/feature.ts'
import { calendar } from './features/calendar/feature.ts'
import { corrections } from './features/corrections/feature.ts'
import { feeds } from './features/feeds/feature.ts'
import { figures } from './features/figures/feature.ts'
import { fonts } from './features/fonts/feature.ts'
import { linkedin } from './features/linkedin/feature.ts'
import { mails } from './features/mails/feature.ts'
import { mcp } from './features/mcp/feature.ts'
import { media } from './features/media/feature.ts'
import { createModelSource } from './features/models/model-source.ts'
import { notifications } from './features/notifications/feature.ts'
import { oauth } from './features/oauth/feature.ts'
import { oidc } from './features/oidc/feature.ts'
import { operation } from './features/operation/feature.ts'
import { personalData } from './features/personal-data/feature.ts'
import { postExport } from './features/post-export/feature.ts'
import { posts } from './features/posts/feature.ts'
import { publishing } from './features/publishing/feature.ts'
import { retention } from './features/retention/feature.ts'
import { reviews } from './features/reviews/feature.ts'
import { settings } from './features/settings/feature.ts'
import { signOffs } from './features/sign-off/feature.ts'
import { snippets } from './features/snippets/feature.ts'
import { styles } from './features/styles/feature.ts'
import { teamNews } from './features/team-news/feature.ts'
import { visuals } from './features/visuals/feature.ts'
import { voice } from './features/voice/feature.ts'
import { webhooks } from './features/webhooks/feature.ts'
import { workspaces } from './features/workspaces/feature.ts'
import { registerPages } from './pages.ts'
import type { Config } from './platform/config.ts'
import type { OpenDatabase } from './platform/database/database.ts'
import { isPostgres } from './platform/database/dialect.ts'
import { createHttp, type Http } from './platform/http/http.ts'
import { createLocalSignals, createPostgresSignals } from './platform/jobs/job-signals.ts'
import { createJobs } from './platform/jobs/jobs.ts'
import type { Log } from './platform/log.ts'
import { type Metrics, noMetrics } from './platform/metrics/measure.ts'
import { parseAllowList } from './reading/fetch/allow-list.ts'
import { createGuardedJson } from './reading/fetch/guarded-json.ts'
import { createGuardedPost } from './reading/fetch/guarded-post.ts'
import { createReader } from './reading/reader/reader.ts'
import { createWriter } from './writing/create-writer.ts'

/** Puts the parts together; the only file that knows them all. */

/**
 * The features that hold personal data, each after the features that its data refers to. The archive of someone's data
 * follows this order; deletion goes in the opposite one.
 */
export const featuresWithData: readonly Feature[] = [
  accounts,
  oidc,
  workspaces,
  settings,
  voice,
  brand,
  snippets,
  styles,
  linkedin,
  apiKeys,
  oauth,
  billing,
  posts,
  attachments,
  corrections,
  feeds,
  publishing,
  calendar,
  figures,
  visuals,
  media,
  fonts,
  reviews,
  activity,
  signOffs,
  webhooks,
]

const features: readonly Feature[] = [
  ...featuresWithData,
  personalData(featuresWithData),
  postExport,
  retention(featuresWithData),
  notifications,
  mails,
  teamNews,
  mcp,
  admin,
  backup,
  operation,
]

const outgoingLimits = {
  answerBytes: webhookLimits.answerBytes,
  headerBytes: 16 * 1024,
  totalMs: webhookLimits.timeoutMs,
}

export function createContext(
  config: Config,
  parts: {
    database: OpenDatabase
    log: Log
    secret: string
    ending: AbortSignal
    now?: () => number
    metrics?: Metrics
  },
): Context {
  const { database, log, secret, ending, now = Date.now, metrics = noMetrics } = parts
  const models = createModelSource(config, { db: database.db, secret })
  const signals =
    config.database.kind === 'postgres'
      ? createPostgresSignals(config.databaseDirectUrl ?? config.database.url, log)
      : createLocalSignals()
  return {
    config,
    secret,
    db: database.db,
    ...(database.poolUse && { poolUse: database.poolUse }),
    log,
    now,
    reader: createReader({ allow: parseAllowList(config.fetchAllow), ocr: config.ocr }),
    outgoing: createGuardedPost({ allow: parseAllowList(config.fetchAllow), limits: outgoingLimits }),
    documents: createGuardedJson({
      allow: parseAllowList(config.fetchAllow),
      limits: { bodyBytes: oauthLimits.documentBytes, totalMs: oauthLimits.documentMs },
    }),
    models,
    writer: createWriter(models, { limits: { silenceMs: config.modelSilenceMs } }),
    mailer: createMailer(config.mail),
    payments: createPayments(config.payments, { db: database.db, now }),
    linkedin: createLinkedin(config.linkedin),
    oidc: config.oidc && createOidc(config.oidc, `${config.http.publicUrl}/api/oidc/callback`, now),
    files: createFiles(config),
    fonts: createFonts(),
    images: createImages(),
    pdfs: createPdfs(),
    drawing: createDrawing(),
    metrics,
    subscribers: features.flatMap(({ subscribers = [] }) => subscribers),
    jobs: createJobs(database.db, { log, now, signals, isAlone: !isPostgres(database.db) }),
    ending,
  }
}

/** The web server with every route, not listening yet. @param bare a server without routes; a new one by default */
export async function createApp(ctx: Context, bare?: Http): Promise<Http> {
  const http = bare ?? (await createHttp(ctx.config, ctx.log, ctx.metrics))
  for (const { routes = [] } of features) {
    for (const register of routes) register(http, ctx)
  }
  await registerPages(http, ctx)
  return http
}

/** Starts the background work: queued jobs and sweeps. With PUBLISHING=off, only work that stays within the server. */
export function startJobs(ctx: Context): void {
  const jobs = [...features.flatMap(({ jobs: own = [] }) => own), ...eventJobs]
  const sweeps = [...features.flatMap(({ sweeps: own }) => own?.(ctx) ?? []), eventSweep(ctx)]
  const moments = features.flatMap(({ moments: own = [] }) => own)
  if (ctx.config.publishing === 'off') {
    ctx.log.warn('PUBLISHING is off: nothing is published, mailed or charged')
    const within = sweeps.filter(({ actsOutside }) => !actsOutside)
    ctx.jobs.start(ctx, jobs, within, [eventLane(ctx)], { paused: ['mail', 'payments'], moments })
  } else {
    const lanes = [...features.flatMap(({ lanes: own }) => own?.(ctx) ?? []), eventLane(ctx)]
    ctx.jobs.start(ctx, jobs, sweeps, lanes, { moments })
  }
  for (const { start } of features) start?.(ctx)
}
