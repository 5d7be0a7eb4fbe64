import type { Drawing } from '../adapters/drawing/drawing.ts'
import type { Files } from '../adapters/files/files.ts'
import type { Fonts } from '../adapters/fonts/fonts.ts'
import type { Images } from '../adapters/images/images.ts'
import type { Linkedin } from '../adapters/linkedin/linkedin.ts'
import type { Mailer } from '../adapters/mail/mailer.ts'
import type { Oidc } from '../adapters/oidc/oidc.ts'
import type { Payments } from '../adapters/payments/payments.ts'
import type { Pdfs } from '../adapters/pdf/pdfs.ts'
import type { Config } from '../platform/config.ts'
import type { Database, PoolUse } from '../platform/database/database.ts'
import type { Subscriber } from '../platform/events/event.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Log } from '../platform/log.ts'
import type { Metrics } from '../platform/metrics/measure.ts'
import type { Reader } from '../reading/article.ts'
import type { GuardedJson } from '../reading/fetch/guarded-json.ts'
import type { GuardedPost } from '../reading/fetch/guarded-post.ts'
import type { ModelSource } from '../writing/ai-config.ts'
import type { Writer } from '../writing/writer.ts'

/** What features use. app.ts fills it; tests put in fakes for the outside world. */
export interface Context {
  config: Config
  /** The key for hashes of values that are compared but never read back. */
  secret: string
  db: Database
  /** Undefined for a database without a connection pool. */
  poolUse?: () => PoolUse
  log: Log
  /** Epoch ms. */
  now: () => number
  reader: Reader
  /** Messages to addresses that users name. */
  outgoing: GuardedPost
  /** Small documents at addresses that strangers name. */
  documents: GuardedJson
  models: ModelSource
  writer: Writer
  mailer: Mailer
  payments: Payments
  linkedin: Linkedin
  /** null: no identity provider is set up. */
  oidc: Oidc | null
  files: Files
  fonts: Fonts
  images: Images
  pdfs: Pdfs
  drawing: Drawing
  jobs: Jobs
  /** The subscribers to events. */
  subscribers: readonly Subscriber<Context>[]
  metrics: Metrics
  /** Aborted when the process must end soon: running work then releases its leases. */
  ending: AbortSignal
}
