/** Who wrote it: names as people would cite them, out of what pages put into their author fields. */
import { findDay } from './dates.ts'
import { tidyLine } from './to-text.ts'

export const openingWords =
  /^(?:(?:written|posted|published|reviewed|story|text|words|article|author|reporter)\s*(?:by\b|:)|by\b|authors?\b\s*:|von\b|autor(?:in)?\b\s*:?|par\b|auteur\s*:|por\b|di\b|a cura di\b|de\b(?=\s+\p{Lu}))[\s:]*/iu
const notPeople =
  /^(?:admin(?:istrator)?|editor|editorial|staff|redaktion|redacción|redazione|webmaster|unknown|anonymous|guest|user|root|author|autor|by|n\/a|none|null|undefined|view all posts.*|more (?:from|by).*|follow.*|share.*)$/i

/**
 * Names joined by a comma, or null. Role names, addresses, dates and the site's own domain are no names.
 */
export function toByline(candidates: readonly string[]): string | null {
  const names = candidates.map(toName).filter((name): name is string => name !== null)
  const distinct = names.filter((name, index) => names.findIndex((other) => same(other, name)) === index)
  return distinct.length > 0 ? distinct.slice(0, 6).join(', ') : null
}

function toName(raw: string): string | null {
  let name = tidyLine(raw).replace(/^[\s|,;:•·–-]+|[\s|,;:•·–-]+$/g, '')
  name = name.replace(openingWords, '')
  name = name.split(/\s*[|•·]\s*|\s+(?:on|am|le|el|il)\s+(?=\S*\s?\d)|\s+[–—-]\s+(?=\S*\s?\d)/u)[0] ?? ''
  if (/^https?:|^www\.|^@|\S+@\S+\.\w|^\/|\.(?:com|org|net|de|fr)\b/i.test(name)) return null
  const dateFree = findDay(name) ? name.replace(/[,;]?\s*(?:\p{L}{2,9},?\s*)?\d.*$/u, '') : name
  const words = dateFree.split(' ').filter(Boolean)
  if (words.length === 0 || words.length > 14 || dateFree.length > 120 || notPeople.test(dateFree)) return null
  return /\p{L}{2}/u.test(dateFree) ? dateFree.trim() : null
}

/** True for what can only be names: up to six words, capitalised, no sentence. */
export function looksLikeNames(text: string): boolean {
  const words = text
    .split(/[\s,]+/)
    .filter((word) => !/^(?:and|und|et|y|e|i|de|von|van|der|den|la|le|di|da|dos|del|bin|al|&)$/i.test(word))
  return (
    words.length > 0 && words.length <= 8 && words.every((word) => /^[\p{Lu}\p{Lo}(][\p{L}\p{M}.'’()-]*$/u.test(word))
  )
}

function same(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
