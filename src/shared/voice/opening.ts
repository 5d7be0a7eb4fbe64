import type { Language } from '#shared/rules/languages'

export type Opening = 'question' | 'first-person' | 'number' | 'imperative' | 'quotation' | 'emoji' | 'statement'

interface OpeningWords {
  firstPerson: string
  /** What calls on the reader at the very beginning; verbs that also begin statements are left out. */
  imperative: string
}

const openingWords: Record<Language, OpeningWords> = {
  english: {
    firstPerson: "i i'm i've i'd i'll my me we we're we've our mine",
    imperative: `stop start don't imagine think ask look listen read remember forget try let's consider meet take make stay
      keep say tell write join check watch learn picture beware avoid choose use give put`,
  },
  german: {
    firstPerson: 'ich mein meine meinem meinen meiner mir mich wir unser unsere unserem unseren uns',
    imperative: `hört hör stellt stell denkt denk fragt frag schaut schau lest lies vergesst vergiss versucht versuch lasst
      nehmt nimm macht mach bleibt bleib schreibt schreib sagt sag hören stellen denken schauen lesen vergessen lassen`,
  },
  french: {
    firstPerson: "je j'ai j'aime j'étais mon ma mes nous notre nos moi",
    imperative: `arrêtez arrêtons imaginez imagine pensez demandez regardez regarde écoutez lisez rappelez oubliez essayez
      prenez faites dites écrivez gardez évitez choisissez apprenez cessez n'attendez soyez`,
  },
  spanish: {
    firstPerson: 'yo mi mis me nosotros nosotras nuestro nuestra nuestros nuestras nos llevo tengo trabajo creo',
    imperative: `deja dejad dejen imagina imaginad piensa pensad pregunta mira mirad escucha lee leed recuerda recordad
      olvida prueba toma haz di escribe evita elige aprende basta recuerden`,
  },
  italian: {
    firstPerson: 'io mio mia miei mie mi noi nostro nostra nostri nostre ci ho sono lavoro credo',
    imperative: `smettete smetti immagina immaginate pensa pensate chiedi chiedete guarda guardate ascolta leggi leggete
      ricorda ricordate dimentica prova provate prendi fate fai dite scrivi evita scegli impara basta`,
  },
  portuguese: {
    firstPerson: 'eu meu minha meus minhas me nós nosso nossa nossos nossas tenho trabalho acredito',
    imperative: `pare parem imagine imagina pense pergunte olhe ouça leia lembre esqueça tente tome faça diga escreva evite
      escolha aprenda deixe chega`,
  },
}

const sets = new Map(
  Object.entries(openingWords).map(([language, { firstPerson, imperative }]) => [
    language,
    { firstPerson: new Set(firstPerson.split(/\s+/)), imperative: new Set(imperative.split(/\s+/)) },
  ]),
)

/** How a post begins, by its first sentence. */
export function openingOf(firstSentence: string, language: Language): Opening {
  const text = firstSentence.trim()
  if (/\?["”“»’')]*$/u.test(text)) return 'question'
  if (/^["“„«»'‘‚]/u.test(text)) return 'quotation'
  if (/^[^\p{L}\p{N}]*\p{Extended_Pictographic}/u.test(text) && !/^\p{N}/u.test(text)) return 'emoji'
  if (/^[€$£¥]?\s?\p{Nd}/u.test(text)) return 'number'
  const first = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)?/u.exec(text)?.[0].toLowerCase().replaceAll('’', "'") ?? ''
  const words = sets.get(language)
  if (words?.firstPerson.has(first)) return 'first-person'
  return words?.imperative.has(first) ? 'imperative' : 'statement'
}
