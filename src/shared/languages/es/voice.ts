import type { VoiceWords } from '../parts/voice-words.ts'
import { cliches } from './cliches.ts'

export const voice: VoiceWords = {
  opening: {
    firstPerson: 'yo mi mis me nosotros nosotras nuestro nuestra nuestros nuestras nos llevo tengo trabajo creo',
    imperative: `deja dejad dejen imagina imaginad piensa pensad pregunta mira mirad escucha lee leed recuerda recordad
      olvida prueba toma haz di escribe evita elige aprende basta recuerden`,
  },
  persons: {
    i: 'yo me mi mis mí conmigo creo pienso tengo llevo soy estoy he',
    we: 'nosotros nosotras nuestro nuestra nuestros nuestras hemos somos tenemos estamos',
    you: 'tú te ti tu tus contigo vosotros vosotras vuestro vuestra',
    polite: 'usted ustedes',
  },
  politeForm: null,
  machineWords:
    'emocionado,revolucionar,crucial,clave,potenciar,transformador,imprescindible,innovador,disruptivo,sinergia,ecosistema,apasionante',
  cliches,
}
