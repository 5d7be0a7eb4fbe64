import type { VoiceWords } from '../parts/voice-words.ts'
import { cliches } from './cliches.ts'

export const voice: VoiceWords = {
  opening: {
    firstPerson: 'io mio mia miei mie mi noi nostro nostra nostri nostre ci ho sono lavoro credo',
    imperative: `smettete smetti immagina immaginate pensa pensate chiedi chiedete guarda guardate ascolta leggi leggete
      ricorda ricordate dimentica prova provate prendi fate fai dite scrivi evita scegli impara basta`,
  },
  persons: {
    i: 'io mi me mio mia miei mie ho credo penso',
    we: 'noi nostro nostra nostri nostre abbiamo siamo',
    you: 'tu ti te tuo tua tuoi tue',
    polite: 'voi vostro vostra vostri vostre',
  },
  politeForm: null,
  machineWords:
    'entusiasta,rivoluzionare,cruciale,imprescindibile,potenziare,innovativo,dirompente,sinergia,ecosistema,fondamentale,emozionante,svolta',
  cliches,
}
