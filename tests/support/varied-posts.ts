import { toBold, toItalic } from '#shared/linkedin/styled'

/**
 * Posts made from word lists, the same for the same seed: prose in four languages with typical content of posts, such
 * as emoji, blank lines, long words, addresses, hashtags, bold letters, dashes, figures and odd spaces.
 */

const words = {
  english:
    'the a of to and in that for with we our they city harbour ferry team worker nurse teacher budget report quarter winter meeting question answer customer decision mistake evening letter sentence value promise price change build write learn wait open measure explain replace carry quietly often never almost together without because already AVERAGE Today Yesterday Trust To You We',
  german:
    'der die das und in mit für auf nicht eine wir unser Stadt Hafen Fähre Mannschaft Pflegekraft Lehrerin Haushalt Bericht Vierteljahr Besprechung Frage Antwort Kundschaft Entscheidung Fehler Abend Brief Satz Wert Versprechen Preis verändern bauen schreiben lernen warten öffnen messen erklären ersetzen tragen leise oft nie fast zusammen ohne weil schon Über Ärger Öffentlichkeit Straße Geschwindigkeitsbegrenzung Vertrauen Was Wir Verantwortung',
  french:
    'le la les de des et dans que pour avec nous notre ils ville port équipe infirmière professeur budget rapport trimestre hiver réunion question réponse client décision erreur soirée lettre phrase valeur promesse prix changer bâtir écrire apprendre attendre ouvrir mesurer expliquer remplacer porter souvent jamais presque ensemble sans parce déjà l’école d’abord aujourd’hui Élan Voilà Être Tout À',
  spanish:
    'el la los de y en que para con nosotros nuestro ellos ciudad puerto equipo enfermera profesor presupuesto informe trimestre invierno reunión pregunta respuesta cliente decisión error tarde carta frase valor promesa precio cambiar construir escribir aprender esperar abrir medir explicar sustituir llevar siempre nunca casi juntos sin porque mañana Año También Último Ya Todo',
} as const

const languages = ['english', 'german', 'french', 'spanish'] as const
const longWords = [
  'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
  'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
  'electroencefalografistas',
  'anticonstitutionnellement',
  'W'.repeat(48),
  'no-nonsense-state-of-the-art-end-to-end-encrypted',
]
const addresses = [
  'https://example.com/2026/05/the-second-quay-of-the-harbour?from=feed&page=2#top',
  'https://www.example.org/en/reports/annual_report_2026_final.pdf',
  'www.example.net/about',
  'someone@example.org',
]
const hashtags = ['#PublicTransport', '#Hafen', '#ServiceDesign', '#Énergie', '#Año2026', '#AI']
const emoji = ['🚀', '👩‍👩‍👧‍👦', '🇩🇪', '👍🏽', '❤️', '💡', '😀', '✅', '👉', '🔥🔥🔥']
const figures = ['12 %', '1,200,000', '€400,000', '2024–2026', '5-10', '3.5bn', '24/7', '10 000', 'COVID-19', '$5']

/** `count` posts, each of one language. */
export function makeVariedPosts(count: number, seed = 1): string[] {
  const random = createRandom(seed)
  return Array.from({ length: count }, (_, index) => makePost(random, languages[index % languages.length] ?? 'english'))
}

type Random = () => number

function makePost(random: Random, language: keyof typeof words): string {
  const paragraphs = Array.from({ length: 2 + below(random, 5) }, () => makeParagraph(random, language))
  const ends = ['\n', '\n\n', '\n\n', '\n\n\n', ' \n', '\n \n']
  return paragraphs.reduce((post, paragraph) => post + choose(random, ends) + paragraph)
}

function makeParagraph(random: Random, language: keyof typeof words): string {
  const sentences = Array.from({ length: 1 + below(random, 4) }, () => makeSentence(random, language))
  const sign = chance(random, 0.2) ? `${choose(random, ['👉', '✅', '•', '-', '1.', '→', '🚀'])} ` : ''
  const tags = chance(random, 0.15) ? ` ${choose(random, hashtags)} ${choose(random, hashtags)}` : ''
  return sign + sentences.join(chance(random, 0.1) ? '  ' : ' ') + tags
}

function makeSentence(random: Random, language: keyof typeof words): string {
  const list = words[language].split(' ')
  const told = Array.from({ length: 3 + below(random, 16) }, () => choose(random, list))
  const first = told[0] ?? ''
  told[0] = first.charAt(0).toUpperCase() + first.slice(1)
  if (chance(random, 0.3)) insert(random, told, choose(random, figures))
  if (chance(random, 0.08)) insert(random, told, choose(random, longWords))
  if (chance(random, 0.08)) insert(random, told, choose(random, addresses))
  if (chance(random, 0.1)) insert(random, told, choose(random, hashtags))
  if (chance(random, 0.15)) insert(random, told, choose(random, emoji))
  if (chance(random, 0.2)) insert(random, told, choose(random, ['–', '—', '&', '/', '+', '|', '(sic)', '…']))
  if (chance(random, 0.15))
    insert(random, told, `${choose(random, list)}${choose(random, ['-', '—', '/', '…', '–'])}${choose(random, list)}`)
  if (chance(random, 0.15)) restyle(random, told, choose(random, [toBold, toItalic, (word) => word.normalize('NFD')]))
  if (chance(random, 0.2)) quote(random, told, language)
  return told.join(' ') + endOf(random, language)
}

/** French puts a no-break space before a question mark. */
function endOf(random: Random, language: keyof typeof words): string {
  const end = choose(random, ['.', '.', '.', '?', '!', ':', '…'])
  return language === 'french' && /[?!:]/.test(end) ? `${choose(random, ['\u00A0', '\u202F'])}${end}` : end
}

function quote(random: Random, told: string[], language: keyof typeof words): void {
  const marks = { english: '“”', german: '„“', french: '«»', spanish: '«»' }[language]
  const gap = language === 'french' ? '\u00A0' : ''
  const at = below(random, told.length)
  const end = Math.min(told.length - 1, at + 2)
  told[at] = `${marks.charAt(0)}${gap}${told[at]}`
  told[end] = `${told[end]}${gap}${marks.charAt(1)}`
}

function restyle(random: Random, told: string[], style: (text: string) => string): void {
  const at = below(random, told.length)
  const words = 1 + below(random, 3)
  for (let index = at; index < Math.min(told.length, at + words); index += 1) told[index] = style(told[index] ?? '')
}

/** Never first and never last, where a mark would follow. */
function insert(random: Random, told: string[], word: string): void {
  told.splice(1 + below(random, told.length - 1), 0, word)
}

function choose<Item>(random: Random, items: readonly Item[]): Item {
  return items[below(random, items.length)] as Item
}

function chance(random: Random, share: number): boolean {
  return random() < share
}

function below(random: Random, limit: number): number {
  return Math.floor(random() * limit)
}

/** Mulberry32: numbers from 0 to 1, the same for the same seed. */
export function createRandom(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
