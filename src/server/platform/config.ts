import { resolve } from 'node:path'
import { z } from 'zod'
import { type ModelId, modelIds } from '#shared/rules/models'
import { modelSettingName, settings } from './settings.ts'

const schemas = Object.fromEntries(Object.entries(settings).map(([name, { schema }]) => [name, schema]))

type Values = { [Name in keyof typeof settings]: z.output<(typeof settings)[Name]['schema']> }

export type Config = ReturnType<typeof loadConfig>
export type PaymentsConfig = Config['payments']
export type DatabaseConfig = Config['database']

/**
 * The only place that turns environment variables into settings. An empty value counts as not set.
 * @throws Error naming every setting that is missing or malformed, so that a bad install says all at once.
 */
export function loadConfig(environment: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.keys(settings).map((name) => [name, environment[name]?.trim() || undefined]))
  const parsed = z.object(schemas).safeParse(given)
  const problems = parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  problems.push(...missingPartners(given))
  if (!parsed.success || problems.length > 0) {
    throw new Error(`These settings are not valid:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
  }

  const values = parsed.data as Values
  const dataDir = resolve(values.DATA_DIR)
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`
  return {
    isProduction: values.NODE_ENV === 'production',
    http: { port: values.PORT, host: values.HOST, publicUrl, trustProxy: values.TRUST_PROXY },
    logLevel: values.LOG_LEVEL,
    dataDir,
    /** null: generated into the data directory. */
    secret: values.SECRET ?? null,
    database: values.DATABASE_URL
      ? { kind: 'postgres' as const, url: values.DATABASE_URL }
      : { kind: 'sqlite' as const, file: resolve(dataDir, 'postwright.sqlite') },
    firstAdmin:
      values.ADMIN_EMAIL && values.ADMIN_PASSWORD
        ? { email: values.ADMIN_EMAIL, password: values.ADMIN_PASSWORD }
        : null,
    requiresEmailConfirmation: values.REQUIRE_EMAIL_CONFIRMATION,
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
    },
    payments: paymentsFrom(values),
    mail: values.SMTP_URL ? { smtpUrl: values.SMTP_URL, from: values.MAIL_FROM ?? '' } : null,
    supportEmail: values.SUPPORT_EMAIL ?? null,
    links: {
      contact: values.CONTACT_URL ?? (values.CONTACT_EMAIL ? `mailto:${values.CONTACT_EMAIL}` : null),
      social: values.SOCIAL_URL ?? null,
    },
    postVersions: values.POST_VERSIONS,
    fetchAllow: values.FETCH_ALLOW ?? '',
  }
}

/** Stripe where it is configured, else the built-in test provider, which production does without unless told. */
function paymentsFrom(values: Values) {
  const isConfigured = values.STRIPE_SECRET_KEY !== undefined
  const fallback = isConfigured ? 'stripe' : values.NODE_ENV === 'production' ? 'off' : 'test'
  const kind = values.PAYMENTS ?? fallback
  if (kind !== 'stripe') return { kind }
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

/** Settings that are right alone and wrong together. */
function missingPartners(given: Record<string, string | undefined>): string[] {
  const problems: string[] = []
  const needs = (name: string, partner: string) => {
    if (given[name] && !given[partner]) problems.push(`${partner}: is needed with ${name}`)
  }
  needs('DATABASE_URL', 'SECRET')
  needs('ADMIN_EMAIL', 'ADMIN_PASSWORD')
  needs('ADMIN_PASSWORD', 'ADMIN_EMAIL')
  needs('COMPATIBLE_BASE_URL', 'COMPATIBLE_MODEL')
  needs('SMTP_URL', 'MAIL_FROM')
  const stripe = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_ID']
  const wantsStripe = given.PAYMENTS === 'stripe' ? 'PAYMENTS' : stripe.find((name) => given[name])
  if (wantsStripe) for (const name of stripe) needs(wantsStripe, name)
  needs('STRIPE_API_BASE', 'STRIPE_SECRET_KEY')
  const isTrue = (name: 'REQUIRE_EMAIL_CONFIRMATION' | 'FETCH_ALLOW_IN_PRODUCTION') =>
    settings[name].schema.safeParse(given[name]).data === true
  if (isTrue('REQUIRE_EMAIL_CONFIRMATION')) needs('REQUIRE_EMAIL_CONFIRMATION', 'SMTP_URL')
  if (given.FETCH_ALLOW && given.NODE_ENV === 'production' && !isTrue('FETCH_ALLOW_IN_PRODUCTION')) {
    problems.push('FETCH_ALLOW: is refused under NODE_ENV=production; FETCH_ALLOW_IN_PRODUCTION=true lets it stand')
  }
  return problems
}
