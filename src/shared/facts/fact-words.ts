import { languagePacks } from '#shared/languages/packs'
import type { FactWords } from '#shared/languages/parts/fact-words'

const packs = Object.values(languagePacks)

/** The alternatives of all languages for a regular expression, plus extra ones. */
export function alternatives(pick: (words: FactWords) => string, ...further: readonly string[]): string {
  const lists = [...packs.map(({ facts }) => pick(facts)), ...further]
  const all = lists.flatMap((list) => (list.includes('(') ? list : list.split('|')))
  return [...new Set(all)].filter((each) => each !== '').join('|')
}
