import type { VoiceWords } from '../parts/voice-words.ts'
import { cliches } from './cliches.ts'

export const voice: VoiceWords = {
  opening: {
    firstPerson: "je j'ai j'aime j'étais mon ma mes nous notre nos moi",
    imperative: `arrêtez arrêtons imaginez imagine pensez demandez regardez regarde écoutez lisez rappelez oubliez essayez
      prenez faites dites écrivez gardez évitez choisissez apprenez cessez n'attendez soyez`,
  },
  persons: {
    i: "je j' me m' mon ma mes moi",
    we: 'nous notre nos',
    you: "tu te t' toi ton ta tes",
    polite: 'vous votre vos',
  },
  politeForm: null,
  machineWords:
    'ravi,incontournable,révolutionner,passionnant,crucial,levier,écosystème,transformer,innovant,disruptif,booster,essentiel',
  cliches,
}
