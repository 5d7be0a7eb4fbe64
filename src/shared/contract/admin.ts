import { z } from 'zod'
import { languageIds } from '#shared/rules/languages'
import { limits } from '#shared/rules/limits'
import { ListedUser, PersonName, Role } from './accounts.ts'
import { Message } from './message.ts'

/** What only administrators see and do, over HTTP. */

const AdminStats = z.object({
  totalUsers: z.number().int(),
  /** Those whose last payment succeeded and whose time is not over. */
  activeSubscriptions: z.number().int(),
  /** In whole units of the price's currency: what one month of the subscriptions that are paid now brings, each at the price it is billed at. */
  monthlyRevenue: z.number(),
  /** How many accounts have each role, and how many wait for approval. */
  distribution: z.object({
    admin: z.number().int(),
    user: z.number().int(),
    trial: z.number().int(),
    pending: z.number().int(),
  }),
  postsThisMonth: z.number().int(),
  /** Vendors of models that fail until somebody does something: a key that is refused, credit that is used up. */
  modelFailures: z.array(Message),
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
  /** Who did it: an administrator's e-mail as it was then. */
  actor: z.string(),
  action: z.string(),
  /** To whom or what; null when it concerns everyone. */
  target: z.string().nullable(),
})

const UserId = z.object({ id: z.string().max(64) })
const NumericId = z.object({ id: z.coerce.number().int().positive() })

/** Missing counts as empty, so that the answer is the specification's sentence. */
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
  /** What is not as it should be at the payment provider, in sentences that say what to do. */
  getPaymentState: { answer: z.object({ warnings: z.array(Message) }) },
  listUsers: {
    query: z.object({
      q: z.string().max(200).optional(),
      sort: z.enum(['newest', 'oldest', 'email', 'name', 'posts']).default('newest'),
      limit: z.coerce.number().int().min(1).max(200).default(50),
      /** The id of the last user of the page before. */
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
  /** The assembled prompt of a template on a sample article, as a model would get it. */
  previewPrompt: {
    body: z.object({
      template: z.string().max(limits.promptCharacters),
      contentStyleId: z.number().int().positive().optional(),
      language: z.enum(languageIds).optional(),
    }),
    answer: z.object({ system: z.string(), user: z.string() }),
  },
}
