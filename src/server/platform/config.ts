import { resolve } from 'node:path'
import { z } from 'zod'
import { dailyCalls } from '#shared/rules/linkedin'
import { type ModelId, modelIds } from '#shared/rules/models'
import { hourMs } from '#shared/time/durations'
import { databaseFileName } from './data-directory.ts'
import { passwordsIn, protectSecrets } from './secrets.ts'
import { modelSettingName, type Setting, settings } from './settings.ts'

const schemas = Object.fromEntries(Object.entries(settings).map(([name, { schema }]) => [name, schema]))

type Values = { [Name in keyof typeof settings]: z.output<(typeof settings)[Name]['schema']> }

export type Config = ReturnType<typeof loadConfig>
export type OidcConfig = NonNullable<Config['oidc']>
export type PaymentsConfig = Config['payments']
export type LinkedinConfig = Config['linkedin']
export type DatabaseConfig = Config['database']

/**
 * The only place that turns environment variables into settings. An empty value counts as not set. Secrets among them
 * are removed from all logs from here on.
 * @throws Error listing every missing or malformed setting at once
 */
export function loadConfig(environment: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.keys(settings).map((name) => [name, environment[name]?.trim() || undefined]))
  const parsed = z.object(schemas).safeParse(given)
  const problems = parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  problems.push(...missingPartners(given))
  if (!parsed.success || problems.length > 0) {
    throw new Error(`These settings are not valid:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
  }

  protectSecrets(secretsIn(given))
  const values = parsed.data as Values
  const dataDir = resolve(values.DATA_DIR)
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`
  return {
    isProduction: values.NODE_ENV === 'production',
    http: {
      port: values.PORT,
      host: values.HOST,
      publicUrl,
      allowedHosts: values.ALLOWED_HOSTS ?? [],
      trustedProxies: values.TRUST_PROXY,
    },
    logLevel: values.LOG_LEVEL,
    metrics: { token: values.METRICS_TOKEN ?? null, port: values.METRICS_PORT ?? null },
    dataDir,
    /** null: generated into the data directory. */
    secret: values.SECRET ?? null,
    database: values.DATABASE_URL
      ? { kind: 'postgres' as const, url: values.DATABASE_URL }
      : { kind: 'sqlite' as const, file: resolve(dataDir, databaseFileName) },
    /** Not through a pooler: the server listens for notifications here. null: the database's own address. */
    databaseDirectUrl: values.DATABASE_DIRECT_URL ?? null,
    migratesAtStart: values.MIGRATE,
    /** null: files are kept below the data directory. */
    bucket: bucketFrom(values),
    /** null: the server makes none itself. */
    backups: values.BACKUP_DIR
      ? {
          folder: resolve(values.BACKUP_DIR),
          kept: values.BACKUP_KEEP,
          everyMs: values.BACKUP_EVERY_HOURS * hourMs,
        }
      : null,
    firstAdmin:
      values.ADMIN_EMAIL && values.ADMIN_PASSWORD
        ? { email: values.ADMIN_EMAIL, password: values.ADMIN_PASSWORD }
        : null,
    /** null: not set here; an administrator may have. */
    signUp: { mode: values.SIGN_UP ?? null, domains: values.SIGN_UP_DOMAINS ?? null },
    requiresEmailConfirmation: values.REQUIRE_EMAIL_CONFIRMATION,
    oidc: oidcFrom(values),
    requiresSecondFactor: values.REQUIRE_SECOND_FACTOR ?? null,
    ai: {
      openai: { apiKey: values.OPENAI_API_KEY ?? null, baseUrl: values.OPENAI_BASE_URL ?? null },
      anthropic: { apiKey: values.ANTHROPIC_API_KEY ?? null, baseUrl: values.ANTHROPIC_BASE_URL ?? null },
      google: { apiKey: values.GOOGLE_GENERATIVE_AI_API_KEY ?? null, baseUrl: values.GOOGLE_BASE_URL ?? null },
      mistral: { apiKey: values.MISTRAL_API_KEY ?? null, baseUrl: values.MISTRAL_BASE_URL ?? null },
      compatible: {
        baseUrl: values.COMPATIBLE_BASE_URL ?? null,
        apiKey: values.COMPATIBLE_API_KEY ?? null,
        model: values.COMPATIBLE_MODEL ?? null,
        label: values.COMPATIBLE_LABEL ?? null,
      },
      upstreamNames: Object.fromEntries(
        modelIds.flatMap((model) => {
          const name = given[modelSettingName(model)]
          return name ? [[model, name]] : []
        }),
      ) as Partial<Record<ModelId, string>>,
      audiences: {},
      dailyCalls: { vendors: {}, models: {} },
    },
    /** null: an administrator may enter any. */
    modelHosts: values.MODEL_HOSTS ?? null,
    /** Who may found teams. */
    teams: values.TEAMS ?? (values.PLANS ? ('admins' as const) : ('everybody' as const)),
    plans: { areOff: !values.PLANS, postsPerMonth: values.POSTS_PER_MONTH ?? null },
    /** Whether to serve the landing page and the prices, which advertise plans. */
    hasPublicSite: values.PUBLIC_SITE ?? values.PLANS,
    /** Where programs with models are searched for, on this machine only. */
    localModelPorts: { ollama: values.OLLAMA_PORT, lmStudio: values.LM_STUDIO_PORT },
    payments: paymentsFrom(values, publicUrl),
    publishing: values.PUBLISHING,
    linkedin: {
      /** null: not set here; an administrator may have entered one. */
      apps: {
        person: linkedinApp(values.LINKEDIN_CLIENT_ID, values.LINKEDIN_CLIENT_SECRET),
        community:
          linkedinApp(values.LINKEDIN_COMMUNITY_CLIENT_ID, values.LINKEDIN_COMMUNITY_CLIENT_SECRET) ??
          linkedinApp(values.LINKEDIN_PAGES_CLIENT_ID, values.LINKEDIN_PAGES_CLIENT_SECRET),
      },
      /** Calls that a member has in a day. */
      dailyCalls: { person: dailyCalls.person, community: values.LINKEDIN_COMMUNITY_CALLS },
      /** null: not pinned. */
      apiVersion: values.LINKEDIN_API_VERSION ?? null,
      oauthBase: values.LINKEDIN_OAUTH_BASE,
      apiBase: values.LINKEDIN_API_BASE,
    },
    mail: values.SMTP_URL ? { smtpUrl: values.SMTP_URL, from: values.MAIL_FROM ?? '' } : null,
    supportEmail: values.SUPPORT_EMAIL ?? null,
    links: {
      contact: values.CONTACT_URL ?? (values.CONTACT_EMAIL ? `mailto:${values.CONTACT_EMAIL}` : null),
      social: values.SOCIAL_URL ?? null,
    },
    postVersions: values.POST_VERSIONS,
    modelCallsPerPost: values.MODEL_CALLS_PER_POST,
    modelSilenceMs: values.MODEL_SILENCE_SECONDS * 1000,
    fetchAllow: values.FETCH_ALLOW ?? '',
    ocr: values.OCR,
    /** Whether sources of published posts are read again. */
    watchesSources: values.WATCH_SOURCES,
  }
}

/** Secret values, and passwords within addresses. */
function secretsIn(given: Record<string, string | undefined>): string[] {
  return Object.entries<Setting>(settings).flatMap(([name, { isSecret }]) => {
    const value = given[name] ?? ''
    return isSecret ? [value] : passwordsIn(value)
  })
}

/**
 * Stripe where it is configured. The built-in test provider, with which anyone becomes Pro without paying, is the
 * default only on a machine that nobody else reaches.
 */
function paymentsFrom(values: Values, publicUrl: string) {
  if (!values.PLANS) return { kind: 'off' as const }
  const isConfigured = values.STRIPE_SECRET_KEY !== undefined
  const isAtDesk = values.NODE_ENV !== 'production' && [values.HOST, new URL(publicUrl).hostname].every(isLoopback)
  const kind = values.PAYMENTS ?? (isConfigured ? 'stripe' : isAtDesk ? 'test' : 'off')
  if (kind === 'test') return { kind, isUnasked: values.PAYMENTS === undefined }
  if (kind === 'off') return { kind }
  return {
    kind,
    secretKey: values.STRIPE_SECRET_KEY ?? '',
    publishableKey: values.STRIPE_PUBLISHABLE_KEY ?? '',
    webhookSecret: values.STRIPE_WEBHOOK_SECRET ?? '',
    priceId: values.STRIPE_PRICE_ID ?? '',
    /** null: Stripe's own. */
    apiBase: values.STRIPE_API_BASE ?? null,
  }
}

/** null: people sign in with passwords alone. */
function oidcFrom(values: Values) {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId } = values
  if (!issuer || !clientId) return null
  return {
    issuer,
    clientId,
    clientSecret: values.OIDC_CLIENT_SECRET ?? null,
    tokenAuth: values.OIDC_TOKEN_AUTH ?? null,
    label: values.OIDC_LABEL ?? new URL(issuer).host,
    scopes: values.OIDC_SCOPES,
    isOnlyWay: values.OIDC_ONLY,
    trustsEmail: values.OIDC_TRUST_EMAIL,
    adminGroup: values.OIDC_ADMIN_GROUP ?? null,
    groupsClaim: values.OIDC_GROUPS_CLAIM,
    teamGroups: values.OIDC_TEAM_GROUPS ?? [],
  }
}

