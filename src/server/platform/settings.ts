import { isIP } from 'node:net'
import { z } from 'zod'
import { dailyCalls } from '#shared/rules/linkedin'
import { defaultVersion, isPossibleVersion } from '#shared/rules/linkedin-versions'
import { type ModelId, modelIds } from '#shared/rules/models'
import { isMailDomain, signUpModes } from '#shared/rules/sign-up'
import { withoutEnd } from '#shared/text/end-of'
import { hasNoUserinfo } from './secrets.ts'
import { teamGroups } from './team-groups.ts'
import { parseTrustedProxies, trustProxyHelp } from './trusted-proxies.ts'

/**
 * Every setting of the server's environment: its validation, meaning and default. config.ts reads by this table and
 * .env.example is printed from it, so neither can fall behind.
 */

const text = z.string().trim().min(1)
const secret = text
/** Sent in an HTTP header. */
const headerSecret = secret.regex(/^[\x20-\x7e]+$/, 'must have plain letters, digits and signs only')
const webAddress = z
  .url({ protocol: /^https?$/ })
  .refine(hasNoUserinfo, 'must not have a user or a password in it')
  .transform((address) => withoutEnd(address, /\//))
const hostNames = text.transform((given, context) => {
  const names = given.split(',').map((each) => each.trim().toLowerCase())
  if (names.every((name) => URL.parse(`http://${name}`)?.hostname === name)) return names
  context.addIssue('must be names such as posts.example.com, without ports, separated by commas')
  return z.NEVER
})
const emailAddress = z.email()
const flag = z.stringbool({ truthy: ['true', '1', 'yes', 'on'], falsy: ['false', '0', 'no', 'off'] })
const mailDomains = text.transform((given, context) => {
  const domains = given.split(',').map((each) => each.trim().toLowerCase())
  if (domains.every((domain) => isMailDomain(domain))) return domains
  context.addIssue('must be domains such as example.com, separated by commas')
  return z.NEVER
})
const trustedProxies = text.transform((given, context) => {
  const parsed = parseTrustedProxies(given)
  if (parsed !== undefined) return parsed
  context.addIssue(`does not take ${given}: ${trustProxyHelp}; false is off`)
  return z.NEVER
})

export interface Setting {
  schema: z.ZodType
  /** One line for .env.example. */
  about: string
  group: string
  example?: string
  /** Kept out of every log and answer. Passwords within addresses are secrets anyway. */
  isSecret?: true
}

/** MODEL_CLAUDE_3_SONNET for claude-3-sonnet. */
export function modelSettingName(model: ModelId): `MODEL_${string}` {
  return `MODEL_${model.toUpperCase().replaceAll(/[^A-Z0-9]/g, '_')}`
}

const vendorModels = modelIds.filter((model) => model !== 'compatible' && model !== 'composer')

export const settings = {
  PORT: {
    group: 'Serving',
    schema: z.coerce.number().int().min(0).max(65_535).default(3000),
    about: 'Port to listen on.',
  },
  HOST: {
    group: 'Serving',
    schema: text
      .refine((host) => isIP(host) !== 0 || host === 'localhost', 'must be an IP address')
      .default('127.0.0.1'),
    about: 'Address to listen on; 0.0.0.0 to be reached from other machines.',
  },
  PUBLIC_URL: {
    group: 'Serving',
    schema: webAddress.optional(),
    about:
      'The address people use, for links in mails and for cookies; needed in production. Else http://localhost:PORT.',
    example: 'https://posts.example.com',
  },
  ALLOWED_HOSTS: {
    group: 'Serving',
    schema: hostNames.optional(),
    about:
      'Other names by which people reach the server, separated by commas. Default: that of PUBLIC_URL, addresses, and names of the local network.',
    example: 'posts.corp.example',
  },
  PUBLIC_SITE: {
    group: 'Serving',
    schema: flag.optional(),
    about:
      'off opens with sign-in: no landing page and no prices; terms and privacy stay. Default: on, and off with PLANS=off.',
  },
  TRUST_PROXY: {
    group: 'Serving',
    schema: trustedProxies.default(null),
    about:
      'Behind a reverse proxy: how many stand in front (1), or their addresses (loopback, 10.0.0.5, 172.16.0.0/12). See docs/handbook/proxies.md.',
    example: '1',
  },
  LOG_LEVEL: {
    group: 'Serving',
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    about: 'How much is logged. One JSON object a line, plain lines on a terminal.',
  },
  METRICS_TOKEN: {
    group: 'Serving',
    schema: secret.min(16, 'must be at least 16 characters').optional(),
    isSecret: true,
    about: 'Turns on /metrics for whoever sends it as a bearer token.',
  },
  METRICS_PORT: {
    group: 'Serving',
    schema: z.coerce.number().int().min(1).max(65_535).optional(),
    about: 'Turns on /metrics without a token, on this port of 127.0.0.1.',
    example: '9464',
  },
  NODE_ENV: {
    group: 'Serving',
    schema: z.enum(['production', 'development', 'test']).optional(),
    about: 'production turns off what only helps at a desk, such as FETCH_ALLOW.',
  },
  DATA_DIR: {
    group: 'Data',
    schema: text.default('./data'),
    about: 'Folder of the embedded database, uploaded pictures, the generated secret and the lock file.',
  },
  DATABASE_URL: {
    group: 'Data',
    schema: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    about: 'PostgreSQL instead of the embedded database; then any number of processes may run.',
    example: 'postgresql://postwright:password@localhost:5432/postwright',
  },
  DATABASE_DIRECT_URL: {
    group: 'Data',
    schema: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    about:
      'Where DATABASE_URL leads to a pooler: the database itself, for notifications and npm run migrate. Else work is looked for every two seconds.',
    example: 'postgresql://postwright:password@db.internal:5432/postwright',
  },
  MIGRATE: {
    group: 'Data',
    schema: flag.default(true),
    about: 'off refuses to start on a database that is not up to date, instead of changing it; npm run migrate does.',
  },
  S3_ENDPOINT: {
    group: 'Data',
    schema: webAddress
      .refine((address) => new URL(address).pathname === '/', 'must be an address without a path')
      .optional(),
    about: 'S3-compatible storage for pictures instead of DATA_DIR; see docs/handbook/storage.md.',
    example: 'https://s3.eu-central-1.amazonaws.com',
  },
  S3_REGION: {
    group: 'Data',
    schema: text.regex(/^[A-Za-z0-9-]+$/, 'must be a name such as eu-central-1').default('us-east-1'),
    about: 'Its region. Some storages have but one name: auto at R2, garage at Garage.',
  },
  S3_BUCKET: {
    group: 'Data',
    schema: text.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{1,62}$/, 'must be a name such as postwright-media').optional(),
    about: 'The bucket, which is not public. It may hold other things, outside S3_PREFIX.',
    example: 'postwright-media',
  },
  S3_PREFIX: {
    group: 'Data',
    schema: text
      .regex(
        /^(\/|([A-Za-z0-9_-][A-Za-z0-9._-]{0,99}\/){1,5})$/,
        'must be a folder such as postwright/, or / for the whole bucket',
      )
      .default('postwright/'),
    about:
      'The folder in the bucket that is this installation’s alone. Nothing outside it is read, changed or deleted.',
  },
  S3_ACCESS_KEY_ID: {
    group: 'Data',
    schema: headerSecret.optional(),
    about: 'A key that may list, read, write and delete below S3_PREFIX, and nothing else.',
  },
  S3_SECRET_ACCESS_KEY: { group: 'Data', schema: secret.optional(), isSecret: true, about: 'Its secret.' },
  SECRET: {
    group: 'Data',
    schema: secret.min(32, 'must be at least 32 characters').optional(),
    isSecret: true,
    about:
      'Keys the hashes of e-mails and addresses that are only compared, and encrypts what must be read back. Generated into DATA_DIR; needed with DATABASE_URL.',
  },
  BACKUP_DIR: {
    group: 'Data',
    schema: text.optional(),
    about: 'Folder that the server writes backups into by itself, best on another disk. Default: none.',
    example: '/var/backups/postwright',
  },
  BACKUP_KEEP: {
    group: 'Data',
    schema: z.coerce.number().int().min(1).max(1_000).default(7),
    about: 'How many of those are kept; the oldest go first.',
  },
  BACKUP_EVERY_HOURS: {
    group: 'Data',
    schema: z.coerce.number().int().min(1).max(720).default(24),
    about: 'How often one is made.',
  },
  ADMIN_EMAIL: {
    group: 'First administrator',
    schema: emailAddress.optional(),
    about: 'With ADMIN_PASSWORD: makes this account administrator at start, only while there is none.',
  },
  ADMIN_PASSWORD: {
    group: 'First administrator',
    schema: secret.min(8, 'must be at least 8 characters').optional(),
    isSecret: true,
    about: 'Password of that account, at least 8 characters.',
  },
  SIGN_UP: {
    group: 'Accounts',
    schema: z.enum(signUpModes).optional(),
    about:
      'Who gets an account: open, approval (by an administrator), invitation, or closed. Default: what is chosen under Admin > Installation, at first approval.',
    example: 'approval',
  },
  SIGN_UP_DOMAINS: {
    group: 'Accounts',
    schema: mailDomains.optional(),
    about: 'The only mail domains whose addresses may sign up by themselves, separated by commas. Default: any.',
    example: 'example.com,example.org',
  },
  REQUIRE_EMAIL_CONFIRMATION: {
    group: 'Accounts',
    schema: flag.default(false),
    about: 'true makes newcomers confirm their e-mail by a link before they can sign in; needs SMTP_URL.',
  },
  REQUIRE_SECOND_FACTOR: {
    group: 'Accounts',
    schema: z.enum(['admins', 'all']).optional(),
    about: 'Who must sign in with a code besides the password: admins or all. Default: whoever turns it on.',
  },
  OIDC_ISSUER: {
    group: 'Sign-in',
    // unchanged: a trailing slash is part of an issuer's name
    schema: z.url({ protocol: /^https?$/ }).optional(),
    about:
      'Sign-in through an identity provider by OpenID Connect: its issuer, such as https://accounts.google.com; needs the next setting. See docs/handbook/sign-in.md.',
    example: 'https://accounts.google.com',
  },
  OIDC_CLIENT_ID: { group: 'Sign-in', schema: text.max(300).optional(), about: 'The client that is set up there.' },
  OIDC_CLIENT_SECRET: {
    group: 'Sign-in',
    schema: secret.optional(),
    isSecret: true,
    about: 'Its secret; none for a public client.',
  },
  OIDC_TOKEN_AUTH: {
    group: 'Sign-in',
    schema: z.enum(['post', 'basic']).optional(),
    about:
      'How id and secret are sent for a token: post (in the body) or basic (in the header). Default: what the provider’s description lists, post where it lists both, basic where it lists none.',
  },
  OIDC_LABEL: {
    group: 'Sign-in',
    schema: text.max(40).optional(),
    about: 'What the button says after "Sign in with". Default: the issuer’s host.',
    example: 'Google',
  },
  OIDC_SCOPES: {
    group: 'Sign-in',
    schema: text.regex(/(^|\s)openid(\s|$)/, 'must contain openid').default('openid email profile'),
    about: 'What the provider is asked for, separated by blanks.',
  },
  OIDC_ONLY: {
    group: 'Sign-in',
    schema: flag.default(false),
    about: 'true refuses passwords: everyone signs in through the provider.',
  },
  OIDC_TRUST_EMAIL: {
    group: 'Sign-in',
    schema: flag.default(false),
    about:
      'true takes an address as verified though the provider does not say so: for a Microsoft directory whose addresses you give out yourself.',
  },
  OIDC_ADMIN_GROUP: {
    group: 'Sign-in',
    schema: text.max(200).optional(),
    about: 'Who is in this group at the provider is an administrator here, and nobody else but the last one.',
  },
  OIDC_GROUPS_CLAIM: {
    group: 'Sign-in',
    schema: text.max(100).default('groups'),
    about: 'Where the provider names the groups of someone.',
  },
  OIDC_TEAM_GROUPS: {
    group: 'Sign-in',
    schema: teamGroups.optional(),
    about:
      'Who belongs to which team, and as what, by group at the provider: GROUP=TEAM:ROLE, separated by semicolons. TEAM as in its address; ROLE is manager, writer or guest, with + for people who approve. See docs/handbook/sign-in.md.',
    example: 'editors=harbour-press:writer; chiefs=harbour-press:manager+',
  },
  OIDC_HTTP_IN_PRODUCTION: {
    group: 'Sign-in',
    schema: flag.default(false),
    about: 'An issuer under http must be on loopback, and is refused under NODE_ENV=production unless this is true.',
  },
  OPENAI_API_KEY: {
    group: 'Models',
    schema: headerSecret.optional(),
    isSecret: true,
    about: 'Turns on the OpenAI models.',
  },
  OPENAI_BASE_URL: {
    group: 'Models',
    schema: webAddress.optional(),
    about: 'Where to reach them, as the SDK takes it.',
  },
  ANTHROPIC_API_KEY: {
    group: 'Models',
    schema: headerSecret.optional(),
    isSecret: true,
    about: 'Turns on the Anthropic model.',
  },
  ANTHROPIC_BASE_URL: { group: 'Models', schema: webAddress.optional(), about: 'Where to reach it.' },
  GOOGLE_GENERATIVE_AI_API_KEY: {
    group: 'Models',
    schema: headerSecret.optional(),
    isSecret: true,
    about: 'Turns on the Google model.',
  },
  GOOGLE_BASE_URL: { group: 'Models', schema: webAddress.optional(), about: 'Where to reach it.' },
  MISTRAL_API_KEY: {
    group: 'Models',
    schema: headerSecret.optional(),
    isSecret: true,
    about: 'Turns on the Mistral model.',
  },
  MISTRAL_BASE_URL: { group: 'Models', schema: webAddress.optional(), about: 'Where to reach it.' },
  COMPATIBLE_BASE_URL: {
    group: 'Models',
    schema: webAddress.optional(),
    about: 'One OpenAI-compatible endpoint: Ollama, LM Studio, vLLM, a gateway.',
    example: 'http://localhost:11434/v1',
  },
  COMPATIBLE_API_KEY: {
    group: 'Models',
    schema: headerSecret.optional(),
    isSecret: true,
    about: 'Its key, where it wants one.',
  },
  COMPATIBLE_MODEL: {
    group: 'Models',
    schema: text.optional(),
    about: 'The model to ask it for.',
    example: 'llama3.1',
  },
  COMPATIBLE_LABEL: { group: 'Models', schema: text.max(60).optional(), about: 'What people see it called.' },
  MODEL_HOSTS: {
    group: 'Models',
    schema: hostNames.optional(),
    about:
      'The only hosts that addresses entered under Admin > Models may lead to, separated by commas. Default: any, internal ones too.',
    example: 'gate.example.com,localhost',
  },
  OLLAMA_PORT: {
    group: 'Models',
    schema: z.coerce.number().int().min(1).max(65_535).default(11_434),
    about: 'Where Admin > Models looks for Ollama, on 127.0.0.1 alone.',
  },
  LM_STUDIO_PORT: {
    group: 'Models',
    schema: z.coerce.number().int().min(1).max(65_535).default(1234),
    about: 'Where it looks for LM Studio.',
  },
  ...(Object.fromEntries(
    vendorModels.map((model) => [
      modelSettingName(model),
      {
        group: 'Model names',
        schema: text.max(100).optional(),
        about: `The vendor's name for ${model}, when ours is out of date.`,
      },
    ]),
  ) as Record<`MODEL_${string}`, Setting>),
  POST_VERSIONS: {
    group: 'Writing',
    schema: z.coerce.number().int().min(2).max(100).default(10),
    about: 'How many versions of a post can be written, its draft included; what its author types does not count.',
  },
  MODEL_CALLS_PER_POST: {
    group: 'Writing',
    schema: z.coerce.number().int().min(1).max(1_000).default(10),
    about:
      'Calls to models that a user may make in a day, for each post of their month: 10 are 50 a day in a trial, 200 with Pro.',
  },
  MODEL_SILENCE_SECONDS: {
    group: 'Writing',
    schema: z.coerce.number().int().min(5).max(120).default(30),
    about: 'How long a model may be silent once its text has begun; what it has written by then is kept as a draft.',
  },
  TEAMS: {
    group: 'Accounts',
    schema: z.enum(['everybody', 'admins', 'off']).optional(),
    about:
      'Who may found teams: everybody who is approved, admins, or off for nobody. Default: everybody with PLANS=off, else admins.',
    example: 'admins',
  },
  PLANS: {
    group: 'Payments',
    schema: flag.default(true),
    about:
      'off for who hosts for themselves: no trial, no Pro, no prices, everything for everyone. See docs/handbook/sign-in.md.',
  },
  POSTS_PER_MONTH: {
    group: 'Payments',
    schema: z.coerce.number().int().min(1).max(100_000).optional(),
    about: 'With PLANS=off: how many posts a month everyone but administrators may generate. Default: none.',
    example: '100',
  },
  PAYMENTS: {
    group: 'Payments',
    schema: z.enum(['stripe', 'test', 'off']).optional(),
    about:
      'stripe, test (built in: anyone becomes Pro without paying) or off. Default: stripe where configured; else test on a loopback address outside production; else off.',
  },
  STRIPE_SECRET_KEY: {
    group: 'Payments',
    schema: headerSecret.optional(),
    isSecret: true,
    about: 'Turns on Stripe, with the next three settings.',
  },
  STRIPE_PUBLISHABLE_KEY: { group: 'Payments', schema: text.optional(), about: 'What the card form is opened with.' },
  STRIPE_WEBHOOK_SECRET: {
    group: 'Payments',
    schema: secret.optional(),
    isSecret: true,
    about: 'Signs what Stripe sends to PUBLIC_URL/api/payments/webhook.',
  },
  STRIPE_PRICE_ID: {
    group: 'Payments',
    schema: text.optional(),
    about: 'The monthly price of Pro at Stripe.',
    example: 'price_...',
  },
  STRIPE_API_BASE: {
    group: 'Payments',
    schema: webAddress.optional(),
    about: 'Another address in place of https://api.stripe.com, for tests.',
  },
  PUBLISHING: {
    group: 'LinkedIn',
    schema: z.enum(['pro', 'all', 'off']).default('pro'),
    about:
      'Whose posts the server publishes at LinkedIn by itself: pro or all. Sharing by hand is for everybody. off: nothing is published, mailed or charged, such as by a copy that is only looked at; it waits.',
  },
  LINKEDIN_CLIENT_ID: {
    group: 'LinkedIn',
    schema: text.max(200).optional(),
    about:
      'The app at LinkedIn that people connect their accounts with; needs the next setting. Or enter both under Admin > LinkedIn. See docs/handbook/linkedin.md.',
  },
  LINKEDIN_CLIENT_SECRET: {
    group: 'LinkedIn',
    schema: secret.optional(),
    isSecret: true,
    about: 'Its primary client secret.',
  },
  LINKEDIN_COMMUNITY_CLIENT_ID: {
    group: 'LinkedIn',
    schema: text.max(200).optional(),
    about:
      'A second app, which has the Community Management API, for company pages and first comments; needs the next setting.',
  },
  LINKEDIN_COMMUNITY_CLIENT_SECRET: {
    group: 'LinkedIn',
    schema: secret.optional(),
    isSecret: true,
    about: 'Its primary client secret.',
  },
  LINKEDIN_COMMUNITY_CALLS: {
    group: 'LinkedIn',
    schema: z.coerce.number().int().min(1).max(1_000_000).default(dailyCalls.community),
    about: `How many calls a member has a day with the second app; LinkedIn allows ${dailyCalls.community}, and more once it has the standard tier.`,
  },
  LINKEDIN_PAGES_CLIENT_ID: {
    group: 'LinkedIn',
    schema: text.max(200).optional(),
    about: 'The former name of LINKEDIN_COMMUNITY_CLIENT_ID, which still works.',
  },
  LINKEDIN_PAGES_CLIENT_SECRET: {
    group: 'LinkedIn',
    schema: secret.optional(),
    isSecret: true,
    about: 'The former name of LINKEDIN_COMMUNITY_CLIENT_SECRET, which still works.',
  },
  LINKEDIN_API_VERSION: {
    group: 'LinkedIn',
    schema: z
      .string()
      .refine(isPossibleVersion, 'must be a year and a month other than December, such as 202609')
      .optional(),
    about: `Pins the version of the API, such as ${defaultVersion}. Default: ${defaultVersion}, and once LinkedIn ends it, about a year later, the next that works.`,
  },
  LINKEDIN_OAUTH_BASE: {
    group: 'LinkedIn',
    schema: webAddress.default('https://www.linkedin.com'),
    about: 'Another address in place of where people sign in, for tests.',
  },
  LINKEDIN_API_BASE: {
    group: 'LinkedIn',
    schema: webAddress.default('https://api.linkedin.com'),
    about: 'Another address in place of the API, for tests.',
  },
  SMTP_URL: {
    group: 'Mail',
    schema: z.url({ protocol: /^smtps?$/ }).optional(),
    about: 'Mail server. Without it mails are kept in the outbox table and noted in the log.',
    example: 'smtps://user:password@mail.example.com',
  },
  MAIL_FROM: {
    group: 'Mail',
    schema: text.max(200).optional(),
    about: 'Sender of the mails; needed with SMTP_URL.',
    example: 'Postwright <postwright@example.com>',
  },
  SUPPORT_EMAIL: { group: 'Texts', schema: emailAddress.optional(), about: 'Shown where people may need help.' },
  CONTACT_EMAIL: { group: 'Texts', schema: emailAddress.optional(), about: 'Where Contact Sales leads, as a mail.' },
  CONTACT_URL: { group: 'Texts', schema: webAddress.optional(), about: 'Where Contact Sales leads, as a page.' },
  SOCIAL_URL: { group: 'Texts', schema: webAddress.optional(), about: 'The social link of the public pages.' },
  FETCH_ALLOW: {
    group: 'Reading',
    schema: text
      .regex(/^[^\s=,]+=[^\s=,]+:\d+(\s*,\s*[^\s=,]+=[^\s=,]+:\d+)*$/, 'must be host=ip:port, separated by commas')
      .optional(),
    about: 'Exact exceptions of the fetch guard, host=ip:port separated by commas, for intranets and tests.',
    example: 'intranet.example.com=192.168.1.20:8080',
  },
  FETCH_ALLOW_IN_PRODUCTION: {
    group: 'Reading',
    schema: flag.default(false),
    about: 'FETCH_ALLOW is refused under NODE_ENV=production unless this is true.',
  },
  WATCH_SOURCES: {
    group: 'Reading',
    schema: flag.default(true),
    about:
      'Sources of published posts are read again after 1, 3, 7 and 30 days, and corrections are shown to their authors.',
  },
  OCR: {
    group: 'Reading',
    schema: flag.default(false),
    about:
      'Text in pictures (PNG, JPEG) and scanned PDFs is recognised; a page takes seconds, and up to 400 MB meanwhile.',
  },
} satisfies Record<string, Setting>

/** The text of .env.example. */
export function describeSettings(): string {
  const lines = [
    '# Every setting has a default, or its feature is off. Copy this file to .env and uncomment what you need.',
    "# A value with a # or blanks at its ends stands in quotes: NAME='a # b'",
  ]
  let group = ''
  for (const [name, setting] of Object.entries<Setting>(settings)) {
    if (setting.group !== group) {
      group = setting.group
      lines.push('', `# ${group}`)
    }
    const fallback = setting.schema.safeParse(undefined)
    const value =
      fallback.success && fallback.data !== undefined && fallback.data !== null
        ? String(fallback.data as string | number | boolean)
        : (setting.example ?? '')
    lines.push(`# ${setting.about}`, `#${name}=${value}`)
  }
  return `${lines.join('\n')}\n`
}
