import { expect, test } from 'vitest'
import { openingOf } from './opening.ts'

test.each([
  ['Did you know?', 'english', 'question'],
  ['I’ve closed our shop.', 'english', 'first-person'],
  ['Stop sending slides.', 'english', 'imperative'],
  ['12 percent of trains were late.', 'english', 'number'],
  ['€400,000 a year is a lot.', 'english', 'number'],
  ['“We stopped announcing,” she says.', 'english', 'quotation'],
  ['🎉 Over three hundred people came.', 'english', 'emoji'],
  ['The harbour opened on Monday.', 'english', 'statement'],
  ['Unser Team hat gezählt.', 'german', 'first-person'],
  ['Vergesst die Folien.', 'german', 'imperative'],
  ['„Wir zählen nicht mehr“, sagt sie.', 'german', 'quotation'],
  ['J’ai fermé notre magasin.', 'french', 'first-person'],
  ['Arrêtez les diapositives.', 'french', 'imperative'],
  ['«Nous expliquons», dit-elle.', 'french', 'quotation'],
  ['¿Lo sabías?', 'spanish', 'question'],
  ['Mi equipo ha contado.', 'spanish', 'first-person'],
  ['Il mio gruppo ha contato.', 'italian', 'statement'],
  ['Noi abbiamo contato.', 'italian', 'first-person'],
  ['Nossa equipe contou.', 'portuguese', 'first-person'],
  ['Pare com os slides.', 'portuguese', 'imperative'],
] as const)('“%s” in %s is a %s', (sentence, language, opening) => {
  expect(openingOf(sentence, language)).toBe(opening)
})
