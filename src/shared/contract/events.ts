import { z } from 'zod'
import type { Reason } from '../errors/reason.ts'
import { workspaceRoles } from '../rules/permissions.ts'
import { reviewDecisions } from '../rules/reviews.ts'
import { signInChanges } from '../rules/sign-in-changes.ts'
import { Role } from './accounts.ts'
import { userIdField, workspaceIdField } from './id-fields.ts'

/**
 * Every event: what happened, its subject, and the data its subscribers need. Events are kept for days and may leave
 * the server, so they carry neither secrets nor a post's text.
 */

/** Who may see an event: everyone in the workspace, the person concerned, or the administrators. */
export type EventAudience = 'workspace' | 'person' | 'administrators'

function kind<Payload extends z.ZodType<object>>(seenBy: EventAudience, payload: Payload) {
  return { seenBy, payload }
}

const Nothing = z.object({})
const Named = z.object({ name: z.string() })
const OfWebhook = z.object({ target: z.string() })
const ReasonOf = z.custom<Reason>((value) => typeof value === 'object' && value !== null && 'name' in value)

/**
 * `isAnswered`: the author gets this outcome directly as the response to a call. Always false for uncertain outcomes.
 */
const OfPublication = z.object({
  ownerId: workspaceIdField,
  /** For whom it goes out. */
  authorId: userIdField,
  accountId: z.string(),
  isAnswered: z.boolean(),
})
const Trouble = OfPublication.extend({ postId: z.string(), reason: ReasonOf })
const OfPlan = z.object({ postId: z.string(), accountName: z.string(), dueAt: z.number() })
const OfLinkedinAccount = z.object({ ownerId: userIdField, name: z.string() })

