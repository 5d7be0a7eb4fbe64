import type { VoiceWords } from '../parts/voice-words.ts'
import { cliches } from './cliches.ts'

export const voice: VoiceWords = {
  opening: {
    firstPerson: "ik mijn m'n mij me wij we ons onze",
    imperative: `stop begin denk kijk lees luister vergeet onthoud stel vraag probeer neem maak blijf schrijf zeg leer kies vermijd
      bekijk ontdek check doe ga geef laten laat`,
  },
  persons: {
    i: "ik mij me mijn m'n mezelf",
    we: 'wij we ons onze',
    you: 'jij je jou jouw jullie',
    polite: 'u uw uzelf',
  },
  politeForm: null,
  machineWords:
    'baanbrekend,revolutionair,gamechanger,naadloos,cruciaal,essentieel,mijlpaal,potentieel,benutten,toekomstbestendig,synergie,ecosysteem,transformatie',
  cliches,
}
