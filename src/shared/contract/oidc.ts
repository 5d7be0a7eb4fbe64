import { z } from 'zod'
import { limits } from '#shared/rules/limits'
import { Message } from './message.ts'

/** Signing in through an identity provider. The two addresses at /api/oidc are visited by a browser and redirect. */

const Identity = z.object({
  /** What the provider is called; null: there is none. */
  label: z.string().nullable(),
  /** null: the account is not linked. */
  linked: z.object({ email: z.string(), linkedAt: z.string() }).nullable(),
  /** Proven by the provider, for its owner to agree to; they give their password unless they have just done so. */
  offered: z.object({ email: z.string(), needsPassword: z.boolean() }).nullable(),
})

export const oidcContract = {
  beginOidc: {
    query: z.object({
      /** Of the app, where to go on. */
      next: z.string().max(500).optional(),
      /** To link the account that is signed in. */
      link: z.literal('true').optional(),
    }),
    answer: z.null(),
  },
  finishOidc: { answer: z.null() },
  getIdentity: { answer: Identity },
  linkIdentity: {
    body: z.object({ password: z.string().max(limits.passwordCharactersMost).default('') }),
    answer: Message,
  },
  unlinkIdentity: { answer: Message },
}