/** These names are stored in rows: never change or reuse a released one. */
export const eventKinds = {
  // about a post
  'post.created': kind('workspace', Nothing),
  /** Its text, title, status or current version. `byKey`: with a key of the API. */
  'post.updated': kind('workspace', z.object({ byKey: z.literal(true).optional() })),
  'post.deleted': kind('workspace', Nothing),
  /** It is on LinkedIn. */
  'post.published': kind('workspace', OfPublication.extend({ publicationId: z.string(), url: z.string().nullable() })),
  /** A source says something else now than the sentence that the post used; `after` null: it is gone. */
  'post.source-corrected': kind(
    'workspace',
    z.object({
      /** Who wrote the post. */
      authorId: userIdField,
      changeId: z.string(),
      source: z.string(),
      before: z.string(),
      after: z.string().nullable(),
    }),
  ),

  /** Nobody has entered its figures, and they are worth noting now; `days` after it went out. */
  'post.figures-due': kind('person', z.object({ authorId: userIdField, days: z.number().int() })),
  /** Its subject is the run. `code`: of the error, as the API answers it. */
  'generation.failed': kind('workspace', z.object({ code: z.string(), reason: ReasonOf })),

  // about a publication
  'publication.failed': kind('workspace', Trouble),
  'publication.unconfirmed': kind('workspace', Trouble),
  'publication.missed': kind('workspace', Trouble),
  /** It stays unpublished until someone acts. */
  'publication.waiting': kind('workspace', Trouble),
  /** Its first comment was not added, or not for certain. */
  'publication.comment-left': kind('workspace', Trouble),

  /** Planned, moved or cancelled by someone; its subject is the publication. */
  'publication.scheduled': kind('workspace', OfPlan),
  'publication.moved': kind('workspace', OfPlan),
  'publication.cancelled': kind('workspace', OfPlan),
  /** It goes out under someone's account only with their word; its subject is the publication. */
  'lending.asked': kind('workspace', OfPlan.extend({ ownerId: userIdField })),
  'lending.answered': kind('workspace', OfPlan.extend({ authorId: userIdField, isAllowed: z.boolean() })),

  /** It could not be read for long and is read no more; its subject is the feed. */
  'feed.stopped': kind('workspace', z.object({ addedBy: userIdField, feed: z.string(), times: z.number() })),

  // about a connected account at LinkedIn
  'linkedin-account.expiring': kind('person', OfLinkedinAccount.extend({ expiresAt: z.number() })),
  /** `isRefused`: LinkedIn ended the access early. */
  'linkedin-account.expired': kind('person', OfLinkedinAccount.extend({ isRefused: z.boolean() })),
  /** Few calls are left until midnight UTC, of those that LinkedIn allows in a day. */
  'linkedin-account.near-limit': kind('person', OfLinkedinAccount.extend({ used: z.number(), limit: z.number() })),

  // about someone's account
  /** Someone waits for approval by an administrator. */
  'account.requested': kind('administrators', Nothing),
  'account.approved': kind('person', Nothing),
  'account.approval-withdrawn': kind('person', z.object({ wasInvited: z.boolean() })),
  'account.invited': kind('administrators', z.object({ role: Role })),
  'account.role-changed': kind('person', z.object({ from: Role, to: Role })),
  'account.renamed': kind('person', Nothing),
  /** By an emailed link, or by the one that the server prints for its first administrator. */
  'account.link-used': kind('person', Nothing),
  /** Its subject no longer exists and belongs to no workspace. */
  'account.deleted': kind('administrators', Nothing),
  'account.sign-in-changed': kind('person', z.object({ change: z.enum(signInChanges) })),

  // about the review of a post
  'review.requested': kind('workspace', z.object({ reviewers: z.array(userIdField) })),
  'review.withdrawn': kind('workspace', Nothing),
  'review.decided': kind(
    'workspace',
    z.object({ decision: z.enum(reviewDecisions), by: z.string(), isGuest: z.boolean() }),
  ),

  'comment.added': kind(
    'workspace',
    z.object({
      commentId: z.string(),
      by: z.string(),
      mentions: z.array(userIdField),
      /** Who has written in its thread. */
      participants: z.array(userIdField),
    }),
  ),

  /** The subject is the account at LinkedIn, which was lent to the team. `removed`: its owner disconnected it. */
  'account.removed': kind('workspace', Named),
  'account.lent': kind('workspace', z.object({ name: z.string(), lent: z.enum(['never', 'ask', 'free']) })),

  // about a team
  'workspace.created': kind('workspace', Named),
  'workspace.changed': kind('workspace', Nothing),
  'workspace.deleted': kind('workspace', Named),
  /** Its subject is the member to whom its owner offers it. */
  'workspace.offered': kind('workspace', Nothing),
  /** Its subject is the new owner. */
  'workspace.handed-over': kind('workspace', Nothing),
  /** Its subject is the invitation. */
  'member.invited': kind('workspace', z.object({ email: z.string(), role: z.enum(workspaceRoles) })),
  'member.uninvited': kind('workspace', Nothing),
  'member.joined': kind('workspace', z.object({ role: z.enum(workspaceRoles) })),
  'member.changed': kind('workspace', z.object({ role: z.enum(workspaceRoles), approves: z.boolean() })),
  /** A member lets others write in their voice, or ends that. */
  'voice.lent': kind('workspace', z.object({ isLent: z.boolean() })),
  'member.left': kind('workspace', Nothing),
  'member.removed': kind('workspace', Nothing),
  /** `target`: the origin of its address, whose path may be a secret. */
  'webhook.added': kind('workspace', OfWebhook),
  'webhook.removed': kind('workspace', OfWebhook),
  /** By the server. */
  'webhook.switched-off': kind('workspace', OfWebhook.extend({ reason: z.enum(['gone', 'failing']) })),
  /** By an administrator: its plan, or that it is restored. */
  'team.changed': kind('administrators', Named),

  // about someone's subscription
  'subscription.started': kind('person', Nothing),
  'subscription.ended': kind('person', Nothing),

  // about what everyone uses
  'content-style.created': kind('administrators', Named),
  'content-style.changed': kind('administrators', Named),
  'content-style.deleted': kind('administrators', Named),
  'prompt-template.created': kind('administrators', Named),
  'prompt-template.changed': kind('administrators', Named),
  'prompt-template.activated': kind('administrators', Named),
  'prompt-template.deleted': kind('administrators', Named),
  'visual-template.published': kind('administrators', Named),
  'visual-template.deleted': kind('administrators', Named),

  // about the installation
  'sign-up.changed': kind('administrators', Nothing),
  'month.reset': kind('administrators', Nothing),
  'job.restarted': kind('administrators', Named),
  'job.deleted': kind('administrators', Named),
  /** Its subject is the kind of accounts the app serves. */
  'linkedin-app.changed': kind('administrators', z.object({ isRemoved: z.boolean() })),
  /** The version of LinkedIn's API in use, which is its subject. Its `from` has ended, or will soon. */
  'linkedin-version.changed': kind('administrators', z.object({ from: z.string() })),
  /** And there is no later one that works. `isPinned`: by the environment, so that no other is used. */
  'linkedin-version.ended': kind('administrators', z.object({ isPinned: z.boolean() })),
  'linkedin-version.ending': kind('administrators', z.object({ isPinned: z.boolean() })),
  /** Its subject is the provider. */
  'payment-account.changed': kind('administrators', Nothing),

  // about a vendor of models
  /** `isOtherAccount`: its key or address changed. */
  'model-vendor.changed': kind('administrators', z.object({ isOtherAccount: z.boolean() })),
  'model-vendor.failed': kind('administrators', z.object({ reason: ReasonOf })),
} as const

export type EventName = keyof typeof eventKinds

export const eventNames = Object.keys(eventKinds) as EventName[]

export type EventPayload<Name extends EventName> = z.output<(typeof eventKinds)[Name]['payload']>
