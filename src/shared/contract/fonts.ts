import { z } from 'zod'
import { fontScripts } from '#shared/rules/fonts'

/** Fonts that an author uploads, one file for each weight and style of a family. */

const OwnFont = z.object({
  id: z.string(),
  /** The name used by visuals and the brand kit. */
  family: z.string(),
  /** One of `fontWeights`. */
  weight: z.number().int(),
  isItalic: z.boolean(),
  /** Supported scripts besides Latin. */
  scripts: z.array(z.enum(fontScripts)),
  /** Size in bytes as stored. */
  size: z.number().int(),
})

const FontId = z.object({ id: z.string().max(64) })

export const fontsContract = {
  /** Sorted by family, then weight. */
  listFonts: { answer: z.array(OwnFont) },
  /** The body is the file itself, with any content type. */
  uploadFont: { answer: OwnFont },
  getFontFile: { params: FontId, answer: z.file() },
  deleteFont: { params: FontId },
}
