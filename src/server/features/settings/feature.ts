import type { Feature } from '#server/context/feature'
import { getBrand } from './brand-repository.ts'
import { registerBrandRoutes } from './brand-routes.ts'
import { registerSettingsRoutes } from './routes.ts'
import { getSettings } from './settings-repository.ts'
import { listSnippets } from './snippet-repository.ts'
import { getVoice } from './voice-repository.ts'
import { registerVoiceRoutes } from './voice-routes.ts'

export const settings: Feature = {
  routes: [registerSettingsRoutes, registerVoiceRoutes, registerBrandRoutes],
  exportData: {
    files: {
      'settings.json': 'Your AI settings.',
      'voice.json': 'Who you are and how you write, as you said it, and the posts of yours that you added.',
      'brand.json': 'What your visuals have in common: colours, fonts, handle and logo.',
      'snippets.json': 'The snippets and favourites you kept.',
    },
    async *read({ db }, ownerId) {
      yield { name: 'settings.json', json: await getSettings(db, ownerId) }
      yield { name: 'voice.json', json: await getVoice(db, ownerId) }
      yield { name: 'brand.json', json: await getBrand(db, ownerId) }
      yield { name: 'snippets.json', json: await listSnippets(db, ownerId) }
    },
  },
}
