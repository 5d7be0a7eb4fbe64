import type { PrefaceWords } from '#shared/languages/parts/answer-words'
import { serverPacks } from '#shared/languages/server-packs'
import { endOf, withoutEnd } from '#shared/text/end-of'
import { comparable, startsWithOne, withoutMarks, wordPattern } from './answer-words.ts'

/**
 * What models say around a post to the one who asked for it: "Sure! Here is your LinkedIn post:" before it, "Let me know
 * if you'd like any changes." after it. Neither belongs to the post. Pure.
 */

const prefaceWords = Object.values(serverPacks).map(({ answers }) => answers.prefaces)
const languages = prefaceWords.map((words) => ({
  ...words,
  noun: wordPattern(words.nouns),
  your: wordPattern(words.yours),
  tail: new RegExp(`^(?:${words.tails})`, 'u'),
  offer: wordPattern(words.offered),
}))

const labels =
  /^(?:linkedin[- ](?:post|beitrag)|post (?:linkedin|de linkedin|per linkedin|para linkedin|para o linkedin)|publication linkedin|publicación (?:de|para) linkedin|publicação (?:do|para o|no) linkedin)\s*:?$|^(?:post|draft|entwurf|beitrag|publication|publicación|publicação|bozza):$/u

const labelStarts = [
  'linkedin',
  'post',
  'draft',
  'entwurf',
  'beitrag',
  'publication',
  'publicación',
  'publicação',
  'bozza',
]

/** A line of dashes or stars between the post and what is said around it. */
const rule = /^[\s\-*_=—–]{3,}$/
export const ruleStarts = /^[-*_=—–]+$/

export const prefaceStarts: readonly string[] = [
  ...prefaceWords.flatMap(({ yeses, heres }) => [...yeses, ...heres]),
  ...labelStarts,
]

export const offerStarts: readonly string[] = prefaceWords.flatMap(({ offers }) => offers)

/**
 * How many characters at the beginning announce the post; 0 when it begins at once.
 * @param text begins with a whole line, or with all that can be known
 */
export function prefaceLength(text: string): number {
  const lineEnd = text.indexOf('\n')
  const line = lineEnd < 0 ? text : text.slice(0, lineEnd)
  const colon = line.indexOf(':') + 1
  // the post may go on in the same line
  const goesOn = line.slice(colon).trim() !== ''
  if (colon > 0 && announces(line.slice(0, colon), { isPlain: goesOn })) return colon
  return isPrefaceLine(line) ? line.length : 0
}

function isPrefaceLine(line: string): boolean {
  const words = withoutMarks(comparable(line)).trim()
  return labels.test(words) || isBareYes(words) || announces(line, { isPlain: false })
}

/** "Certainly!" alone in a line. */
function isBareYes(words: string): boolean {
  const [said, ...more] = words.split(/(?<=[!.])\s+/)
  return (
    more.length === 0 &&
    /[!]$/.test(said ?? '') &&
    languages.some(({ yeses }) => yeses.includes((said ?? '').slice(0, -1)))
  )
}

/** @param isPlain take it only when it is plainly said to the one who asked */
function announces(line: string, { isPlain }: { isPlain: boolean }): boolean {
  const words = withoutMarks(comparable(line)).trim()
  return languages.some((language) => announcesIn(words, language, isPlain))
}

interface Language extends PrefaceWords {
  noun: RegExp
  your: RegExp
  tail: RegExp
  offer: RegExp
}

function announcesIn(words: string, language: Language, isPlain: boolean): boolean {
  const { rest, saidYes } = afterYeses(words, language)
  const here = language.heres.find((each) => startsWithOne(rest, [each]))
  const isWhole = endOf(words, /\W/).includes(':') || (saidYes && /^[^.!?:]*[.!]\W*$/.test(rest))
  if (here === undefined || !isWhole) return false
  const what = rest.slice(here.length)
  const noun = language.noun.exec(what)
  if (!noun || noun.index > 40) return saidYes && /^\W*$/.test(what)
  const head = what.slice(0, noun.index + noun[0].length)
  if (saidYes || language.your.test(head) || /linkedin/.test(what)) return true
  const tail = withoutEnd(what.slice(head.length), /\W/).replace(/^[\s,]+/, '')
  return !isPlain && (tail === '' || language.tail.test(tail))
}

/** "Sure! I'd be happy to help with that." and the like stand before the announcement. */
function afterYeses(words: string, { yeses, heres }: Language): { rest: string; saidYes: boolean } {
  let rest = words
  for (let sentences = 0; sentences < 3; sentences += 1) {
    if (!startsWithOne(rest, yeses)) return { rest, saidYes: sentences > 0 }
    const cut = /^[^.!:\n]{0,120}?(?:[.!:]\s*|[,–-]\s+(?=\S))/u.exec(rest)
    if (!cut) break
    rest = rest.slice(cut[0].length)
    if (startsWithOne(rest, heres)) return { rest, saidYes: true }
  }
  return { rest, saidYes: true }
}

/** A line between or after: an offer to change something, a remark on the post, a rule. */
export function isClosingLine(line: string): boolean {
  if (rule.test(line)) return true
  const words = withoutMarks(comparable(line)).trim()
  return languages.some(({ offers, offer }) => offers.some((start) => words.startsWith(start)) && offer.test(words))
}
