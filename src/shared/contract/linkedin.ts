import { z } from 'zod'
import { linkedinAccountStates, linkedinAppKinds, linkedinAppVerdicts, linkedinLimits } from '#shared/rules/linkedin'
import { failsAs, Message } from './message.ts'

/** LinkedIn over HTTP: connecting accounts, and the apps at LinkedIn that they are connected with. */

/** A weekly time to post, as wall time in the owner's time zone. */
export const LinkedinSlot = z.object({
  /** 1: Monday. */
  weekday: z.number().int().min(1).max(7),
  time: z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/),
})

const LinkedinAccount = z.object({
  id: z.string(),
  urn: z.string(),
  name: z.string(),
  /** Of this server; null until the portrait is here. */
  pictureUrl: z.string().nullable(),
  kind: z.enum(linkedinAppKinds),
  /** Empty for a pasted token: LinkedIn does not say them. */
  scopes: z.array(z.string()),
  /** For a pasted token when it ends at the latest. */
  expiresAt: z.string(),
  /** An expired account is `expired`, paused or not. */
  state: z.enum(linkedinAccountStates),
  isPaused: z.boolean(),
  slots: z.array(LinkedinSlot),
})

/** Where a browser goes on. */
const Redirect = z.null()

const LinkedinApp = z.object({
  clientId: z.string().nullable(),
  hasSecret: z.boolean(),
  /** What the environment sets wins, and can't be changed here. */
  source: z.enum(['environment', 'database', 'none']),
})

const LinkedinSetUp = z.object({
  /** To be entered at the app exactly like this. */
  redirectUri: z.string(),
  apiVersion: z.string(),
  person: LinkedinApp,
  page: LinkedinApp,
})

/** Without `clientSecret` the one that is stored stays; null forgets the app. */
const AppChange = z
  .object({
    clientId: z.string().trim().min(1).max(200),
    clientSecret: z.string().trim().min(1).max(500).optional(),
  })
  .nullable()

const AccountId = z.object({ id: z.string().max(64) })

export const linkedinContract = {
  listLinkedinAccounts: { answer: z.array(LinkedinAccount) },
  connectLinkedin: {
    query: z.object({
      /** Of the app, where to go on: it gets `?linkedin=` and one of `linkedinOutcomes`. */
      next: z.string().max(500).optional(),
      kind: z.enum(linkedinAppKinds).default('person'),
    }),
    answer: Redirect,
  },
  /** What LinkedIn sends people back with. */
  finishLinkedinConnection: {
    query: z.object({
      code: z.string().max(4_000).optional(),
      state: z.string().max(200).optional(),
      error: z.string().max(200).optional(),
      error_description: z.string().max(2_000).optional(),
    }),
    answer: Redirect,
  },
  addLinkedinAccount: {
    body: z.object({
      accessToken: z
        .string()
        .trim()
        .min(1)
        .max(linkedinLimits.tokenCharacters)
        .regex(/^[\x21-\x7e]+$/, failsAs('linkedinTokenMalformed')),
    }),
    answer: LinkedinAccount,
  },
  changeLinkedinAccount: {
    params: AccountId,
    body: z.object({
      isPaused: z.boolean().optional(),
      slots: z.array(LinkedinSlot).max(linkedinLimits.slots).optional(),
    }),
    answer: LinkedinAccount,
  },
  getLinkedinPortrait: { params: AccountId, answer: z.file() },
  /** Says whether LinkedIn took the token back. */
  removeLinkedinAccount: { params: AccountId, answer: Message },

  getLinkedinSetUp: { answer: LinkedinSetUp },
  saveLinkedinSetUp: {
    body: z.object({ person: AppChange.optional(), page: AppChange.optional() }),
    answer: LinkedinSetUp,
  },
  testLinkedinApp: {
    body: z.object({ kind: z.enum(linkedinAppKinds) }),
    answer: z.object({ outcome: z.enum(linkedinAppVerdicts) }),
  },
}
