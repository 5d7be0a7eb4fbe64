import type { TextData } from '#shared/scene/scene'

/** Letters above this size are for a few words: they and their lines stand closer. */
const large = 60

/** How a text is set: its family, size in canvas pixels, weight, colour, and the height of its lines in font sizes. */
export function lettering(
  fontFamily: string,
  fontSize: number,
  fontWeight: number,
  color: string,
  lineHeight = fontSize > large ? 1.08 : 1.2,
): Partial<TextData> {
  const tracking = fontSize > large ? { letterSpacing: -0.02 } : {}
  return { fontFamily, fontSize, fontWeight, color, lineHeight, ...tracking }
}
