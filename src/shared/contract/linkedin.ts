import { z } from 'zod'
import {
  lendings,
  linkedinAccountKinds,
  linkedinAccountStates,
  linkedinAppKinds,
  linkedinAppVerdicts,
  linkedinLimits,
} from '#shared/rules/linkedin'
import { failsAs, Message } from './message.ts'

/** LinkedIn: connecting accounts, and configuring the LinkedIn apps for it. */

/** A weekly time to post, as wall time in the owner's time zone. */
export const WeeklyTime = z.object({
  /** 1: Monday. */
  weekday: z.number().int().min(1).max(7),
  time: z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/),
})

const LinkedinAccount = z.object({
  id: z.string(),
  urn: z.string(),
  name: z.string(),
  /** An address on this server; null until the portrait is stored. */
  pictureUrl: z.string().nullable(),
  kind: z.enum(linkedinAccountKinds),
  /** Empty for a pasted token: LinkedIn does not report its scopes. */
  scopes: z.array(z.string()),
  /** For a pasted token the latest possible end. */
  expiresAt: z.string(),
  /** Whether the server renews it by itself until then. */
  isRenewed: z.boolean(),
  /** An expired account is `expired` even if paused. */
  state: z.enum(linkedinAccountStates),
  isPaused: z.boolean(),
  slots: z.array(WeeklyTime),
  /** Of the calls that LinkedIn allows its owner until midnight UTC, once most are used. */
  callsToday: z.object({ used: z.number().int(), limit: z.number().int(), endsAt: z.string() }).optional(),
  /** In a team: who lends it, and how; missing: it is one's own. */
  lentBy: z.object({ name: z.string(), lent: z.enum(lendings) }).optional(),
  /** The teams that one's own account is lent to. */
  lentTo: z.array(z.object({ workspaceId: z.string(), lent: z.enum(lendings) })).optional(),
})

/** Redirects the browser. */
const Redirect = z.null()

const LinkedinApp = z.object({
  clientId: z.string().nullable(),
  hasSecret: z.boolean(),
  /** Environment settings take precedence and can't be changed here. */
  source: z.enum(['environment', 'database', 'none']),
})

const LinkedinSetUp = z.object({
  /** Must be entered in the LinkedIn app exactly like this. */
  redirectUri: z.string(),
  apiVersion: z.string(),
  person: LinkedinApp,
  community: LinkedinApp,
})

/** Without `clientSecret` the stored one is kept; null removes the app. */
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
      /** Where the app continues: with `?linkedin=` and one of `linkedinOutcomes`. */
      next: z.string().max(500).optional(),
      kind: z.enum(linkedinAppKinds).default('person'),
    }),
    answer: Redirect,
  },
  /** The query with which LinkedIn redirects people back. */
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
      slots: z.array(WeeklyTime).max(linkedinLimits.slots).optional(),
    }),
    answer: LinkedinAccount,
  },
  getLinkedinPortrait: { params: AccountId, answer: z.file() },
  /** Lends one's own account to a team, or takes it back. */
  lendLinkedinAccount: {
    params: AccountId.extend({ slug: z.string().max(64) }),
    body: z.object({ lent: z.enum(['never', ...lendings]) }),
  },
  /** Reports whether LinkedIn revoked the token. */
  removeLinkedinAccount: { params: AccountId, answer: Message },

  getLinkedinSetUp: { answer: LinkedinSetUp },
  saveLinkedinSetUp: {
    body: z.object({ person: AppChange.optional(), community: AppChange.optional() }),
    answer: LinkedinSetUp,
  },
  testLinkedinApp: {
    body: z.object({ kind: z.enum(linkedinAppKinds) }),
    answer: z.object({ outcome: z.enum(linkedinAppVerdicts) }),
  },
}
