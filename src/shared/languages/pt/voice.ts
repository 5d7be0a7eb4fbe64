import type { VoiceWords } from '../parts/voice-words.ts'
import { cliches } from './cliches.ts'

export const voice: VoiceWords = {
  opening: {
    firstPerson: 'eu meu minha meus minhas me nós nosso nossa nossos nossas tenho trabalho acredito',
    imperative: `pare parem imagine imagina pense pergunte olhe ouça leia lembre esqueça tente tome faça diga escreva evite
      escolha aprenda deixe chega`,
  },
  persons: {
    i: 'eu me meu minha meus minhas mim comigo tenho acho',
    we: 'nós nosso nossa nossos nossas temos somos estamos',
    you: 'tu te teu tua teus tuas você vocês',
    polite: '',
  },
  politeForm: null,
  machineWords:
    'empolgado,revolucionar,crucial,essencial,potencializar,transformador,imprescindível,inovador,disruptivo,sinergia,ecossistema,jornada',
  cliches,
}
