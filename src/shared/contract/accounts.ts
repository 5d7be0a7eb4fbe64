import { z } from 'zod'
import { interfaceLanguages } from '#shared/rules/interface-languages'
import { modelIds } from '#shared/rules/models'
import { passwordCharacters } from '#shared/rules/passwords'
import { permissions, workspaceRoles } from '#shared/rules/permissions'
import { Subscription } from './billing.ts'
import { failsAs, Message } from './message.ts'

/** Accounts over HTTP: who someone is, and what the server lets them do. */

export const Role = z.enum(['admin', 'user', 'trial'])

const InterfaceLanguage = z.enum(interfaceLanguages)

/** Capabilities decided by the server; the client only displays them. */
const Capabilities = z.object({
  /** Models the user may choose and the server has configured. */
  models: z.array(z.enum(modelIds)),
  /** The model a new post starts with. */
  defaultModel: z.enum(modelIds),
  /** Whether this installation has plans: a trial, Pro, prices. */
  plans: z.boolean(),
  webSearch: z.boolean(),
  /** Publishing at LinkedIn, once an account is connected. */
  publishing: z.boolean(),
  /** Founding a team. */
  foundTeams: z.boolean(),
  /** null: without limit. */
  postsRemaining: z.number().int().nonnegative().nullable(),
  /** Why generating is currently blocked; null if it is not. */
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
  hasSecondFactor: z.boolean(),
  /** Whether the address was confirmed. For older accounts this is often unknown, which counts as no. */
  isEmailConfirmed: z.boolean(),
  /** Accounts without a password sign in through the identity provider. */
  hasPassword: z.boolean(),
  /** null: the browser's language. */
  interfaceLanguage: InterfaceLanguage.nullable(),
  /** Whether the questions about a new author were answered or skipped. */
  wasWelcomed: z.boolean(),
  /** null: never paid. */
  subscription: Subscription.nullable(),
  /** Administrators are asked to approve the account once its email address is confirmed. */
  awaitsEmailConfirmation: z.boolean(),
  /** Until this is done every other call is refused. */
  mustSetUpSecondFactor: z.boolean(),
  /** The team that the address names; null: their own workspace. */
  team: z
    .object({
      slug: z.string(),
      name: z.string(),
      role: z.enum(workspaceRoles),
      permissions: z.array(z.enum(permissions)),
    })
    .nullable(),
  /** Of how many teams they are a member. */
  teams: z.number().int().nonnegative(),
  /** Number of connected LinkedIn accounts in any state; in a team also those that are lent to it. */
  linkedinAccounts: z.number().int().nonnegative(),
  capabilities: Capabilities,
})

/** A person in the administrator's lists. */
export const ListedUser = User.omit({
  capabilities: true,
  interfaceLanguage: true,
  hasPassword: true,
  wasWelcomed: true,
  awaitsEmailConfirmation: true,
  mustSetUpSecondFactor: true,
  team: true,
  teams: true,
  linkedinAccounts: true,
  subscription: true,
})

/** A missing value counts as empty, so that the specification's error sentence is returned. */
const Email = z.string().max(254).default('')
const Password = z.string().max(passwordCharacters.most, failsAs('passwordTooLong')).default('')
const Token = z.string().max(200)
/**
 * A picture from the person's own library. Pages load no external pictures: their hosts would learn who looks at them.
 */
const PictureAddress = z.string().max(2000).refine(isOwnPicture, failsAs('pictureAddressForeign'))

/** Whether an address is a thumbnail of the library. */
export function isOwnPicture(address: string): boolean {
  return /^\/api\/media\/[\w-]{1,64}\/thumbnail(?:\?[\w=&-]{0,100})?$/.test(address)
}

export const PersonName = z.string().trim().max(100)
export const TimeZone = z.string().max(64)

const Session = z.object({
  createdAt: z.string(),
  lastSeenAt: z.string(),
  /** The browser's User-Agent header. */
  userAgent: z.string(),
  isCurrent: z.boolean(),
})

/** What a person enters when creating an account. */
const newAccount = {
  email: Email,
  password: Password,
  firstName: PersonName.optional(),
  lastName: PersonName.optional(),
  timeZone: TimeZone.optional(),
}

export const accountsContract = {
  getUser: { answer: User },
  updateUser: {
    body: z.object({
      timeZone: TimeZone.optional(),
      profileImageUrl: PictureAddress.nullable().optional(),
      interfaceLanguage: InterfaceLanguage.nullable().optional(),
      wasWelcomed: z.literal(true).optional(),
    }),
    answer: User,
  },
  login: {
    body: z.object({
      email: Email,
      password: Password,
      /** Of the browser. Taken at the first sign-in to an account that was made without one, by an administrator for example. */
      timeZone: TimeZone.optional(),
    }),
    answer: User,
  },
  register: {
    body: z.object(newAccount),
    answer: User,
  },
  logout: { answer: Message },
  setup: {
    body: z.object({ token: Token, ...newAccount }),
    answer: User,
  },
  deleteUser: { body: z.object({ password: Password }) },
  confirmEmail: { body: z.object({ token: Token }), answer: Message },
  changePassword: { body: z.object({ currentPassword: Password, newPassword: Password }), answer: Message },
  /** The answer does not reveal whether the account exists. */
  forgotPassword: { body: z.object({ email: Email }), answer: Message },
  resetPassword: { body: z.object({ token: Token, password: Password }), answer: Message },
  /** Whether a one-time link can be used now. Asking does not use it. */
  readLinkState: {
    body: z.object({ kind: z.enum(['setup', 'password-reset', 'invitation']), token: Token }),
    answer: z.object({ isValid: z.boolean() }),
  },
  listSessions: { answer: z.array(Session) },
  /** Ends all sessions except the caller's. */
  endSessions: { answer: Message },
  /** A ZIP archive; its README describes the contents. */
  exportUser: { answer: z.file() },
  acceptInvitation: {
    body: z.object({
      token: Token,
      password: Password,
      firstName: PersonName.optional(),
      lastName: PersonName.optional(),
      timeZone: TimeZone.optional(),
    }),
    answer: User,
  },
}
