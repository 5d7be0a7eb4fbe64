import { recogniseLanguage } from '#shared/text/recognise-language'

/**
 * Letters and what rarely follows each: at most ten of 412 languages in Latin script write such a pair more than once
 * in a thousand (counted in the Universal Declaration of Human Rights, accents removed).
 */
const rareBehind: Readonly<Record<string, string>> = {
  b: 'cdfghjkmnpqstvxz',
  c: 'bdfgjkmnpqsvwxz',
  d: 'bcfgkmpqtvx',
  f: 'bcdghjklmnpqsvxz',
  g: 'cmpqvxz',
  h: 'bcfghqvxz',
  j: 'bcdfghklpqrsvxz',
  k: 'bcdfgmqxz',
  l: 'cfprvxz',
  m: 'cjqrxz',
  p: 'bcdfgjkmnqsvxz',
  q: 'bcdfghjklmnqrsvwxyz',
  r: 'qx',
  s: 'bdfgjqxz',
  t: 'bdfgpqx',
  v: 'bcdfghjkmpqstvxz',
  w: 'bcdfgjkmpqrstvwxyz',
  x: 'bcdfghjklmnpqrsvwyz',
  y: 'bfghjqvwxz',
  z: 'bcdfgjklmpqrstx',
}

/**
 * Shares of the pairs in a text. No language has more than .18 of rare ones and program code .1; garbled letters have
 * .35, and nineteen of twenty garbled texts over .18.
 */
const maxRarePairs = 0.2
/** Where other signs speak against a text already. */
const maxRarePairsInDoubt = 0.12
const minPairs = 250
const minPairsInDoubt = 50
/** Lists of codes and abbreviations have no long words. */
const minInLongWords = 0.2
/** Yoruba has most, .44. */
const maxAccented = 0.6
/** Signs of program code. */
const codeSign = /[%$&#@{}()[\]<>=;|\\/_~^*+]/g
const maxCode = 0.12

/** Fewer say nothing. */
const minSigns = 40
/** Control characters and unassigned ones: real text has none, garbled text often does. */
const unreadable = /[\p{Cc}\p{Cn}\ufffd]/gu
const maxUnreadable = 0.1
const isAscii = /^[!-~]*$/
const privateUse = /\p{Co}/gu
const maxPrivate = 0.5
const minKinds = 15
/** Garbled letters are spread over all scripts; a real font covers at most three. */
const scripts =
  'Latin Greek Cyrillic Armenian Hebrew Arabic Nko Devanagari Bengali Tamil Telugu Kannada Malayalam Sinhala Thai Lao Georgian Ethiopic'
    .split(' ')
    .map((name) => new RegExp(`\\p{Script=${name}}`, 'gu'))
const maxScripts = 3
const minOfScript = 0.02

/**
 * Whether these characters are garbled, as from a font without a usable mapping to characters. Returns false for short
 * texts, figures and code, and detects little in non-Latin scripts.
 * @param isDoubtful whether other signs speak against the font
 */
export function looksGarbled(text: string, isDoubtful = false): boolean {
  const signs = text.replace(/[\t\n\r ]+/g, '')
  if (signs.length < minSigns) return false
  if (!isAscii.test(signs)) {
    if (countOf(signs, unreadable) > signs.length * maxUnreadable) return true
    const own = signs.match(privateUse) ?? []
    if (own.length > signs.length * maxPrivate && new Set(own).size >= minKinds) return true
  }
  const letters = countOf(signs, /\p{L}/gu)
  if (letters < minSigns) return false
  const latin = countOf(signs, /\p{Script=Latin}/gu)
  if (latin < letters * 0.9) {
    return scripts.filter((script) => countOf(signs, script) > letters * minOfScript).length > maxScripts
  }
  const accented = latin - countOf(signs, /[a-z]/gi)
  if (letters >= minPairs && accented > letters * maxAccented) return true
  const isCode = countOf(signs, codeSign) > signs.length * maxCode
  return !isCode && hasRarePairs(text, isDoubtful) && recogniseLanguage(text) === null
}

function hasRarePairs(text: string, isDoubtful: boolean): boolean {
  const plain = text.normalize('NFD').replace(/\p{M}+/gu, '')
  const words = plain.toLowerCase().match(/[a-z]{2,}/g) ?? []
  let pairs = 0
  let rare = 0
  let inLongWords = 0
  for (const word of words) {
    pairs += word.length - 1
    if (word.length >= 6) inLongWords += word.length - 1
    for (let at = 1; at < word.length; at += 1) if (rareBehind[word[at - 1] ?? '']?.includes(word[at] ?? '')) rare += 1
  }
  if (pairs < (isDoubtful ? minPairsInDoubt : minPairs) || inLongWords < pairs * minInLongWords) return false
  return rare > pairs * (isDoubtful ? maxRarePairsInDoubt : maxRarePairs)
}

function countOf(text: string, kind: RegExp): number {
  return text.match(kind)?.length ?? 0
}