function bucketFrom(values: Values) {
  const { S3_ENDPOINT: endpoint, S3_REGION: region, S3_BUCKET: bucket, S3_PREFIX } = values
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values
  return endpoint && bucket && accessKeyId && secretAccessKey
    ? { endpoint, region, bucket, prefix: S3_PREFIX === '/' ? '' : S3_PREFIX, accessKeyId, secretAccessKey }
    : null
}

function linkedinApp(clientId: string | undefined, clientSecret: string | undefined) {
  return clientId && clientSecret ? { clientId, clientSecret } : null
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(host)
}

/** Settings that are valid alone but not together. */
function missingPartners(given: Record<string, string | undefined>): string[] {
  const problems: string[] = []
  const needs = (name: string, partner: string) => {
    if (given[name] && !given[partner]) problems.push(`${partner}: is needed with ${name}`)
  }
  if (given.NODE_ENV === 'production' && !given.PUBLIC_URL) {
    problems.push(
      'PUBLIC_URL: is needed under NODE_ENV=production; write the address that people use, such as https://posts.example.com',
    )
  }
  needs('DATABASE_URL', 'SECRET')
  needs('DATABASE_DIRECT_URL', 'DATABASE_URL')
  needs('ADMIN_EMAIL', 'ADMIN_PASSWORD')
  needs('ADMIN_PASSWORD', 'ADMIN_EMAIL')
  needs('COMPATIBLE_BASE_URL', 'COMPATIBLE_MODEL')
  needs('OIDC_ISSUER', 'OIDC_CLIENT_ID')
  for (const name of ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_ADMIN_GROUP', 'OIDC_TEAM_GROUPS'])
    needs(name, 'OIDC_ISSUER')
  needs('OIDC_TOKEN_AUTH', 'OIDC_CLIENT_SECRET')
  needs('SMTP_URL', 'MAIL_FROM')
  for (const app of ['LINKEDIN', 'LINKEDIN_COMMUNITY', 'LINKEDIN_PAGES']) {
    needs(`${app}_CLIENT_ID`, `${app}_CLIENT_SECRET`)
    needs(`${app}_CLIENT_SECRET`, `${app}_CLIENT_ID`)
  }
  const bucket = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']
  const wantsBucket = [...bucket, 'S3_REGION', 'S3_PREFIX'].find((name) => given[name])
  if (wantsBucket) for (const name of bucket) needs(wantsBucket, name)
  const stripe = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_ID']
  const wantsStripe = given.PAYMENTS === 'stripe' ? 'PAYMENTS' : stripe.find((name) => given[name])
  if (wantsStripe) for (const name of stripe) needs(wantsStripe, name)
  if (given.SIGN_UP === 'open' && given.SIGN_UP_DOMAINS) needs('SIGN_UP_DOMAINS', 'SMTP_URL')
  needs('STRIPE_API_BASE', 'STRIPE_SECRET_KEY')
  problems.push(...contradictions(given))
  const isTrue = (
    name: 'REQUIRE_EMAIL_CONFIRMATION' | 'FETCH_ALLOW_IN_PRODUCTION' | 'OIDC_ONLY' | 'OIDC_HTTP_IN_PRODUCTION',
  ) => settings[name].schema.safeParse(given[name]).data === true
  if (isTrue('OIDC_ONLY')) needs('OIDC_ONLY', 'OIDC_ISSUER')
  const issuer = URL.parse(given.OIDC_ISSUER ?? '')
  if (issuer?.protocol === 'http:') {
    const isAllowed = given.NODE_ENV !== 'production' || isTrue('OIDC_HTTP_IN_PRODUCTION')
    if (!isLoopback(issuer.hostname)) problems.push('OIDC_ISSUER: must be https, unless it is on this machine')
    else if (!isAllowed)
      problems.push('OIDC_ISSUER: must be https in production; OIDC_HTTP_IN_PRODUCTION=true lets it stand')
  }
  if (isTrue('REQUIRE_EMAIL_CONFIRMATION')) needs('REQUIRE_EMAIL_CONFIRMATION', 'SMTP_URL')
  if (given.FETCH_ALLOW && given.NODE_ENV === 'production' && !isTrue('FETCH_ALLOW_IN_PRODUCTION')) {
    problems.push('FETCH_ALLOW: is refused under NODE_ENV=production; FETCH_ALLOW_IN_PRODUCTION=true lets it stand')
  }
  return problems
}

/** Settings that exclude each other. */
function contradictions(given: Record<string, string | undefined>): string[] {
  const problems: string[] = []
  const isOff = (name: 'PLANS' | 'PUBLIC_SITE') => settings[name].schema.safeParse(given[name]).data === false
  if (!isOff('PLANS')) {
    if (given.POSTS_PER_MONTH) problems.push('POSTS_PER_MONTH: needs PLANS=off; with plans, each has its own number')
    return problems
  }
  const paying = ['STRIPE_SECRET_KEY', 'PAYMENTS'].find((name) => given[name] && given[name] !== 'off')
  if (paying) problems.push(`${paying}: does not go with PLANS=off, under which nobody pays; end subscriptions first`)
  if (given.PUBLIC_SITE && !isOff('PUBLIC_SITE')) {
    problems.push('PUBLIC_SITE: does not go with PLANS=off, since its pages are about plans')
  }
  return problems
}
