import { z } from 'zod'
import { pollDays } from '../rules/polls.ts'
import { reviewDecisions } from '../rules/reviews.ts'
import { PostId } from './posts.ts'

/**
 * The record of how a published post came about and who stands behind it, signed by the installation. What it holds was
 * true when it was made, and is never changed.
 */

/** Lower-case hexadecimal digits of a sha256. */
const Hash = z.string()

export const signOffFormat = 'postwright-sign-off/1'

export const SignOffRecord = z.strictObject({
  statement: z.string(),
  product: z.string(),
  workspace: z.strictObject({ id: z.string(), team: z.string().nullable() }),
  chain: z.strictObject({
    /** From 1, without gaps. */
    number: z.number().int(),
    /** The `hash` of the record before; null: it is the first. */
    previous: Hash.nullable(),
  }),
  madeAt: z.string(),
  post: z.strictObject({ id: z.string(), title: z.string(), language: z.string(), by: z.string().nullable() }),
  sources: z.array(
    z.strictObject({
      title: z.string(),
      /** null: a text or a file. */
      url: z.string().nullable(),
      kind: z.string(),
      published: z.string().nullable(),
      /** null: a page that web search cited, read after the post was written. */
      readAt: z.string().nullable(),
      textHash: Hash,
    }),
  ),
  /** null: it was not recorded. */
  writing: z
    .strictObject({
      model: z.string(),
      upstreamModel: z.string(),
      template: z.strictObject({ name: z.string(), version: z.number().int() }).nullable(),
      style: z.string(),
      /** Of the prompt as it was sent; null: no model wrote it, or it was not recorded. */
      promptHash: Hash.nullable(),
      productVersion: z.string(),
    })
    .nullable(),
  firstDraft: z.string(),
  finalText: z.string(),
  /** What the final text claims, and what the check against the sources said. */
  claims: z.array(
    z.strictObject({
      text: z.string(),
      kind: z.string(),
      verdict: z.string(),
      /** Someone's word for a claim; `by` null: it was not recorded whose. */
      accepted: z.strictObject({ by: z.string().nullable(), at: z.string().nullable() }).nullable(),
    }),
  ),
  /** A model's answer about the final text; null: none was asked. */
  secondOpinion: z
    .strictObject({
      model: z.string(),
      checkedAt: z.string(),
      sentences: z.array(z.strictObject({ text: z.string(), verdict: z.string() })),
    })
    .nullable(),
  /** null: nobody asked for a review. */
  reviewAsked: z.strictObject({ by: z.string().nullable(), at: z.string(), message: z.string() }).nullable(),
  /** The earliest first. */
  decisions: z.array(
    z.strictObject({
      by: z.string(),
      isGuest: z.boolean(),
      at: z.string(),
      decision: z.enum(reviewDecisions),
      comment: z.string(),
      version: z.number().int(),
      textHash: Hash,
      /** Whether it is about the final text. */
      isOfFinalText: z.boolean(),
    }),
  ),
  /** null: it was marked as published by hand. */
  publication: z
    .strictObject({
      id: z.string(),
      by: z.string().nullable(),
      account: z.string(),
      visibility: z.string(),
      attachment: z.string(),
      /** Files that went out as they were attached; missing in records from before there were any. */
      files: z.array(z.strictObject({ name: z.string(), hash: Hash })).optional(),
      /** The poll as it went out; missing without one. */
      poll: z
        .strictObject({ question: z.string(), options: z.array(z.string()), days: z.literal(pollDays) })
        .optional(),
      sentAt: z.string().nullable(),
      publishedAt: z.string().nullable(),
      /** Of the bytes of the request to LinkedIn. */
      bytesHash: Hash.nullable(),
      /** LinkedIn's name for the post. */
      linkedinId: z.string().nullable(),
    })
    .nullable(),
})

export const SignedRecord = z.strictObject({
  format: z.literal(signOffFormat),
  record: SignOffRecord,
  /** Of the record as JSON without blanks. */
  hash: Hash,
  /** Ed25519 of `FORMAT\nHASH`, in base64url. */
  signature: z.string(),
  key: z.strictObject({
    /** The first 16 digits of the public key's sha256. */
    id: z.string(),
    /** The raw 32 bytes, in base64url. */
    publicKey: z.string(),
  }),
})

export const signOffContract = {
  /** The record of the latest publication. @throws signOffUnpublished */
  getSignOff: {
    params: PostId,
    query: z.object({ format: z.enum(['json', 'pdf']).default('json') }),
    answer: SignedRecord,
  },
  /** The public keys of this installation, the one in use first. */
  listSigningKeys: {
    answer: z.array(
      z.object({ id: z.string(), publicKey: z.string(), since: z.string(), until: z.string().nullable() }),
    ),
  },
}
