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

/** The words alone, so that other marks around and within them make no difference. */
function keyOf(text: string): string {
  const words =
    text
      .replace(/\[[^[\]]{0,80}\]/g, ' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return ` ${words.join(' ')} `
}
