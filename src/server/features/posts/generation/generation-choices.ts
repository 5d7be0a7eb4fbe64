import type { z } from 'zod'
import { asUserId } from '#shared/contract/ids'
import type { GenerateFromFileFields } from '#shared/contract/posts'

/** The request in the form of generatePost, with the author's choices separate. */
export function toChoices(wishes: z.infer<typeof GenerateFromFileFields>) {
  const { moreArticleIds, isOwn, asksFirst, drafts, followsSource, ...rest } = wishes
  const { angle, stance, form, length, hashtags, sourceMention, voiceOf, ...choices } = rest
  return {
    moreArticleIds,
    isOwn,
    asksFirst,
    drafts,
    followsSource,
    choices: {
      ...choices,
      ...(voiceOf !== undefined && { voiceOf: asUserId(voiceOf) }),
      brief: { angle, stance, form, length, hashtags, sourceMention },
    },
  }
}
