import { z } from 'zod'
import { fontScripts } from '#shared/rules/fonts'

/** Fonts that an author uploads, one file for each weight and style of a family. */

const OwnFont = z.object({
  id: z.string(),
  /** By which visuals and the brand kit name it. */
  family: z.string(),
  /** One of `fontWeights`. */
  weight: z.number().int(),
  isItalic: z.boolean(),
  /** Beside Latin, those it has letters of. */
  scripts: z.array(z.enum(fontScripts)),
  /** Bytes, as it is kept. */
  size: z.number().int(),
})

const FontId = z.object({ id: z.string().max(64) })

export const fontsContract = {
  /** By family, the lightest first. */
  listFonts: { answer: z.array(OwnFont) },
  /** The body is the file itself, of any type. */
  uploadFont: { answer: OwnFont },
  getFontFile: { params: FontId, answer: z.file() },
  deleteFont: { params: FontId },
}
