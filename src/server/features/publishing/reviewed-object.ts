import { createHash } from 'node:crypto'
import { toCommentary } from '#shared/linkedin/little-text'
import type { Mention } from '#shared/rules/mentions'
import type { Attachment } from '#shared/rules/publishing'
import type { Publication } from './publication.ts'

/**
 * What exactly a review is about. Something goes out unreviewed under no circumstances where a team requires reviews:
 * what is sent is compared with what was approved when its bytes are fixed.
 */
export interface ReviewedObject {
  /** sha256 of the text as LinkedIn gets it. */
  text: string
  attach: Attachment
  /** sha256 of what will be drawn, with its descriptions; '' for nothing. */
  attachment: string
  /** As it is sent; null: none. */
  firstComment: string | null
  /** Where and when; null: nothing was planned, and it holds for any account and time. */
  plan: {
    accountId: string
    accountName: string
    visibility: string
    isReshareDisabled: boolean
    /** Epoch ms. */
    dueAt: number
  } | null
}

/** @param stored JSON; before there were first comments it said nothing of them */
export function readReviewedObject(stored: string): ReviewedObject {
  return { firstComment: null, ...(JSON.parse(stored) as Omit<ReviewedObject, 'firstComment'>) }
}

export function hashOf(...parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

/** Identifies it, for those who decide about what they have read. */
export function subjectOf({ text, attach, attachment, firstComment, plan }: ReviewedObject): string {
  const where = plan && [plan.accountId, plan.visibility, plan.isReshareDisabled, plan.dueAt]
  return hashOf(text, attach, attachment, firstComment, where)
}

/** Of a post's text, and whom it mentions. */
export function hashOfText({ content, mentions }: { content: string; mentions: readonly Mention[] }): string {
  return hashOf(toCommentary(content, mentions))
}

/** Whether what was reviewed is what would go out, at a time within the team's window. */
export function covers(reviewed: ReviewedObject, sent: ReviewedObject, windowMs: number): boolean {
  const isSameContent =
    reviewed.text === sent.text &&
    reviewed.attach === sent.attach &&
    reviewed.attachment === sent.attachment &&
    reviewed.firstComment === sent.firstComment
  if (!isSameContent || reviewed.plan === null || sent.plan === null) return isSameContent
  return (
    reviewed.plan.accountId === sent.plan.accountId &&
    reviewed.plan.visibility === sent.plan.visibility &&
    reviewed.plan.isReshareDisabled === sent.plan.isReshareDisabled &&
    Math.abs(reviewed.plan.dueAt - sent.plan.dueAt) <= windowMs
  )
}

export function planOfPublication(
  one: Pick<Publication, 'accountId' | 'accountName' | 'visibility' | 'isReshareDisabled' | 'dueAt'>,
): NonNullable<ReviewedObject['plan']> {
  const { accountId, accountName, visibility, isReshareDisabled, dueAt } = one
  return { accountId, accountName, visibility, isReshareDisabled, dueAt }
}
