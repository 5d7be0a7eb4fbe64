import type { z } from 'zod'
import type { NamedSupport } from '#server/writing/parse-support'
import type { ModelCheck } from '#shared/contract/model-check'
import { findPlain } from './plain-text.ts'
import type { Prover } from './prove-support.ts'

type Judged = Pick<z.infer<typeof ModelCheck>['sentences'][number], 'verdict' | 'support' | 'missing' | 'contrary'>

/** More sentences would support anything. */
const maxSentences = 3

/**
 * What counts of a model's answer for one sentence of the post: only sentences that are in a source, and only words that
 * are in the post's sentence. A model that named a fault in words of its own, or a sentence that is in no source, has not
 * confirmed the post's sentence.
 * @param nameOf the name of a source by its index, null where there is only one
 */
export function judgeSupport(
  sentence: string,
  named: NamedSupport | undefined,
  prover: Prover,
  nameOf: (source: number) => string | null,
): Judged {
  const cited = named?.sentences.slice(0, maxSentences) ?? []
  const proofs = cited.flatMap((each) => prover.prove(each) ?? [])
  if (!named || proofs.length === 0) {
    return { verdict: cited.length > 0 ? 'invented' : 'none', support: [], missing: [], contrary: [] }
  }
  const contrary = wordsOf(sentence, named.contrary)
  const missing = wordsOf(sentence, named.missing).filter((words) => !contrary.includes(words))
  const isWhole = proofs.length === cited.length && named.missing.length + named.contrary.length === 0
  return {
    verdict: contrary.length > 0 ? 'contrary' : isWhole ? 'supported' : 'partly',
    support: distinct(proofs.map(({ text, source }) => ({ text, source: nameOf(source) }))),
    missing,
    contrary,
  }
}

function wordsOf(sentence: string, named: readonly string[]): string[] {
  const found = named.flatMap((words) => {
    const place = findPlain(sentence, words)
    return place ? sentence.slice(place.start, place.end) : []
  })
  return [...new Set(found)]
}

function distinct(support: Judged['support']): Judged['support'] {
  return support.filter(({ text }, at) => support.findIndex((each) => each.text === text) === at)
}
