import { z } from 'zod'
import { fontFamilyPattern, fontLimits } from '#shared/rules/fonts'
import { limits } from '#shared/rules/limits'

/** What an author's visuals have in common: colours, fonts, handle and logo. */

const Colour = z
  .string()
  .toLowerCase()
  .regex(/^#[\da-f]{6}$/)

/** Of an included family or one of one's own; '': templates keep their own. */
const Font = z.union([z.literal(''), z.string().max(fontLimits.familyCharacters).regex(fontFamilyPattern)])

const Brand = z.object({
  /** null: templates keep their own. */
  colours: z.object({ background: Colour, text: Colour, accent: Colour }).nullable(),
  headingFont: Font,
  bodyFont: Font,
  handle: z.string().trim().max(limits.handleCharacters),
  /** A picture of one's library; null also once it was deleted there. */
  logoId: z.string().max(64).nullable(),
})

export const brandContract = {
  getBrand: { answer: Brand },
  /** All of it. @throws pictureMissing for a logo that is not in one's library, fontFamilyMissing for a font that is not here */
  saveBrand: { body: Brand, answer: Brand },
}
