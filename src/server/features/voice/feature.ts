import type { Feature } from '#server/context/feature'
import { registerVoiceRoutes } from './routes.ts'
import { getVoice } from './voice-repository.ts'

export const voice: Feature = {
  routes: [registerVoiceRoutes],
  exportData: {
    files: { 'voice.json': 'Who you are and how you write, as you said it, and the posts of yours that you added.' },
    async *read({ db }, { user }) {
      yield { name: 'voice.json', json: await getVoice(db, user) }
    },
  },
}
