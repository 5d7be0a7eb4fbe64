import { z } from 'zod'
import { apiKeyLimits, keyScopes } from '#shared/rules/api-keys'

/** Keys with which programs call the API. */

const Key = z.object({
  id: z.string(),
  name: z.string(),
  last4: z.string(),
  /** The team it acts in; null: its issuer's own workspace. */
  workspace: z.object({ slug: z.string(), name: z.string() }).nullable(),
  /** Who made it, and for whom it acts. */
  issuer: z.object({ name: z.string(), isOneself: z.boolean() }),
  scopes: z.array(z.enum(keyScopes)),
  /** Ids of the accounts at LinkedIn that it may use. */
  accounts: z.array(z.string()),
  createdAt: z.string(),
  expiresAt: z.string(),
  /** null: never. Stored once a minute at most. */
  lastUsedAt: z.string().nullable(),
  lastUsedFrom: z.string().nullable(),
})

export const apiKeysContract = {
  /** One's own, and those of teams whose keys one manages; the newest first. */
  listKeys: { answer: z.array(Key) },
  /** Only this answer contains `key`. */
  createKey: {
    body: z.object({
      name: z.string().trim().min(1).max(apiKeyLimits.nameCharacters),
      /** A team's slug; null: one's own workspace. */
      workspace: z.string().max(64).nullable().default(null),
      scopes: z.array(z.enum(keyScopes)).min(1).max(keyScopes.length),
      accounts: z.array(z.string().max(64)).max(apiKeyLimits.accounts).default([]),
      /** Default: in a year. */
      expiresAt: z.iso.datetime().optional(),
    }),
    answer: Key.extend({ key: z.string() }),
  },
  deleteKey: { params: z.object({ id: z.string().max(64) }) },
}
