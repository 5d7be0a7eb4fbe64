import type { Language } from '#shared/rules/languages'
import { type Line, sentencesOf } from './plain-lines.ts'

const maxPoints = 6
const minPoints = 2
const entryLength = { min: 8, max: 220 }
const sentenceLength = { min: 25, max: 130 }

/**
 * Up to six points of a post: the entries of its list, otherwise its short statements after the opening line. Questions
 * to readers do not count. Empty for fewer than two.
 */
export function pickPoints(lines: readonly Line[], language: Language): string[] {
  const body = lines.slice(1)
  const entries = body.filter(({ isEntry, text }) => isEntry && !text.endsWith('?')).map(({ text }) => text)
  const listed = withinLength(entries, entryLength)
  if (listed.length >= minPoints) return listed.slice(0, maxPoints)

  const sentences = body.flatMap(({ text }) => sentencesOf(text, language))
  const stated = withinLength(sentences, sentenceLength).filter((sentence) => !/[?:…]$|["“”„«»]/u.test(sentence))
  return stated.length >= minPoints ? stated.slice(0, maxPoints) : []
}

function withinLength(texts: readonly string[], { min, max }: { min: number; max: number }): string[] {
  return texts.filter(({ length }) => length >= min && length <= max)
}
