import { z } from 'zod'
import { angleCount, angleKinds, sensitiveTopics } from '#shared/rules/angles'
import { languageIds } from '#shared/rules/languages'
import { modelIds } from '#shared/rules/models'
import { MoreArticleIds } from './posts.ts'

/** Suggestions for an article before a post is written. */
export const anglesContract = {
  suggestAngles: {
    params: z.object({ id: z.string().max(64) }),
    body: z.object({
      /** Further sources for the post. */
      moreArticleIds: MoreArticleIds.optional(),
      /** The model for the post; the default if missing. */
      model: z.enum(modelIds).optional(),
      /** The post's. */
      language: z.enum(languageIds).optional(),
    }),
    answer: z.object({
      angles: z.array(z.object({ kind: z.enum(angleKinds), text: z.string() })).max(angleCount),
      /** Opinions the author may adopt. */
      stances: z.array(z.string()).max(angleCount),
      /** Why the article may not deserve a post; null if nothing speaks against it. */
      caution: z.enum(sensitiveTopics).nullable(),
      /** `facts`: written without a model, or the model did not answer; the angles are sentences of the article. */
      from: z.enum(['model', 'facts']),
    }),
  },
}
