import type { Segment } from './fonts.ts'

/**
 * Signs that are shown in colour: those that are so by themselves (😀), by a sign behind them (❤️, 1️⃣), by the colour of a
 * skin, in pairs (flags) and joined (families). As Unicode's report 51 describes them; signs that are letters unless told
 * otherwise (❤, ✔, ©) are none.
 */
const one =
  /(?:\p{RI}{2}|[#*0-9]\ufe0f?\u20e3|(?:\p{Emoji_Presentation}(?!\ufe0e)|\p{Emoji}(?=\ufe0f|\p{Emoji_Modifier}|\u200d\p{Emoji}))(?:\p{Emoji_Modifier}|\ufe0f\u20e3?|[\u{e0020}-\u{e007e}]+\u{e007f})?(?:\u200d\p{Emoji}(?:\p{Emoji_Modifier}|\ufe0f)?)*)/gu

/** Each sign of a text, however many characters it is of. */
export function signsIn(text: string): string[] {
  return text.match(one) ?? []
}

/** The whole text, in order: words and signs in colour by turns. */
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
