import type { Segment } from './fonts.ts'

/**
 * Emoji shown in colour: by default (😀), with a variation selector (❤️, 1️⃣), with a skin tone, in pairs (flags) and
 * joined (families), as defined in Unicode's report 51. Characters that are text by default (❤, ✔, ©) are not included.
 */
const one =
  /(?:\p{RI}{2}|[#*0-9]\ufe0f?\u20e3|(?:\p{Emoji_Presentation}(?!\ufe0e)|\p{Emoji}(?=\ufe0f|\p{Emoji_Modifier}|\u200d\p{Emoji}))(?:\p{Emoji_Modifier}|\ufe0f\u20e3?|[\u{e0020}-\u{e007e}]+\u{e007f})?(?:\u200d\p{Emoji}(?:\p{Emoji_Modifier}|\ufe0f)?)*)/gu

/** Each grapheme of a text. */
export function signsIn(text: string): string[] {
  return text.match(one) ?? []
}

/** The whole text, in order: words and emoji alternately. */
export function segmentsOf(text: string): Segment[] {
  const segments: Segment[] = []
  let at = 0
  for (const { 0: found, index } of text.matchAll(one)) {
    const last = segments.at(-1)
    if (index > at) segments.push({ text: text.slice(at, index), isEmoji: false })
    if (index === at && last?.isEmoji) segments.splice(-1, 1, { text: last.text + found, isEmoji: true })
    else segments.push({ text: found, isEmoji: true })
    at = index + found.length
  }
  if (at < text.length) segments.push({ text: text.slice(at), isEmoji: false })
  return segments
}
