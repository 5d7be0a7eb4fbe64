import type { Language } from '../rules/languages.ts'
import { withoutQuoted } from './quoted.ts'
import { recogniseLanguage } from './recognise-language.ts'

/** Words by which writers speak of themselves, alone or with their colleagues. */
const ownWords: Record<Language, RegExp> = {
  english: wholeWords("i i'm i've i'd i'll my me we we're we've we'd we'll our us"),
  german: wholeWords('ich mein meine meinen meinem meiner mir mich wir unser unsere unseren unserem unserer uns'),
  french: wholeWords("je j'ai j' mon ma mes moi nous notre nos"),
  spanish: wholeWords(
    'yo mi mis nosotros nosotras nuestro nuestra nuestros nuestras nos hemos he tenemos estamos somos',
  ),
  italian: wholeWords('io mio mia miei mie noi nostro nostra nostri nostre abbiamo siamo ci'),
  portuguese: wholeWords('eu meu minha meus minhas nós nosso nossa nossos nossas temos estamos somos'),
}

const readCharacters = 20_000
/** One in so many words at least, and so many in all: an article quotes people too, and not always in quotation marks. */
const wordsForOne = 40
const fewest = 2

/** Whether a text reads as its author's own notes and not as an article: somebody speaks of themselves throughout. */
export function looksOwn(text: string): boolean {
  const sample = text.slice(0, readCharacters)
  const said = withoutQuoted(sample, ' ')
  const language = recogniseLanguage(said)
  if (language === null) return false
  const own = said.replaceAll('’', "'").match(ownWords[language])?.length ?? 0
  const words = said.match(/\p{L}+/gu)?.length ?? 0
  return own >= fewest && own * wordsForOne >= words
}

function wholeWords(list: string): RegExp {
  return new RegExp(`(?<![\\p{L}'])(?:${list.split(' ').join('|')})(?![\\p{L}])`, 'giu')
}
