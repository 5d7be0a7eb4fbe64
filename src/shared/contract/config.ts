import { z } from 'zod'
import { modelIds } from '#shared/rules/models'

/** Public facts about this installation, known before anyone signs in. */
export const PublicConfig = z.object({
  price: z.object({ cents: z.number().int(), currency: z.literal('EUR') }),
  models: z.array(
    z.object({
      id: z.enum(modelIds),
      label: z.string(),
      vendor: z.string(),
      isConfigured: z.boolean(),
      isBasic: z.boolean(),
      hasWebSearch: z.boolean(),
      readsFiles: z.boolean(),
    }),
  ),
  features: z.object({ mail: z.boolean(), emailConfirmation: z.boolean() }),
  payments: z.object({
    /** Which card form to show: the provider's own, or the built-in one for trying out; `off`: nobody can pay. */
    form: z.enum(['stripe', 'test', 'off']),
    /** To stand on every screen that takes payments; null when money is real. */
    label: z.string().nullable(),
    /** What the provider's form is opened with. */
    publishableKey: z.string().nullable(),
  }),
  supportEmail: z.string().nullable(),
})

export const configContract = {
  getConfig: { answer: PublicConfig },
  getVersion: { answer: z.object({ name: z.string(), version: z.string() }) },
}
