import { z } from 'zod'
import { modelAudiences, modelIds } from '#shared/rules/models'
import { signUpModes } from '#shared/rules/sign-up'

/** Public settings of this installation, readable without signing in. */
const PublicConfig = z.object({
  /** Price of one month of Pro: cents are the currency's smallest unit, the currency is an ISO 4217 code. */
  price: z.object({ cents: z.number().int(), currency: z.string() }),
  models: z.array(
    z.object({
      id: z.enum(modelIds),
      label: z.string(),
      vendor: z.string(),
      isConfigured: z.boolean(),
      isBasic: z.boolean(),
      audience: z.enum(modelAudiences),
      hasWebSearch: z.boolean(),
      readsFiles: z.boolean(),
    }),
  ),
  features: z.object({
    mail: z.boolean(),
    /** A trial, Pro and prices. */
    plans: z.boolean(),
    /** A first page for visitors. */
    publicSite: z.boolean(),
    emailConfirmation: z.boolean(),
    /** Text in pictures is recognised, so they can be uploaded as sources. */
    readsPictures: z.boolean(),
  }),
  /** Who may create an account. `domains` restricts sign-up to these email domains; empty allows any. */
  signUp: z.object({ mode: z.enum(signUpModes), domains: z.array(z.string()) }),
  payments: z.object({
    /** Which card form to show: the provider's or the built-in test form; `off` means nobody can pay. */
    form: z.enum(['stripe', 'test', 'off']),
    /** Shown on every payment screen; null when real money is charged. */
    label: z.string().nullable(),
    /** The key that opens the provider's form. */
    publishableKey: z.string().nullable(),
  }),
  /** Whether an app is set up to connect people's own accounts, and the company pages they run. */
  linkedin: z.object({ person: z.boolean(), community: z.boolean() }),
  /** The identity provider for signing in; null if there is none. */
  oidc: z.object({ label: z.string(), isOnlyWay: z.boolean() }).nullable(),
  supportEmail: z.string().nullable(),
})

export const configContract = {
  getConfig: { answer: PublicConfig },
  getVersion: { answer: z.object({ name: z.string(), version: z.string() }) },
}
