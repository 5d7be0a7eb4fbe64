import type { VoiceWords } from '../parts/voice-words.ts'
import { cliches } from './cliches.ts'

export const voice: VoiceWords = {
  opening: {
    firstPerson: "i i'm i've i'd i'll my me we we're we've our mine",
    imperative: `stop start don't imagine think ask look listen read remember forget try let's consider meet take make stay
      keep say tell write join check watch learn picture beware avoid choose use give put`,
  },
  persons: {
    i: "i i'm i've i'd i'll me my mine myself",
    we: "we we're we've we'd we'll us our ours ourselves",
    you: "you you're you've you'd you'll your yours yourself",
    polite: '',
  },
  politeForm: null,
  machineWords:
    'thrilled,excited,game-changer,delve,leverage,unlock,landscape,crucial,robust,seamless,journey,transformative,testament,empower',
  cliches,
}
