import type { WorkspaceId } from '#shared/contract/ids'
import type { Reason } from '#shared/errors/reason'
import type { Attachment, PublicationState, Visibility } from '#shared/rules/publishing'
import type { ClockChange } from '#shared/time/wall-time'

/** One post on its way to one account at LinkedIn. Times are epoch ms. */
export interface Publication {
  ownerId: WorkspaceId
  id: string
  postId: string
  accountId: string
  accountName: string
  state: PublicationState
  /** As its author said it; null: at once. */
  wallTime: string | null
  timeZone: string | null
  clockChange: ClockChange | null
  dueAt: number
  isQueued: boolean
  visibility: Visibility
  isReshareDisabled: boolean
  attach: Attachment
  visualId: string | null
  altTexts: readonly string[]
  /** Escaped, as it is sent; null until then: it follows the post. */
  commentary: string | null
  /** The bytes that are sent, once they are fixed. */
  body: string | null
  /** sha256 of it, hex. */
  bodyHash: string | null
  /** When a process is to look at it next; null: nothing happens by itself. */
  nextAt: number | null
  /** LinkedIn takes nothing before that; waiting for it makes nothing late. */
  notBefore: number | null
  /** How often it was put off in a row. */
  tries: number
  /** When the bytes last began to go out. */
  sentAt: number | null
  /** When they went out and no answer told what became of them; null: that never happened. */
  unknownAt: number | null
  /** When they went out once more after that. */
  resentAt: number | null
  publishedAt: number | null
  urn: string | null
  deletedAt: number | null
  reason: Reason | null
  createdAt: number
}

export interface Attempt {
  at: number
  /** `picture`: the picture of a link's card was left out. */
  step: 'check' | 'upload' | 'picture' | 'send' | 'send-again' | 'ask' | 'delete'
  outcome: 'done' | 'refused' | 'put-off' | 'unknown'
  status: number | null
  code: string | null
}

/** What a publication does not have yet when it is planned. */
export type Progress =
  | 'commentary'
  | 'body'
  | 'bodyHash'
  | 'notBefore'
  | 'tries'
  | 'sentAt'
  | 'unknownAt'
  | 'resentAt'
  | 'publishedAt'
  | 'urn'
  | 'deletedAt'
  | 'reason'

/** What changes about a publication. */
export type Change = Partial<Pick<Publication, 'state' | 'dueAt' | 'nextAt' | Progress>>

export function addressOf(urn: string): string {
  return `https://www.linkedin.com/feed/update/${urn}/`
}
