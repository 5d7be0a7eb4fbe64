import type { z } from 'zod'
import { accountsContract } from './accounts.ts'
import { activityContract } from './activity.ts'
import { adminContract } from './admin.ts'
import { anglesContract } from './angles.ts'
import { apiKeysContract } from './api-keys.ts'
import { articlesContract } from './articles.ts'
import { billingContract } from './billing.ts'
import { brandContract } from './brand.ts'
import { calendarContract } from './calendar.ts'
import { commentsContract } from './comments.ts'
import { configContract } from './config.ts'
import { correctionsContract } from './corrections.ts'
import { earlierContract } from './earlier.ts'
import { feedsContract } from './feeds.ts'
import { figuresContract } from './figures.ts'
import { fontsContract } from './fonts.ts'
import { installationContract } from './installation.ts'
import { linkedinContract } from './linkedin.ts'
import { mediaContract } from './media.ts'
import { mentionsContract } from './mentions.ts'
import { modelCheckContract } from './model-check.ts'
import { modelSetUpContract } from './model-set-up.ts'
import { notificationsContract } from './notifications.ts'
import { oauthContract } from './oauth.ts'
import { oidcContract } from './oidc.ts'
import { pollsContract } from './polls.ts'
import { postFilesContract } from './post-files.ts'
import { postsContract } from './posts.ts'
import { provenanceContract } from './provenance.ts'
import { publicationsContract } from './publications.ts'
import { refiningContract } from './refining.ts'
import { reviewsContract } from './reviews.ts'
import type { RouteName } from './routes.ts'
import { secondFactorContract } from './second-factor.ts'
import { signOffContract } from './sign-off.ts'
import { stylesContract } from './styles.ts'
import { systemContract } from './system.ts'
import { visualsContract } from './visuals.ts'
import { voiceContract } from './voice.ts'
import { webhooksContract } from './webhooks.ts'
import { workspacesContract } from './workspaces.ts'

/** A route's request and response. A route without `answer` responds with an empty 204. */
export interface Shapes {
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  answer?: z.ZodType
}

/** The whole contract, one entry per route. The browser imports only its types. */
export const contract = {
  ...accountsContract,
  ...activityContract,
  ...adminContract,
  ...anglesContract,
  ...apiKeysContract,
  ...articlesContract,
  ...billingContract,
  ...brandContract,
  ...calendarContract,
  ...commentsContract,
  ...configContract,
  ...correctionsContract,
  ...earlierContract,
  ...feedsContract,
  ...figuresContract,
  ...fontsContract,
  ...installationContract,
  ...linkedinContract,
  ...mediaContract,
  ...mentionsContract,
  ...modelCheckContract,
  ...modelSetUpContract,
  ...notificationsContract,
  ...oauthContract,
  ...oidcContract,
  ...pollsContract,
  ...postFilesContract,
  ...postsContract,
  ...provenanceContract,
  ...publicationsContract,
  ...refiningContract,
  ...reviewsContract,
  ...secondFactorContract,
  ...signOffContract,
  ...stylesContract,
  ...systemContract,
  ...visualsContract,
  ...voiceContract,
  ...webhooksContract,
  ...workspacesContract,
} satisfies Record<RouteName, Shapes>

export type Contract = typeof contract

type Input<Name extends RouteName, Part extends keyof Shapes> =
  Contract[Name] extends Record<Part, infer Schema extends z.ZodType> ? z.input<Schema> : undefined

/** Types for callers: request shapes before parsing, response shapes after it. */
export type Body<Name extends RouteName> = Input<Name, 'body'>
export type Query<Name extends RouteName> = Input<Name, 'query'>
export type Params<Name extends RouteName> = Input<Name, 'params'>
export type Answer<Name extends RouteName> = Contract[Name] extends { answer: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : undefined
