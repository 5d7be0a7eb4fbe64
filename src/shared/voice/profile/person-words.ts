import type { Language } from '#shared/rules/languages'

/** Who speaks in a text and whom it speaks to, by the words that say so. */
export interface PersonWords {
  /** The writer alone. */
  i: string
  /** The writer with others. */
  we: string
  /** The reader, as among friends; in languages with one word for it, that one. */
  you: string
  /** The reader, politely. */
  polite: string
}

/** Verbs stand in for pronouns where a language leaves these out. Words that mean something else as well are left out. */
export const personWords: Readonly<Record<Language, PersonWords>> = {
  english: {
    i: "i i'm i've i'd i'll me my mine myself",
    we: "we we're we've we'd we'll us our ours ourselves",
    you: "you you're you've you'd you'll your yours yourself",
    polite: '',
  },
  german: {
    i: 'ich mich mir mein meine meinem meinen meiner meines',
    we: 'wir uns unser unsere unserem unseren unserer unseres',
    you: 'du dich dir dein deine deinem deinen deiner euch euer eure eurem euren eurer',
    polite: '',
  },
  french: {
    i: "je j' me m' mon ma mes moi",
    we: 'nous notre nos',
    you: "tu te t' toi ton ta tes",
    polite: 'vous votre vos',
  },
  spanish: {
    i: 'yo me mi mis mí conmigo creo pienso tengo llevo soy estoy he',
    we: 'nosotros nosotras nuestro nuestra nuestros nuestras hemos somos tenemos estamos',
    you: 'tú te ti tu tus contigo vosotros vosotras vuestro vuestra',
    polite: 'usted ustedes',
  },
  italian: {
    i: 'io mi me mio mia miei mie ho credo penso',
    we: 'noi nostro nostra nostri nostre abbiamo siamo',
    you: 'tu ti te tuo tua tuoi tue',
    polite: 'voi vostro vostra vostri vostre',
  },
  portuguese: {
    i: 'eu me meu minha meus minhas mim comigo tenho acho',
    we: 'nós nosso nossa nossos nossas temos somos estamos',
    you: 'tu te teu tua teus tuas você vocês',
    polite: '',
  },
}

/** German's polite words differ from "they" and "her" by their capital alone, which says nothing at a sentence's start. */
export const politeInGerman = /(?<=[\p{Ll}\p{Nd},;–-]\s{1,2})(?:Sie|Ihnen|Ihr|Ihre|Ihrem|Ihren|Ihrer)(?![\p{L}])/u
