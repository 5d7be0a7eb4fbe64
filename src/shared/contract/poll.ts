import { z } from 'zod'
import { pollDays, pollLimits, repeatedOptions } from '#shared/rules/polls'
import { isBlank } from '#shared/text/is-blank'
import { failsAs } from './message.ts'

/** A poll, as it is written and as it is stored. LinkedIn shows it below the text, instead of pictures or a document. */

/** One line: line ends and repeated blanks are one blank. */
function line(most: number) {
  return z
    .string()
    .transform((text) => text.replaceAll(/\s+/g, ' ').trim())
    .pipe(
      z
        .string()
        .max(most)
        .refine((text) => !isBlank(text), failsAs('pollIncomplete')),
    )
}

export const Poll = z.object({
  question: z.string(),
  options: z.array(z.string()),
  /** How long people can vote. */
  days: z.literal(pollDays),
})

export const NewPoll = Poll.extend({
  question: line(pollLimits.questionCharacters),
  /** Different ones. */
  options: z
    .array(line(pollLimits.optionCharacters))
    .min(pollLimits.minOptions)
    .max(pollLimits.maxOptions)
    .refine((options) => repeatedOptions(options).length === 0, failsAs('pollOptionsRepeated')),
})

export const StoredPoll = Poll.extend({
  /** Another one at each save. A save names the one it began from in `If-Match`, 0 for none. */
  version: z.number().int(),
})
