import { z } from 'zod'
import { interfaceLanguages } from '#shared/rules/interface-languages'
import { limits } from '#shared/rules/limits'
import { modelIds } from '#shared/rules/models'
import { Subscription } from './billing.ts'
import { failsAs, Message } from './message.ts'

/** Accounts over HTTP: who someone is, and what the server lets them do. */

export const Role = z.enum(['admin', 'user', 'trial'])

const InterfaceLanguage = z.enum(interfaceLanguages)

/** What the server allows right now; the client shows it and never works it out by itself. */
const Capabilities = z.object({
  /** Models the user may choose and the server has configured. */
  models: z.array(z.enum(modelIds)),
  /** The model a new post starts with. */
  defaultModel: z.enum(modelIds),
  /** Whether there are plans here: a trial, Pro, prices. */
  plans: z.boolean(),
  webSearch: z.boolean(),
  /** Publishing at LinkedIn, once an account is connected. */
  publishing: z.boolean(),
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
  hasSecondFactor: z.boolean(),
  /** Whether it was proven that the address is theirs; of older accounts it is often not known, which counts as no. */
  isEmailConfirmed: z.boolean(),
  /** Without one they sign in through the identity provider. */
  hasPassword: z.boolean(),
  /** null: that of the browser. */
  interfaceLanguage: InterfaceLanguage.nullable(),
  /** Whether the page that asks who they are was shown to them. */
  wasWelcomed: z.boolean(),
  /** null: never paid. */
  subscription: Subscription.nullable(),
  /** Administrators are asked to let them in once they open the link that was mailed to their address. */
  awaitsEmailConfirmation: z.boolean(),
  /** Nothing else is answered before this is done. */
  mustSetUpSecondFactor: z.boolean(),
  /** How many accounts at LinkedIn are connected, of whatever state. */
  linkedinAccounts: z.number().int().nonnegative(),
  capabilities: Capabilities,
})

/** A person as the admin's lists show them. */
export const ListedUser = User.omit({
  capabilities: true,
  interfaceLanguage: true,
  hasPassword: true,
  wasWelcomed: true,
  awaitsEmailConfirmation: true,
  mustSetUpSecondFactor: true,
  linkedinAccounts: true,
  subscription: true,
})

/** Missing counts as empty, so that the answer is the specification's sentence. */
const Email = z.string().max(254).default('')
const Password = z.string().max(limits.passwordCharactersMost, failsAs('passwordTooLong')).default('')
const Token = z.string().max(200)
/** Of one's own library: a picture from elsewhere would tell its host who looks at it, and no page loads one. */
const PictureAddress = z.string().max(2000).refine(isOwnPicture, failsAs('pictureAddressForeign'))

/** Whether an address is that of a thumbnail in the library. */
export function isOwnPicture(address: string): boolean {
  return /^\/api\/media\/[\w-]{1,64}\/thumbnail(?:\?[\w=&-]{0,100})?$/.test(address)
}

export const PersonName = z.string().trim().max(100)
export const TimeZone = z.string().max(64)

const Session = z.object({
  createdAt: z.string(),
  lastSeenAt: z.string(),
  /** The browser's own words about itself. */
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
  login: { body: z.object({ email: Email, password: Password }), answer: User },
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
  /** Answers the same whether or not there is such an account. */
  forgotPassword: { body: z.object({ email: Email }), answer: Message },
  resetPassword: { body: z.object({ token: Token, password: Password }), answer: Message },
  listSessions: { answer: z.array(Session) },
  /** Ends every session but the caller's. */
  endSessions: { answer: Message },
  /** A ZIP archive; its README says what is in it. */
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
