import type { z } from 'zod'
import { accountsContract } from './accounts.ts'
import { adminContract } from './admin.ts'
import { anglesContract } from './angles.ts'
import { articlesContract } from './articles.ts'
import { billingContract } from './billing.ts'
import { brandContract } from './brand.ts'
import { configContract } from './config.ts'
import { fontsContract } from './fonts.ts'
import { installationContract } from './installation.ts'
import { linkedinContract } from './linkedin.ts'
import { mediaContract } from './media.ts'
import { modelCheckContract } from './model-check.ts'
import { modelSetUpContract } from './model-set-up.ts'
import { noticesContract } from './notices.ts'
import { oidcContract } from './oidc.ts'
import { postsContract } from './posts.ts'
import { provenanceContract } from './provenance.ts'
import { publicationsContract } from './publications.ts'
import { refiningContract } from './refining.ts'
import type { RouteName } from './routes.ts'
import { secondFactorContract } from './second-factor.ts'
import { stylesContract } from './styles.ts'
import { systemContract } from './system.ts'
import { visualsContract } from './visuals.ts'
import { voiceContract } from './voice.ts'

/** What a route takes and answers. A route without `answer` answers 204 with nothing. */
export interface Shapes {
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  answer?: z.ZodType
}

/** The whole contract, one entry a route. The browser takes only its types. */
export const contract = {
  ...accountsContract,
  ...adminContract,
  ...anglesContract,
  ...articlesContract,
  ...billingContract,
  ...brandContract,
  ...configContract,
  ...fontsContract,
  ...installationContract,
  ...linkedinContract,
  ...mediaContract,
  ...modelCheckContract,
  ...modelSetUpContract,
  ...noticesContract,
  ...oidcContract,
  ...postsContract,
  ...provenanceContract,
  ...publicationsContract,
  ...refiningContract,
  ...secondFactorContract,
  ...stylesContract,
  ...systemContract,
  ...visualsContract,
  ...voiceContract,
} satisfies Record<RouteName, Shapes>

export type Contract = typeof contract

type Input<Name extends RouteName, Part extends keyof Shapes> =
  Contract[Name] extends Record<Part, infer Schema extends z.ZodType> ? z.input<Schema> : undefined

/** What a caller sends and gets: the shapes before parsing on the way in, after it on the way out. */
export type Body<Name extends RouteName> = Input<Name, 'body'>
export type Query<Name extends RouteName> = Input<Name, 'query'>
export type Params<Name extends RouteName> = Input<Name, 'params'>
export type Answer<Name extends RouteName> = Contract[Name] extends { answer: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : undefined
