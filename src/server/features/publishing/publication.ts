import { personOf, type UserId, type WorkspaceId } from '#shared/contract/ids'
import type { Reason } from '#shared/errors/reason'
import type { Attachment, PublicationState, Visibility } from '#shared/rules/publishing'
import type { ClockChange } from '#shared/time/wall-time'

/** One post on its way to one LinkedIn account. Times are epoch ms. */
export interface Publication {
  ownerId: WorkspaceId
  id: string
  postId: string
  accountId: string
  accountName: string
  /** Whose account it is; null: of the owner of the personal workspace, or of someone who is gone. */
  accountOwnerId: UserId | null
  /** The author at LinkedIn; null: not known. */
  accountUrn: string | null
  /**
   * Another connection of the same page, through which it goes out; null: the account itself. Chosen when its bytes are
   * fixed, and then kept.
   */
  viaAccountId: string | null
  viaOwnerId: UserId | null
  /** What the account's owner said to it; null: nothing yet. */
  lendingAllowed: boolean | null
  /** sha256 of what they consented to: the text as LinkedIn gets it, and the attachment. Hex. */
  lendingText: string | null
  state: PublicationState
  /** As entered by its author; null: at once. */
  wallTime: string | null
  timeZone: string | null
  clockChange: ClockChange | null
  dueAt: number
  isQueued: boolean
  visibility: Visibility
  isReshareDisabled: boolean
  attach: Attachment
  /** Attaches whatever the post has when it goes out: its visual, files or poll. */
  followsVisual: boolean
  /** Who scheduled it, or published it at once; null: the owner of the personal workspace, or a former member. */
  createdBy: UserId | null
  /** A key of the API planned it, moved it or changed its post since a person last planned it: it needs an approval. */
  isByKey: boolean
  visualId: string | null
  altTexts: readonly string[]
  /** The ids of the pictures that they are of; null where only their places are known. */
  described: readonly string[] | null
  /** Escaped, as sent; null until its bytes are fixed: it follows the post. */
  commentary: string | null
  /** The bytes to send, once they are fixed. */
  body: string | null
  /** sha256 of it, hex. */
  bodyHash: string | null
  /** The post's own files that are attached, once its bytes are fixed. */
  sentFiles: readonly SentFile[]
  /** Of what was attached when they were, as `ReviewedObject` has it. */
  attachmentHash: string | null
  /** When a process handles it next; null: nothing happens by itself. */
  nextAt: number | null
  /** LinkedIn accepts nothing before that; waiting for it does not count as late. */
  notBefore: number | null
  /** How often it was put off in a row. */
  tries: number
  /** When the last request began. */
  sentAt: number | null
  /** When a request ended without a known outcome; null: that never happened. */
  unknownAt: number | null
  /** When the request was repeated after that. */
  resentAt: number | null
  publishedAt: number | null
  urn: string | null
  deletedAt: number | null
  reason: Reason | null
  createdAt: number
}

/** A file as it went out. */
export interface SentFile {
  name: string
  /** sha256, hex. */
  hash: string
  bytes: number
  pages: number
}

export interface Attempt {
  at: number
  /** `picture`: the card's picture was left out. */
  step: 'check' | 'upload' | 'picture' | 'send' | 'send-again' | 'ask' | 'delete'
  outcome: 'done' | 'refused' | 'put-off' | 'unknown'
  status: number | null
  code: string | null
}

/** Fields that a newly scheduled publication does not have yet. */
export type Progress =
  | 'viaAccountId'
  | 'viaOwnerId'
  | 'lendingAllowed'
  | 'lendingText'
  | 'commentary'
  | 'body'
  | 'bodyHash'
  | 'sentFiles'
  | 'attachmentHash'
  | 'notBefore'
  | 'tries'
  | 'sentAt'
  | 'unknownAt'
  | 'resentAt'
  | 'publishedAt'
  | 'urn'
  | 'deletedAt'
  | 'reason'

/** Changes to a publication. */
export type Change = Partial<Pick<Publication, 'state' | 'dueAt' | 'nextAt' | 'attach' | Progress>>

/** The person it goes out for. In a team, someone who is nobody's id when its author has left. */
export function authorOf({ createdBy, ownerId }: Pick<Publication, 'createdBy' | 'ownerId'>): UserId {
  return createdBy ?? personOf(ownerId)
}

export function accountOwnerOf({ accountOwnerId, ownerId }: Pick<Publication, 'accountOwnerId' | 'ownerId'>): UserId {
  return accountOwnerId ?? personOf(ownerId)
}

type Connected = Pick<Publication, 'accountId' | 'accountOwnerId' | 'lendingAllowed' | 'viaAccountId' | 'viaOwnerId'>

/** With the connection that it goes out through as its account. The owner's word was about the chosen account alone. */
export function throughConnection<One extends Connected>(publication: One): One {
  const { viaAccountId, viaOwnerId } = publication
  if (viaAccountId === null) return publication
  return { ...publication, accountId: viaAccountId, accountOwnerId: viaOwnerId, lendingAllowed: null }
}

export function addressOf(urn: string): string {
  return `https://www.linkedin.com/feed/update/${urn}/`
}
