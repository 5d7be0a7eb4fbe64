import { z } from 'zod'
import { fontFamilyPattern, fontLimits } from '#shared/rules/fonts'
import { limits } from '#shared/rules/limits'

/** Shared properties of an author's visuals: colours, fonts, handle and logo. */

const Colour = z
  .string()
  .toLowerCase()
  .regex(/^#[\da-f]{6}$/)

/** An included or an uploaded family; '' keeps each template's own font. */
const Font = z.union([z.literal(''), z.string().max(fontLimits.familyCharacters).regex(fontFamilyPattern)])

const Brand = z.object({
  /** null: templates keep their own colours. */
  colours: z.object({ background: Colour, text: Colour, accent: Colour }).nullable(),
  headingFont: Font,
  bodyFont: Font,
  handle: z.string().trim().max(limits.handleCharacters),
  /** A picture from the library; null also after that picture was deleted. */
  logoId: z.string().max(64).nullable(),
})

export const brandContract = {
  getBrand: { answer: Brand },
  /**
   * Replaces the whole brand kit.
   * @throws pictureMissing for a logo that is not in the library, fontFamilyMissing for an unknown font
   */
  saveBrand: { body: Brand, answer: Brand },
}
