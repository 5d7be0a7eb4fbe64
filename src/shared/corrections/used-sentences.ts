import { backgroundOf } from '#shared/grounding/background'
import { judge } from '#shared/grounding/check-claims'
import { overlapOf, sharedWords, shareOf, statementsIn } from '#shared/grounding/context'
import { readPostLine } from '#shared/grounding/find-claims'
import type { SourceIndex } from '#shared/grounding/index-source'
import type { Language } from '#shared/rules/languages'
import { paragraphsOf } from '#shared/text/sentences'

/** A sentence of the source was used if it has this share of a post's sentence, or the post's sentence that of it. */
const used = 0.4
const usedUp = 0.6
/** Fewer common words prove nothing. */
const minWords = 3

/**
 * The sentences of a source that a post rests on: those it retells, and those with its figures, dates and quotations,
 * which also tell across languages.
 */
export function findUsedSentences(post: string, source: SourceIndex, language: Language): Set<number> {
  const places = new Map(source.sentences.map(({ start }, sentence) => [start, sentence]))
  const found = new Set<number>()
  for (const { start, end } of paragraphsOf(post)) {
    const line = readPostLine(post.slice(start, end), start, language)
    if (line.namesSource) continue
    const { passages } = line
    for (const passage of passages) {
      const overlap = overlapOf(passage, source)
      if (overlap.verbatim !== null) found.add(overlap.verbatim)
      for (const sentence of overlap.coverage.keys()) {
        const words = sharedWords(overlap, sentence)
        const isUsedUp = words >= usedUp * (source.sentences[sentence]?.stems.size ?? 0)
        if (words >= minWords && (isUsedUp || shareOf(overlap, sentence) >= used)) found.add(sentence)
      }
    }
    for (const { kind, verdict, span } of judge(
      line,
      () => statementsIn(passages),
      [source],
      backgroundOf([source]),
      null,
    )) {
      const sentence = verdict === 'stated' && kind !== 'name' && span ? places.get(span.start) : undefined
      if (sentence !== undefined) found.add(sentence)
    }
  }
  return found
}
