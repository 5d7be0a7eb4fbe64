import type { VoiceWords } from '../parts/voice-words.ts'
import { cliches } from './cliches.ts'

export const voice: VoiceWords = {
  opening: {
    firstPerson: 'ich mein meine meinem meinen meiner mir mich wir unser unsere unserem unseren uns',
    imperative: `hört hör stellt stell denkt denk fragt frag schaut schau lest lies vergesst vergiss versucht versuch lasst
      nehmt nimm macht mach bleibt bleib schreibt schreib sagt sag hören stellen denken schauen lesen vergessen lassen`,
  },
  persons: {
    i: 'ich mich mir mein meine meinem meinen meiner meines',
    we: 'wir uns unser unsere unserem unseren unserer unseres',
    you: 'du dich dir dein deine deinem deinen deiner euch euer eure eurem euren eurer',
    polite: '',
  },
  politeForm: /(?<=[\p{Ll}\p{Nd},;–-]\s{1,2})(?:Sie|Ihnen|Ihr|Ihre|Ihrem|Ihren|Ihrer)(?![\p{L}])/u,
  machineWords:
    'spannend,bahnbrechend,revolutionieren,gamechanger,ganzheitlich,nahtlos,maßgeschneidert,zukunftsweisend,meilenstein,entscheidend,begeistert,potenzial',
  cliches,
}
