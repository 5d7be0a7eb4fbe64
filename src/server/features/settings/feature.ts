import type { Feature } from '#server/context/feature'
import { registerSettingsRoutes } from './routes.ts'
import { getSettings } from './settings-repository.ts'

export const settings: Feature = {
  routes: [registerSettingsRoutes],
  exportData: {
    files: { 'settings.json': 'Your AI settings.' },
    async *read({ db }, { user }) {
      yield { name: 'settings.json', json: await getSettings(db, user) }
    },
  },
}
