import { z } from 'zod'
import type { Reason } from '../errors/reason.ts'
import { signInChanges } from '../rules/sign-in-changes.ts'
import { Role } from './accounts.ts'
import { userIdField, workspaceIdField } from './id-fields.ts'

/**
 * Every event: what happened, to what (its subject), and what its subscribers need to know beyond that. An event is
 * kept for days and may leave the server, so it carries neither secrets nor a post's text.
 */

/** Who may see an event: everyone of the workspace, the person it is about, or those who run the installation. */
export type EventAudience = 'workspace' | 'person' | 'administrators'

function kind<Payload extends z.ZodType<object>>(seenBy: EventAudience, payload: Payload) {
  return { seenBy, payload }
}

const Nothing = z.object({})
const Named = z.object({ name: z.string() })
const ReasonOf = z.custom<Reason>((value) => typeof value === 'object' && value !== null && 'name' in value)

/** `isAnswered`: the author reads it at this moment in the answer to a call. What nobody knows for certain never is. */
const OfPublication = z.object({ ownerId: workspaceIdField, accountId: z.string(), isAnswered: z.boolean() })
const Trouble = OfPublication.extend({ postId: z.string(), reason: ReasonOf })
const OfLinkedinAccount = z.object({ ownerId: userIdField, name: z.string() })

/** Names stand in stored rows: never change or reuse one that was released. */
export const eventKinds = {
  // about a post
  'post.created': kind('workspace', Nothing),
  /** Its text, its title, its status or its current version. */
  'post.updated': kind('workspace', Nothing),
  'post.deleted': kind('workspace', Nothing),
  /** It is on LinkedIn. */
  'post.published': kind('workspace', OfPublication.extend({ publicationId: z.string(), url: z.string().nullable() })),

  // about a publication
  'publication.failed': kind('workspace', Trouble),
  'publication.unconfirmed': kind('workspace', Trouble),
  'publication.missed': kind('workspace', Trouble),
  /** It goes out only after somebody does something. */
  'publication.waiting': kind('workspace', Trouble),

  // about a connected account at LinkedIn
  'linkedin-account.expiring': kind('person', OfLinkedinAccount.extend({ expiresAt: z.number() })),
  /** `isRefused`: LinkedIn ended the access before its time. */
  'linkedin-account.expired': kind('person', OfLinkedinAccount.extend({ isRefused: z.boolean() })),

  // about someone's account
  /** Someone waits for an administrator's approval. */
  'account.requested': kind('administrators', Nothing),
  'account.approved': kind('person', Nothing),
  'account.approval-withdrawn': kind('person', z.object({ wasInvited: z.boolean() })),
  'account.invited': kind('administrators', z.object({ role: Role })),
  'account.role-changed': kind('person', z.object({ from: Role, to: Role })),
  'account.renamed': kind('person', Nothing),
  /** By a link that was mailed, or the one that the server prints for its first administrator. */
  'account.link-used': kind('person', Nothing),
  /** Its subject is gone, and in no workspace. */
  'account.deleted': kind('administrators', Nothing),
  'account.sign-in-changed': kind('person', z.object({ change: z.enum(signInChanges) })),

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
  /** Its subject is the kind of accounts that the app is for. */
  'linkedin-app.changed': kind('administrators', z.object({ isRemoved: z.boolean() })),
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
