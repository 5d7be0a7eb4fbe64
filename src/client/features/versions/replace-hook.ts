import { endOfHook } from '#shared/text/first-paragraph'

/**
 * A text with another first paragraph; if its only paragraph has several lines, with another first line. A text without
 * a hook gets one.
 * @param repeated a later sentence that goes, and its paragraph with it if that has no other
 */
export function replaceHook(text: string, hook: string, repeated: string | null = null): string {
  const end = endOfHook(text)
  const rest = end === 0 && text !== '' ? `\n\n${text.trimStart()}` : text.slice(end)
  return hook + (repeated ? withoutSentence(rest, repeated) : rest)
}

function withoutSentence(text: string, sentence: string): string {
  const at = text.indexOf(sentence)
  if (at < 0) return text
  const [before, after] = [text.slice(0, at), text.slice(at + sentence.length)]
  const startsLine = /\n[^\S\n]*$/.test(before)
  if (startsLine && /^[^\S\n]*(?:\n|$)/.test(after)) return before.trimEnd() + after.trimEnd()
  return startsLine ? before + after.trimStart() : before.trimEnd() + after
}
