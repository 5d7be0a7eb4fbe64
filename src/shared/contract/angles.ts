import { z } from 'zod'
import { angleKinds, anglesOffered, sensitiveTopics } from '#shared/rules/angles'
import { languageIds } from '#shared/rules/languages'
import { modelIds } from '#shared/rules/models'
import { MoreArticleIds } from './posts.ts'

/** What could be made of an article that was read: suggestions before a post is written. */
export const anglesContract = {
  suggestAngles: {
    params: z.object({ id: z.string().max(64) }),
    body: z.object({
      /** What the post would be written from besides. */
      moreArticleIds: MoreArticleIds.optional(),
      /** The one a post would be written with; the usual one when left out. */
      model: z.enum(modelIds).optional(),
      /** The post's. */
      language: z.enum(languageIds).optional(),
    }),
    answer: z.object({
      angles: z.array(z.object({ kind: z.enum(angleKinds), text: z.string() })).max(anglesOffered),
      /** Opinions to take for one's own. */
      stances: z.array(z.string()).max(anglesOffered),
      /** Why the article may deserve no post; null: nothing speaks against it. */
      caution: z.enum(sensitiveTopics).nullable(),
      /** `facts`: without a model, or the model did not answer; the angles are sentences of the article. */
      from: z.enum(['model', 'facts']),
    }),
  },
}
