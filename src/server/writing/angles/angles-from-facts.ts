import { findNumbers } from '#shared/facts/find-numbers'
import type { AngleKind } from '#shared/rules/angles'
import { angleCount } from '#shared/rules/angles'
import { defaultLanguage, type Language } from '#shared/rules/languages'
import { byWorth, findFacts } from '../composer/facts.ts'
import { looksAhead } from '../composer/fitness.ts'
import { languageOf } from '../composer/language.ts'
import { sentencesOf } from '../composer/material.ts'
import type { Angles, WritingSource } from '../writer.ts'
import { contrastIn, lessonIn } from './marks-of-angles.ts'

/** Longer ones are no line of a button. */
const maxCharacters = 190

/**
 * Angles without a model: sentences of the article, verbatim, that carry the marks of a kind; none where none does. The
 * strongest of each kind. Deterministic. An opinion is the author's own, and no sentence of the article is one.
 */
export function anglesFromFacts(source: WritingSource): Omit<Angles, 'caution'> {
  const language = languageOf(source.text, source.language)
  const sentences = byWorth(findFacts(sentencesOf(source, language), source, language))
    .map(({ text }) => text)
    .filter((text) => text.length <= maxCharacters && !text.endsWith('?'))
  const angles: { kind: AngleKind; text: string }[] = []
  for (const [kind, fits] of kindsIn(language)) {
    const text = sentences.find((each) => fits(each) && !angles.some((angle) => angle.text === each))
    if (text && angles.length < angleCount) angles.push({ kind, text })
  }
  return { angles, stances: [] }
}

/** In search order: the most reliable signs first. */
function kindsIn(language: Language | null): [AngleKind, (sentence: string) => boolean][] {
  return [
    ['number', (sentence) => isMeasured(sentence, language)],
    ['tension', (sentence) => contrastIn(sentence, language)],
    ['lesson', (sentence) => lessonIn(sentence, language)],
    ['consequence', (sentence) => looksAhead(sentence, language)],
  ]
}

/** A share or a range says what a figure is measured against, and so do two figures. A year is none. */
function isMeasured(sentence: string, language: Language | null): boolean {
  const numbers = findNumbers(sentence, language ?? defaultLanguage)
  return numbers.length > 1 || numbers.some(({ kind }) => kind === 'percent' || kind === 'ratio' || kind === 'range')
}
