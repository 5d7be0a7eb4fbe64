import { z } from 'zod'
import { fontFamilyNames } from '#shared/rules/fonts'
import { limits } from '#shared/rules/limits'

/** What an author's visuals have in common: colours, fonts, handle and logo. */

const Colour = z
  .string()
  .toLowerCase()
  .regex(/^#[\da-f]{6}$/)

const Brand = z.object({
  /** null: templates keep their own. */
  colours: z.object({ background: Colour, text: Colour, accent: Colour }).nullable(),
  /** '': templates keep their own. */
  headingFont: z.enum(['', ...fontFamilyNames]),
  bodyFont: z.enum(['', ...fontFamilyNames]),
  handle: z.string().trim().max(limits.handleCharacters),
  /** A picture of one's library; null also once it was deleted there. */
  logoId: z.string().max(64).nullable(),
})

export const brandContract = {
  getBrand: { answer: Brand },
  /** All of it. @throws pictureMissing for a logo that is not in one's library */
  saveBrand: { body: Brand, answer: Brand },
}
