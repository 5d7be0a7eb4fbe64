import { serverPacks } from '#shared/languages/server-packs'
import { limits } from '#shared/rules/limits'

/**
 * Detects a refusal in an answer without the marks of a post, for models whose vendor does not say that they refused.
 * Short, without a hashtag, and in one of its first sentences unable or unwilling to do what was asked. Pure.
 */

/** In UTF-16 units. A refusal is shorter than any usual post; a longer text contains more. */
export const longestRefusal = limits.usualPost.least

/** Sentences in which the refusal must come. */
const sentencesLooked = 3

const words = (alternatives: string) => new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, 'u')
const refusals = Object.values(serverPacks).map(({ refusal: { speaker, declining, task, unless } }) => ({
  said: [words(speaker), words(declining), new RegExp(`(?<!\\p{L})(?:${task})`, 'u')],
  unless: words(unless),
}))

/** @param answer all that the model wrote, without mark-up */
export function isRefusal(answer: string): boolean {
  return answer.length <= longestRefusal && opensAsRefusal(answer)
}

/** Whether what has come so far refuses; what follows may still show that it was a post. */
export function opensAsRefusal(answer: string): boolean {
  if (/(?:^|\s)#\p{L}/u.test(answer)) return false
  const sentences = answer
    .slice(0, longestRefusal)
    .toLowerCase()
    .replaceAll(/[’‘ʼ`]/g, "'")
    .split(/(?<=[.!?])\s+|\n+/)
    .filter(Boolean)
  return sentences
    .slice(0, sentencesLooked)
    .some((sentence) =>
      refusals.some(({ said, unless }) => said.every((each) => each.test(sentence)) && !unless.test(sentence)),
    )
}
