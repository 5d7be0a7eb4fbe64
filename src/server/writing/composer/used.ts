import { byWorth, type Fact } from './facts.ts'
import type { Material } from './material.ts'
import type { Quotation } from './quotations.ts'
import type { Composition } from './set-post.ts'

/** Which of an article's sentences are in a text, ignoring quotation marks and insertions in square brackets. */
export function sentencesIn(pool: readonly Fact[], texts: readonly string[]): Set<Fact> {
  const key = texts.map(keyOf).join('')
  return new Set(pool.filter(({ dated }) => key.includes(keyOf(dated))))
}

/** The composition of a post; null if it has none of the article's sentences. */
export function findComposition(post: string, material: Material, isOwn: boolean): Composition | null {
  const used = sentencesIn(material.facts, [post])
  const key = keyOf(post)
  const quotation = material.quotations.find(({ text }) => key.includes(keyOf(text))) ?? null
  if (used.size === 0 && !quotation) return null
  const [first] = sentencesIn([...used], [openingOf(post)])
  const opening = first ?? (isOwn ? (byWorth([...used])[0] ?? null) : null)
  return { opening, facts: [...used].filter((fact) => fact !== opening), quotation }
}

export function openingOf(post: string): string {
  return post.trimStart().split('\n', 1)[0] ?? ''
}

export function isUsed(quotation: Quotation, texts: readonly string[]): boolean {
  return texts.some((text) => keyOf(text).includes(keyOf(quotation.text)))
}

const openingMark = /[“„«「"]/u
const closingMark = /[”“»」"]/gu
const listMark = /^[-•*–]\s/u
const announcement = /[:：]$/u

/**
 * The part to remove from a text, so that it does not repeat a fact: the line, if it says nothing else, with a line
 * that only announces it; otherwise the quotation or sentence in the line. Null if the text does not contain the fact.
 */
export function findRepetition(fact: Fact, text: string): string | null {
  const key = keyOf(fact.dated)
  const lines = text.split('\n').map((line) => line.trim())
  const at = lines.findIndex((line) => keyOf(line).includes(key))
  const line = lines[at]
  if (line === undefined) return null
  const before = lines[at - 1] ?? ''
  const after = lines.slice(at + 1).find((each) => each !== '') ?? ''
  if (keyOf(line) === key) return announcement.test(before) && !listMark.test(after) ? `${before}\n${line}` : line
  const quotation = quotationIn(line)
  if (!quotation) return line.includes(fact.text) ? fact.text : null
  if (keyOf(quotation) !== key) return null
  const isAlone = announcement.test(line.replace(quotation, () => '').trim()) && after.search(openingMark) !== 0
  return isAlone ? line : quotation
}

/** From its first opening mark to its last closing one; null without any. */
function quotationIn(line: string): string | null {
  const start = line.search(openingMark)
  const end = [...line.matchAll(closingMark)].at(-1)?.index ?? 0
  return start >= 0 && end > start + 1 ? line.slice(start, end + 1) : null
}

/** The words alone, so that other marks around and within them make no difference. */
function keyOf(text: string): string {
  const words =
    text
      .replace(/\[[^[\]]{0,80}\]/g, ' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return ` ${words.join(' ')} `
}
