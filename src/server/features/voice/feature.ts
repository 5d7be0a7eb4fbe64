import type { Feature } from '#server/context/feature'
import { listArchivePosts } from './archive-repository.ts'
import { registerVoiceRoutes } from './routes.ts'
import { getVoice } from './voice-repository.ts'

export const voice: Feature = {
  routes: [registerVoiceRoutes],
  exportData: {
    files: {
      'voice.json': 'Who you are and how you write, as you said it, and the posts of yours that you added.',
      'archive-posts.json': 'The posts of your LinkedIn archive that new posts are compared with.',
    },
    async *read({ db }, { user }) {
      yield { name: 'voice.json', json: await getVoice(db, user) }
      yield { name: 'archive-posts.json', json: await listArchivePosts(db, user) }
    },
  },
}
