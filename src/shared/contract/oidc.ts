import { z } from 'zod'
import { limits } from '#shared/rules/limits'
import { passwordCharacters } from '#shared/rules/passwords'
import { TimeZone } from './accounts.ts'
import { Message } from './message.ts'

/** Signing in through an identity provider. A browser visits the two addresses at /api/oidc, which redirect. */

const Identity = z.object({
  /** The provider's name; null if there is none. */
  label: z.string().nullable(),
  /** null: the account is not linked. */
  linked: z.object({ email: z.string(), linkedAt: z.string() }).nullable(),
  /**
   * An identity verified by the provider, waiting for the account's owner to link it; they enter their password unless
   * they just did.
   */
  offered: z.object({ email: z.string(), needsPassword: z.boolean() }).nullable(),
})

export const oidcContract = {
  beginOidc: {
    query: z.object({
      /** Where the app continues. */
      next: z.string().max(limits.addressCharacters).optional(),
      /** The browser's, for an account that signs in for the first time. */
      timeZone: TimeZone.optional(),
      /** Links the signed-in account. */
      link: z.literal('true').optional(),
    }),
    answer: z.null(),
  },
  finishOidc: { answer: z.null() },
  getIdentity: { answer: Identity },
  linkIdentity: {
    body: z.object({ password: z.string().max(passwordCharacters.most).default('') }),
    answer: Message,
  },
  unlinkIdentity: { answer: Message },
}
