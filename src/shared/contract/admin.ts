import { z } from 'zod'
import { languageIds } from '#shared/rules/languages'
import { limits } from '#shared/rules/limits'
import { ListedUser, PersonName, Role } from './accounts.ts'
import { Message } from './message.ts'

/** API for administrators only. */

const AdminStats = z.object({
  totalUsers: z.number().int(),
  /** Subscriptions whose last payment succeeded and which have not ended. */
  activeSubscriptions: z.number().int(),
  /**
   * Monthly revenue of the subscriptions that are paid now, each at the price it is billed at, in whole units of the
   * currency.
   */
  monthlyRevenue: z.number(),
  /** How many accounts have each role, and how many wait for approval. */
  distribution: z.object({
    admin: z.number().int(),
    user: z.number().int(),
    trial: z.number().int(),
    pending: z.number().int(),
  }),
  postsThisMonth: z.number().int(),
  /** Vendors whose models fail until someone acts: the key is refused or the credit is used up. */
  modelFailures: z.array(Message),
  lastBackupAt: z.string().nullable(),
})

export const AdminStyle = z.object({
  id: z.number().int(),
  name: z.string(),
  promptPart: z.string(),
  displayOrder: z.number().int(),
})

export const PromptTemplate = z.object({
  id: z.number().int(),
  name: z.string(),
  template: z.string(),
  isActive: z.boolean(),
  version: z.number().int(),
  updatedAt: z.string(),
})

const AuditEntry = z.object({
  id: z.string(),
  at: z.string(),
  /** The acting administrator's email at that time. */
  actor: z.string(),
  action: z.string(),
  /** The affected person or thing; null if it concerns everyone. */
  target: z.string().nullable(),
})

const UserId = z.object({ id: z.string().max(64) })
const NumericId = z.object({ id: z.coerce.number().int().positive() })

/** A missing value counts as empty, so that the specification's error sentence is returned. */
const StyleBody = z.object({
  name: z.string().trim().max(limits.nameCharacters).default(''),
  promptPart: z.string().trim().max(limits.promptCharacters).default(''),
  displayOrder: z.number().int().min(0).max(10_000).optional(),
})
const TemplateBody = z.object({
  name: z.string().trim().max(limits.nameCharacters).default(''),
  template: z.string().max(limits.promptCharacters).default(''),
  isActive: z.boolean().optional(),
})

export const adminContract = {
  getAdminStats: { answer: AdminStats },
  /** Problems at the payment provider, in sentences that say what to do. */
  getPaymentState: { answer: z.object({ warnings: z.array(Message) }) },
  listUsers: {
    query: z.object({
      q: z.string().max(200).optional(),
      sort: z.enum(['newest', 'oldest', 'email', 'name', 'posts']).default('newest'),
      limit: z.coerce.number().int().min(1).max(200).default(50),
      /** Cursor: the id of the previous page's last user. */
      before: z.string().max(64).optional(),
    }),
    answer: z.array(ListedUser),
  },
  changeUser: {
    params: UserId,
    body: z.object({
      role: Role.optional(),
      isApproved: z.boolean().optional(),
      firstName: PersonName.optional(),
      lastName: PersonName.optional(),
    }),
    answer: ListedUser,
  },
  removeUser: { params: UserId },
  listPendingUsers: { answer: z.array(ListedUser) },
  approveUser: { params: UserId, answer: ListedUser },
  resetMonthlyPosts: { answer: Message },
  inviteUser: {
    body: z.object({ email: z.string().max(254).default(''), role: Role.default('trial') }),
    answer: ListedUser,
  },
  listAuditLog: { answer: z.array(AuditEntry) },
  listAdminStyles: { answer: z.array(AdminStyle) },
  createAdminStyle: { body: StyleBody, answer: AdminStyle },
  updateAdminStyle: { params: NumericId, body: StyleBody, answer: AdminStyle },
  deleteAdminStyle: { params: NumericId },
  listTemplates: { answer: z.array(PromptTemplate) },
  createTemplate: { body: TemplateBody, answer: PromptTemplate },
  updateTemplate: { params: NumericId, body: TemplateBody, answer: PromptTemplate },
  deleteTemplate: { params: NumericId },
  /** A template's assembled prompt for a sample article, as sent to a model. */
  previewPrompt: {
    body: z.object({
      template: z.string().max(limits.promptCharacters),
      contentStyleId: z.number().int().positive().optional(),
      language: z.enum(languageIds).optional(),
    }),
    answer: z.object({ system: z.string(), user: z.string() }),
  },
}
