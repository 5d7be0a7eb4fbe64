import { z } from 'zod'

/** The secret address at which programs read a person's calendar of a workspace. */

export const calendarContract = {
  /** Whether there is one. The address itself is not kept. */
  getCalendarAddress: {
    answer: z.object({
      address: z
        .object({
          createdAt: z.string(),
          /** When a program last read the calendar; null: never. */
          fetchedAt: z.string().nullable(),
        })
        .nullable(),
    }),
  },
  /** Makes a new address. The previous one ends at once. */
  createCalendarAddress: {
    answer: z.object({
      /** The only answer that contains it. */
      url: z.string(),
      createdAt: z.string(),
    }),
  },
  /** An iCalendar file. Answers like an unknown address to someone who may not read posts there any more. */
  readCalendar: { params: z.object({ token: z.string().max(64) }), answer: z.file() },
}
