import { z } from 'zod'
import { isMentionName, isMentionUrn, mentionLimits } from '#shared/rules/mentions'
import { failsAs } from './message.ts'

/** Mentions of people and pages in posts. */

const Mention = z.object({
  name: z
    .string()
    .max(mentionLimits.nameCharacters)
    .refine((name) => isMentionName(name), failsAs('mentionNameWrong')),
  urn: z
    .string()
    .max(mentionLimits.urnCharacters)
    .refine((urn) => isMentionUrn(urn), failsAs('mentionUrnWrong')),
})

/** What names in a text stand for. Added to what the post knows already. */
export const Mentions = z.array(Mention).max(mentionLimits.kept)

const SuggestedMention = z.object({
  name: z.string(),
  urn: z.string(),
  /** `connected`: an account that is connected here; `used`: a post here mentions it; `linkedin`: found there. */
  source: z.enum(['connected', 'used', 'linkedin']),
})

export const mentionsContract = {
  /** Whose name has a word that begins so, or who has this urn; those that are connected first. */
  suggestMentions: {
    query: z.object({ words: z.string().max(mentionLimits.wordsCharacters).default('') }),
    answer: z.array(SuggestedMention),
  },
  /**
   * Asks LinkedIn for a page by its address, or by the name in it, and for followers of one's own pages whose name begins
   * so. Each time takes calls of the few that LinkedIn allows a day.
   */
  lookUpMentions: {
    query: z.object({ words: z.string().max(mentionLimits.wordsCharacters).default('') }),
    answer: z.array(SuggestedMention),
  },
}
