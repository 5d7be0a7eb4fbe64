import { z } from 'zod'
import { modelIds } from '#shared/rules/models'
import { Subscription } from './billing.ts'
import { Message } from './message.ts'

/** Accounts over HTTP: who someone is, and what the server lets them do. */

export const Role = z.enum(['admin', 'user', 'trial'])

/** What the server allows right now; the client shows it and never works it out by itself. */
export const Capabilities = z.object({
  /** Models the user may choose and the server has configured. */
  models: z.array(z.enum(modelIds)),
  /** The model a new post starts with. */
  defaultModel: z.enum(modelIds),
  webSearch: z.boolean(),
  /** null: without limit. */
  postsRemaining: z.number().int().nonnegative().nullable(),
  /** Why nothing can be generated now; null when it can. */
  generationBlockedBy: z.enum(['quota_exceeded', 'trial_ended']).nullable(),
})

export const User = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: z.string().nullable(),
  role: Role,
  subscriptionStatus: z.string(),
  postsThisMonth: z.number().int(),
  maxPostsPerMonth: z.number().int().nullable(),
  isApproved: z.boolean(),
  approvedAt: z.string().nullable(),
  createdAt: z.string(),
  timeZone: z.string(),
  trialEndsAt: z.string().nullable(),
  /** null: never paid. */
  subscription: Subscription.nullable(),
  capabilities: Capabilities,
})

/** A person as the admin's lists show them. */
export const ListedUser = User.omit({ capabilities: true, subscription: true })

/** Missing counts as empty, so that the answer is the specification's sentence. */
const Email = z.string().max(254).default('')
const Password = z.string().max(200).default('')
const Token = z.string().max(200)
const Name = z.string().trim().max(100)
const TimeZone = z.string().max(64)

export const Session = z.object({
  createdAt: z.string(),
  lastSeenAt: z.string(),
  /** The browser's own words about itself. */
  userAgent: z.string(),
  isCurrent: z.boolean(),
})

export const accountsContract = {
  getUser: { answer: User },
  updateUser: {
    body: z.object({ timeZone: TimeZone.optional(), profileImageUrl: z.url().max(2000).nullable().optional() }),
    answer: User,
  },
  login: { body: z.object({ email: Email, password: Password }), answer: User },
  register: {
    body: z.object({
      email: Email,
      password: Password,
      firstName: Name.optional(),
      lastName: Name.optional(),
      timeZone: TimeZone.optional(),
    }),
    answer: User,
  },
  logout: { answer: Message },
  setup: {
    body: z.object({
      token: Token,
      email: Email,
      password: Password,
      firstName: Name.optional(),
      lastName: Name.optional(),
      timeZone: TimeZone.optional(),
    }),
    answer: User,
  },
  deleteUser: { body: z.object({ password: Password }) },
  confirmEmail: { body: z.object({ token: Token }), answer: Message },
  changePassword: { body: z.object({ currentPassword: Password, newPassword: Password }), answer: Message },
  /** Answers the same whether or not there is such an account. */
  forgotPassword: { body: z.object({ email: Email }), answer: Message },
  resetPassword: { body: z.object({ token: Token, password: Password }), answer: Message },
  listSessions: { answer: z.array(Session) },
  /** Ends every session but the caller's. */
  endSessions: { answer: Message },
  exportUser: { answer: z.record(z.string(), z.unknown()) },
  acceptInvitation: {
    body: z.object({
      token: Token,
      password: Password,
      firstName: Name.optional(),
      lastName: Name.optional(),
      timeZone: TimeZone.optional(),
    }),
    answer: User,
  },
}
