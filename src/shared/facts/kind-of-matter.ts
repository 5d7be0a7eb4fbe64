import { languagePacks } from '#shared/languages/packs'
import type { Language } from '#shared/rules/languages'

/** What kind of thing a post is about, where words say so: a work with a title, or news of its author's own. */

const before = String.raw`(?<![\p{L}\p{N}])`
const behind = String.raw`(?![\p{L}\p{N}])`
const packs = Object.values(languagePacks).map(({ facts }) => facts)
const works = packs.flatMap((words) => [
  new RegExp(`${before}(?:${words.works.join('|')})${behind}`, 'iu'),
  ...(words.worksAtEnd === '' ? [] : [new RegExp(`(?:${words.worksAtEnd})${behind}`, 'iu')]),
])

/** Whether a headline names a report, a study or a book. */
export function namesWork(headline: string): boolean {
  return works.some((each) => each.test(headline))
}

const ownNews = new Map<Language, RegExp>()

function ownNewsIn(language: Language): RegExp {
  const known = ownNews.get(language)
  if (known) return known
  const { who, does, alone } = languagePacks[language].facts.ownNews
  const together = `(?:${who.join('|')})${behind}[^.!?:;]{0,40}?${before}(?:${does.join('|')})`
  const made = new RegExp(`${before}(?:${[together, ...alone].join('|')})${behind}`, 'iu')
  ownNews.set(language, made)
  return made
}

/** How many of a post's sentences tell what it is about. */
const opening = 3

/** Whether a post opens with something its author does or starts. */
export function tellsOwnNews(sentences: readonly string[], language: Language): boolean {
  return sentences.slice(0, opening).some((sentence) => ownNewsIn(language).test(sentence))
}
