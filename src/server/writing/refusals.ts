import { serverPacks } from '#shared/languages/server-packs'
import { limits } from '#shared/rules/limits'
import { comparable, startsWithOne, withoutMarks, wordPattern } from './answer-words.ts'

/**
 * Refusals that a model writes where the post should be: not every vendor marks them. A refusal is short, carries no
 * hashtag, and says in one of its first sentences that it can't or won't do what was asked. Pure.
 */

/** In UTF-16 units. A refusal is shorter than any usual post; what is longer says more than no. */
export const longestRefusal = limits.usualPost.least

/** Sentences in which the refusal must come. */
const sentencesLooked = 3

const refusals = Object.values(serverPacks).map(({ answers: { refusals } }) => ({
  ...refusals,
  cannot: wordPattern(refusals.cannot),
  notWith: wordPattern(refusals.notWith),
  tasks: refusals.tasks.map(({ verbs, objects }) => ({ verbs: wordPattern(verbs), objects: wordPattern(objects) })),
}))
type Refusals = (typeof refusals)[number]

export const refusalStarts: readonly string[] = refusals.flatMap(({ starts }) => starts)

/** @param answer all that the model wrote, without mark-up */
export function isRefusal(answer: string): boolean {
  return answer.length <= longestRefusal && opensAsRefusal(answer)
}

/** Whether what has come so far refuses; what follows may still show that it was a post. */
export function opensAsRefusal(answer: string): boolean {
  if (/(?:^|\s)#\p{L}/u.test(answer)) return false
  const sentences = firstSentences(comparable(answer))
  return refusals.some((words) => refusesIn(sentences, words))
}

function firstSentences(text: string): string[] {
  return text
    .split(/(?<=[.!?])\s+|\n+/)
    .map(withoutMarks)
    .filter(Boolean)
    .slice(0, sentencesLooked)
}

/** Each sentence up to the refusing one must be of the kind that leads to it: thanks, regret, understanding. */
function refusesIn(sentences: readonly string[], words: Refusals): boolean {
  for (const sentence of sentences) {
    if (!startsWithOne(sentence, words.starts)) return false
    if (refuses(sentence, words)) return true
  }
  return false
}

function refuses(sentence: string, { cannot, tasks, notWith, whole }: Refusals): boolean {
  if (whole.some((pattern) => pattern.test(sentence))) return true
  if (!cannot.test(sentence) || notWith.test(sentence)) return false
  return tasks.some(({ verbs, objects }) => verbs.test(sentence) && objects.test(sentence))
}
