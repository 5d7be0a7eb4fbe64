/** Who wrote it: names as people would cite them, out of what pages put into their author fields. */

import { serverPacks } from '#shared/languages/server-packs'
import { withoutEnd } from '#shared/text/end-of'
import { findDay, isDateWord } from './dates.ts'
import { tidyLine } from './to-text.ts'

export const openingWords = new RegExp(
  `^[\\s\\p{P}]*(?:${Object.values(serverPacks)
    .map(({ reading }) => reading.bylines)
    .join('|')})[\\s:]*`,
  'iu',
)
const notPeople =
  /^(?:admin(?:istrator)?|editor|editorial|staff|redaktion|redacción|redazione|artikel|publiziert|veröffentlicht|published|posted|autor(?:in)?|webmaster|unknown|anonymous|guest|user|root|author|by|n\/a|none|null|undefined|subscribe|sign (?:in|up)|log ?in|search|menu|view all posts.*|more (?:from|by).*|follow.*|share.*)$/i

/** Words of the page's own controls are in no name. */
const interfaceWord =
  /(?:^|\s)(?:linkedin|github|twitter|facebook|instagram|youtube|rss|profile|contact(?:ing)?|email|share|print|menu|home|search|subscribe|newsletter|comments?|reply|self[- ]managed|read|click|login|sign)(?:\s|$)/i
/** `Posted on 3 May 2022 by Ada Lake`. */
const dayBefore = /^\D{0,20}\d.{4,40}\b(?:by|von|par|por|di)\s+(?=\p{Lu})/iu
/** `Ada Lake, MD, PhD`. */
const credential =
  /^(?:M\.?D|Ph\.?\s?D|M\.?B\.?A|M\.?P\.?H|M\.?Sc?|B\.?Sc?|M\.?A|J\.?D|D\.?O|D\.?D\.?S|D\.?V\.?M|Pharm\.?D|Psy\.?D|Ed\.?D|R\.?N|R\.?D|R\.?D\.?N|L\.?C\.?S\.?W|L\.?D\.?N|C\.?P\.?A|C\.?F\.?[AP]|P\.?E|Esq|FACP|FAAP|CPT|CSCS)\.?$/u

/** Those who come after the author: `Ada Lake. Reviewed by Ben Hill`. */
const otherHands =
  /(?<!\s)\s*[.,;|]\s*(?:(?:medically|clinically|expert|legally) )?(?:reviewed|edited|fact[- ]checked|photographed|translated|updated) by\b/i

/**
 * Names joined by a comma, or null. Role names, addresses, dates and the site's own domain are no names.
 */
export function toByline(candidates: readonly string[]): string | null {
  const names = candidates.map(toName).filter((name): name is string => name !== null)
  const distinct = names.filter((name, index) => names.findIndex((other) => same(other, name)) === index)
  return distinct.length > 0 ? distinct.slice(0, 6).join(', ') : null
}

function toName(raw: string): string | null {
  // Runs of text that touch: `<span>By</span><a>Ada Lake</a>`.
  let name = tidyLine(raw)
    .replace(/^(?:(By|Von)(?=\p{Lu})|About(?=\s\p{Lu}))/u, '$1 ')
    .replace(/^[\s|,;:•·–"“”-]+/, '')
  name = withoutEnd(name, /[\s|,;:•·–"“”-]/)
    .replace(dayBefore, '')
    .replace(openingWords, '')
  name = withoutCredentials(name)
  name = withoutRole(name.split(otherHands)[0] ?? '')
  name = name.split(/[|•·]|\s(?:on|at|am|le|el|il)\s+(?=\S{0,40}\s?\d)|\s[–—-]\s+(?=\S{0,40}\s?\d)/u)[0] ?? ''
  name = name.trimEnd()
  if (/^https?:|^www\.|^@|\S@[^\s@]+\.\w|^\/|\.(?:com|org|net|de|fr)\b/i.test(name)) return null
  const dateFree = findDay(name) ? withoutDate(name) : name
  const words = dateFree.split(' ').filter(Boolean)
  if (words.length === 0 || words.length > 14 || dateFree.length > 120 || notPeople.test(dateFree)) return null
  if (interfaceWord.test(dateFree)) return null
  return /\p{L}{2}/u.test(dateFree) ? dateFree.trim() : null
}

function withoutCredentials(name: string): string {
  return name
    .split(',')
    .filter((part, at) => at === 0 || !credential.test(part.trim()))
    .join(',')
}

/** `Ada Lake, Monday 3 March 2024` to the name before it. */
function withoutDate(name: string): string {
  const words = (/^\D*/.exec(name)?.[0] ?? '').split(/[\s,;]+/).filter(Boolean)
  while (words.length > 0 && isDateWord(words.at(-1) ?? '')) words.pop()
  return words.join(' ')
}

const organization =
  /\b(?:e\. ?V\.|GmbH|AG|KG|Inc|Ltd|LLC|Stiftung|Foundation|Verband|Bund|Verein|Verlag|Redaktion|Editorial|Editors|Staff|Team|Media|News|Group|Press|Pressestelle|Agency|Agentur|Association|Institute?|University|Universität|Ministerium|Ministry|Magazine?)(?![\p{L}])/u

/** By the words of its name: a legal form, a kind of body, a desk. */
export function isOrganization(name: string): boolean {
  return organization.test(name)
}

const desk = /^(?:(?:von|by)\s+)?(redaktion|redacción|redazione|editorial staff|staff)$/i

/** The desk that signs where no person does. */
export function findDesk(lines: readonly string[]): string | null {
  return lines.map((line) => desk.exec(tidyLine(line))?.[1]).find(Boolean) ?? null
}

const role =
  '(?:(?:senior|staff|lead|chief|managing|contributing|associate|deputy|guest|freelance|political|science|news) ){0,4}(?:writer|editor|reporter|correspondent|contributor|columnist|journalist|author|expert|analyst|director|manager|founder|co-founder|ceo|professor|redakteur(?:in)?|journalist(?:in)?|korrespondent(?:in)?|projektleiter(?:in)?)'
const roleAfterName = new RegExp(`(?:,\\s+(?:\\p{L}+[ -]){0,4}${role}\\b.*|(?<!\\s)\\s+${role}$)`, 'isu')

const roleAlone = new RegExp(`^${role}$`, 'i')

/** `Ada Lake, Science Editor` and `Ada Lake Staff Writer` without what they do. A role that signs alone stays. */
function withoutRole(name: string): string {
  return roleAlone.test(name) ? name : name.replace(roleAfterName, '')
}

/** A user name: one word of letters and digits, in any case. */
export function looksLikeHandle(text: string): boolean {
  return /^[\p{L}][\p{L}\p{N}._-]{2,24}$/u.test(text)
}

/** True for what can only be names: up to six words, capitalised, no sentence. */
export function looksLikeNames(text: string): boolean {
  const words = text
    .split(/[\s,]+/)
    .filter((word) => !/^(?:and|und|et|y|e|i|de|des|von|van|der|den|la|le|di|da|dos|del|bin|al|&)$/i.test(word))
  return (
    words.length > 0 &&
    words.length <= 8 &&
    words.some((word) => word.length > 2) &&
    words.every((word) => /^[\p{Lu}\p{Lo}(][\p{L}\p{M}.'’()-]*$/u.test(word))
  )
}

function same(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
