import type { Language } from '#shared/rules/languages'
import type { WritingSource } from '../writer.ts'
import { type Fact, hasFigure } from './facts.ts'
import { dependsOnAnother } from './fitness.ts'
import { splitSentences } from './sentences.ts'
import { subjectStems } from './words.ts'

/** The author's own text: it stays theirs, in its order, without quotation marks. */

/** A paragraph up to this stays one. */
const maxParagraphChars = 600
/** What leans on the piece before joins it up to this. */
const maxUnitChars = 240
const maxUnits = 300
const maxHeadingChars = 80

/**
 * Pieces that are understandable without the previous one: paragraphs, or of long ones sentences, each with those that
 * depend on it. The last one, where the lesson is, is worth most, then the beginning.
 */
export function findUnits(source: WritingSource, language: Language | null): Fact[] {
  const texts: string[] = []
  const add = (text: string, space: string) => {
    const before = texts.at(-1)
    const joined = `${before}${space}${text}`
    const goesOn = space === ' ' || (language !== null && dependsOnAnother(text, language))
    if (before !== undefined && goesOn && joined.length <= maxUnitChars) texts[texts.length - 1] = joined
    else texts.push(text)
  }
  for (const paragraph of paragraphsOf(source)) {
    const pieces = paragraph.length <= maxParagraphChars ? [paragraph] : splitSentences(paragraph, language)
    pieces.forEach((piece, place) => {
      add(typeof piece === 'string' ? piece : piece.text, place === 0 ? '\n\n' : ' ')
    })
  }
  const kept = texts.length > maxUnits ? [...texts.slice(0, maxUnits - 1), ...texts.slice(-1)] : texts
  return kept.map((text, index) => ({
    text,
    dated: text,
    index,
    sentences: 1,
    hasFigure: hasFigure(text),
    isOnSubject: true,
    stems: new Set(subjectStems(text, language)),
    score: index === kept.length - 1 ? 1 : 1 / (2 + index),
  }))
}

/**
 * Without headings: short lines without an end, above a paragraph that is none. A first line that reading took for the
 * title comes back where it is a sentence.
 */
function paragraphsOf({ title, text }: WritingSource): string[] {
  const paragraphs = text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '')
  const isBare = (paragraph = '.') =>
    paragraph.length <= maxHeadingChars && !/\n|[\p{P}]$|^(?:[-*•–]|\d+[.)])\s/u.test(paragraph)
  const kept = paragraphs.filter((paragraph, place) => {
    const [before, after] = [paragraphs[place - 1], paragraphs[place + 1]]
    // several in a row are a list
    const isHeading = isBare(paragraph) && after !== undefined && !isBare(after) && !(before && isBare(before))
    return !isHeading && !/^#{1,6}\s[^\n]*$/.test(paragraph)
  })
  const first = title.trim()
  const isSentence = /[.!?。！？]["'”’»)]*$/u.test(first) && !first.endsWith('...')
  return isSentence && !text.includes(first) ? [first, ...kept] : kept
}
