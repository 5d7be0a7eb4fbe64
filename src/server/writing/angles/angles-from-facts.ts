import { serverPacks } from '#shared/languages/server-packs'
import type { AngleKind } from '#shared/rules/angles'
import { anglesOffered } from '#shared/rules/angles'
import { defaultLanguage, type Language } from '#shared/rules/languages'
import { looksAhead } from '../composer/fitness.ts'
import { languageOfSource, readSource } from '../composer/material.ts'
import type { Angles, WritingSource } from '../writer.ts'
import { contrastIn, necessityIn } from './marks-of-angles.ts'

/** Longer ones are no line of a button. */
const maxCharacters = 190

/**
 * Angles without a model: the article's strongest sentences, each of another kind, as they stand in it. The same article
 * gives the same angles. Stances are three that fit any article.
 */
export function anglesFromFacts(source: WritingSource): Omit<Angles, 'caution'> {
  const writing = languageOfSource(source)
  const { language } = writing
  const { ranked } = readSource(source, writing)
  const sentences = ranked
    .toSorted((a, b) => b.score - a.score)
    .map(({ text }) => text)
    .filter((text) => text.length <= maxCharacters && !text.endsWith('?'))
  const angles: { kind: AngleKind; text: string }[] = []
  for (const [kind, fits] of kindsIn(language)) {
    if (angles.some((angle) => angle.kind === kind)) continue
    const text = sentences.find((each) => fits(each) && !angles.some((angle) => angle.text === each))
    if (text && angles.length < anglesOffered) angles.push({ kind, text })
  }
  return { angles, stances: serverPacks[language ?? defaultLanguage].writing.stances }
}

/** In the order in which they are looked for: the surest signs first. */
function kindsIn(language: Language | null): [AngleKind, (sentence: string) => boolean][] {
  return [
    ['number', hasTellingFigure],
    ['tension', (sentence) => contrastIn(sentence, language)],
    ['lesson', (sentence) => necessityIn(sentence, language)],
    ['consequence', (sentence) => looksAhead(sentence, language)],
    ['consequence', () => true],
  ]
}

/** An amount or a share; a year or an ordinal says little by itself. */
function hasTellingFigure(sentence: string): boolean {
  const figures = sentence.match(/(?<![\p{L}\d])\d+(?:[.,\u00A0\u202F]\d+)*(?![\p{L}\d])/gu) ?? []
  return figures.some((figure) => figure.length > 1 && !/^(?:1[5-9]|20)\d\d$/.test(figure))
}
