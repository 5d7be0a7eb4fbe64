import { z } from 'zod'
import { keyScopes } from '#shared/rules/api-keys'
import { limits } from '#shared/rules/limits'

/** Third-party apps that act for a person, and the consent to it. */

const parameter = z.string().max(limits.addressCharacters)

/** The parameters of an authorization request; others are ignored. The server checks their values. */
const AppRequest = z.object({
  response_type: parameter.optional(),
  client_id: parameter,
  redirect_uri: parameter,
  scope: parameter.optional(),
  state: parameter.optional(),
  code_challenge: parameter.optional(),
  code_challenge_method: parameter.optional(),
  resource: parameter.optional(),
})

const Workspace = z.object({
  /** null: one's own. */
  slug: z.string().nullable(),
  name: z.string().nullable(),
})

const ConnectedApp = z.object({
  id: z.string(),
  name: z.string(),
  /** Where its document about itself stands; null for an app that registered itself. */
  host: z.string().nullable(),
  /** The team it acts in; null: its person's own workspace. */
  workspace: z.object({ slug: z.string(), name: z.string() }).nullable(),
  /** Who allowed it, and for whom it acts. */
  person: z.object({ name: z.string(), isOneself: z.boolean() }),
  scopes: z.array(z.enum(keyScopes)),
  createdAt: z.string(),
  expiresAt: z.string(),
  /** null: never. Stored once a minute at most. */
  lastUsedAt: z.string().nullable(),
  lastUsedFrom: z.string().nullable(),
})

export const oauthContract = {
  readAppRequest: {
    query: AppRequest,
    answer: z.object({
      /** As it calls itself. */
      name: z.string(),
      host: z.string().nullable(),
      /** Where the answer goes: a host, or null for the person's own computer. */
      redirectHost: z.string().nullable(),
      /** What it asks for; null: the request can't be granted, and `back` says so to the app. */
      scopes: z.array(z.enum(keyScopes)).nullable(),
      /** Where the person may let it act. */
      workspaces: z.array(Workspace),
      /** The address that tells the app of a refusal. */
      back: z.string(),
    }),
  },
  allowApp: {
    body: z.object({
      request: AppRequest,
      /** A team's slug; null: one's own workspace. */
      workspace: z.string().max(64).nullable(),
      scopes: z.array(z.enum(keyScopes)).min(1).max(keyScopes.length),
    }),
    /** The address that tells the app. */
    answer: z.object({ address: z.string() }),
  },
  /** One's own, and those of teams whose keys one manages; the newest first. */
  listApps: { answer: z.array(ConnectedApp) },
  disconnectApp: { params: z.object({ id: z.string().max(64) }) },
}
