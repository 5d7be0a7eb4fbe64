import { z } from 'zod'
import { dimensions, figureLimits, figureSources, measures, openingKinds, trySizes } from '../rules/figures.ts'
import { postForms } from '../rules/post-brief.ts'
import { PostId } from './posts.ts'

/** What was counted of published posts. */

const Count = z.number().int().min(0).max(figureLimits.maxCounted)

/** Totals since the post went out. Null: unknown. */
export const Figures = z.object({
  id: z.string(),
  /** Of one publication; null: of the post, wherever it went out. */
  publicationId: z.string().nullable(),
  source: z.enum(figureSources),
  /** When they were counted. */
  at: z.string(),
  impressions: z.number().int().nullable(),
  /** Reactions, comments and reposts together. */
  engagements: z.number().int().nullable(),
  reactions: z.number().int().nullable(),
  comments: z.number().int().nullable(),
  reposts: z.number().int().nullable(),
  /** How many members saw it. */
  reached: z.number().int().nullable(),
})

const tryFields = {
  dimension: z.enum(dimensions),
  a: z.string().max(40),
  b: z.string().max(40),
  posts: z.literal(trySizes),
  measure: z.enum(measures),
}

/** Posts that go out from then on alternate between a and b of a dimension. */
export const Try = z.object({
  ...tryFields,
  id: z.string(),
  posts: z.number().int(),
  /** Chosen at random. */
  first: z.enum(['a', 'b']),
  startedAt: z.string(),
})

export const figuresContract = {
  /** Of one post, latest first. */
  listPostFigures: { params: PostId, answer: z.array(Figures) },
  /** Typed in by someone. Figures of a day replace those that were typed in for it before. */
  addFigures: {
    params: PostId,
    body: z.object({
      at: z.iso.datetime({ offset: true }),
      impressions: Count,
      reactions: Count,
      comments: Count,
      reposts: Count.default(0),
    }),
    answer: Figures,
  },
  removeFigures: { params: PostId.extend({ figuresId: z.string().max(64) }) },
  /** The latest published posts with their figures, newest first, and whether the reader is asked for figures. */
  listFigures: {
    answer: z.object({
      asks: z.boolean(),
      posts: z.array(
        z.object({
          postId: z.string(),
          title: z.string(),
          publishedAt: z.string(),
          /** null: the post was written without a form, or before there were any. */
          form: z.enum(postForms).nullable(),
          opening: z.enum(openingKinds),
          length: z.number().int(),
          /** Latest first. */
          figures: z.array(Figures),
        }),
      ),
      /** Latest first. */
      tries: z.array(Try),
    }),
  },
  /**
   * LinkedIn's own export, as the file of a multipart form. Rows that could not be read are listed by sheet and row.
   */
  importFigures: {
    answer: z.object({
      /** Posts with new figures. */
      added: z.number().int(),
      unchanged: z.number().int(),
      /** Days; null: the file does not say. */
      period: z.object({ from: z.string(), until: z.string() }).nullable(),
      problems: z.array(
        z.object({
          /** null: a file without sheets. */
          sheet: z.string().nullable(),
          row: z.number().int(),
          /**
           * `no-post`: no post here has this address; `older`: it went out before the period, so that a part of its
           * figures is missing; `header`: no column says what is counted; `count`: no number where one should be.
           */
          kind: z.enum(['no-post', 'older', 'header', 'count']),
          text: z.string(),
        }),
      ),
      moreProblems: z.number().int(),
    }),
  },
  startTry: { body: z.object(tryFields), answer: Try },
  removeTry: { params: z.object({ tryId: z.string().max(64) }) },
  /** Whether the bell asks someone for the figures of their posts. */
  setFigureAsking: { body: z.object({ asks: z.boolean() }) },
}
