import { z } from 'zod'
import { modelAudiences, modelIds } from '#shared/rules/models'
import { signUpModes } from '#shared/rules/sign-up'

/** Public facts about this installation, known before anyone signs in. */
const PublicConfig = z.object({
  /** Of one month of Pro: cents are the currency's smallest unit, the currency is as ISO 4217 has it. */
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
    /** Test payments run though no setting asks for them: every page says so. */
    unaskedTestPayments: z.boolean(),
    /** Text in pictures is recognised, so they may be uploaded as a source. */
    readsPictures: z.boolean(),
  }),
  /** Who may make an account; `domains` are the only ones whose addresses may, none: any. */
  signUp: z.object({ mode: z.enum(signUpModes), domains: z.array(z.string()) }),
  payments: z.object({
    /** Which card form to show: the provider's own, or the built-in one for trying out; `off`: nobody can pay. */
    form: z.enum(['stripe', 'test', 'off']),
    /** To stand on every screen that takes payments; null when money is real. */
    label: z.string().nullable(),
    /** What the provider's form is opened with. */
    publishableKey: z.string().nullable(),
  }),
  /** Whether an app is set up to connect people's own accounts, and the company pages they run. */
  linkedin: z.object({ person: z.boolean(), page: z.boolean() }),
  /** An identity provider to sign in through; null: none. */
  oidc: z.object({ label: z.string(), isOnlyWay: z.boolean() }).nullable(),
  supportEmail: z.string().nullable(),
})

export const configContract = {
  getConfig: { answer: PublicConfig },
  getVersion: { answer: z.object({ name: z.string(), version: z.string() }) },
}
