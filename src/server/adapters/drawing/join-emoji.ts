import type { SKRSContext2D } from '@napi-rs/canvas'

/**
 * Emoji that start with a text-style sign joined with a colour one, such as ❤️‍🔥 and 🏳️‍🌈: the library splits them. It
 * does not after another colour emoji, so one is drawn first and clipped.
 */
const joinedWithColour = /^\P{Emoji_Presentation}+\u200d\p{Emoji_Presentation}/u
const startsAsEmoji = /^\p{Emoji}\ufe0f?\u200d|^\p{Emoji}\ufe0f/u
const leader = '\u{1f440}'

/** For texts that are nothing but emoji, as they are drawn apart from words. @returns the context itself */
export function joinEmoji(ctx: SKRSContext2D): SKRSContext2D {
  const measureText = ctx.measureText.bind(ctx)
  const fillText = ctx.fillText.bind(ctx)
  const isParted = (text: string) => startsAsEmoji.test(text) && joinedWithColour.test(text)

  ctx.measureText = (text) => {
    const size = measureText(text)
    if (!isParted(text)) return size
    return { ...size, width: measureText(leader + text).width - measureText(leader).width }
  }
  ctx.fillText = (text, x, y, ...rest) => {
    if (!isParted(text)) return fillText(text, x, y, ...rest)
    const { width } = measureText(leader)
    ctx.save()
    ctx.beginPath()
    ctx.rect(x, y - width * 2, ctx.measureText(text).width + width, width * 4)
    ctx.clip()
    fillText(leader + text, x - width, y)
    ctx.restore()
  }
  return ctx
}
