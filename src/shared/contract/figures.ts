import { z } from 'zod'
import { figureLimits, figureSources } from '../rules/figures.ts'
import { PostId } from './posts.ts'

/** What was counted of published posts. */

const Count = z.number().int().min(0).max(figureLimits.mostCounted)

/** Null: not known. Each is the whole sum since the post went out. */
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
          /** Latest first. */
          figures: z.array(Figures),
        }),
      ),
    }),
  },
  /** Whether the bell asks someone for the figures of their posts. */
  setFigureAsking: { body: z.object({ asks: z.boolean() }) },
}
