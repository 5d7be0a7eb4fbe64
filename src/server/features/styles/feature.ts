import type { Feature } from '#server/context/feature'
import { registerStyleRoutes } from './routes.ts'
import { listUserStyles } from './style-repository.ts'

export const styles: Feature = {
  routes: [registerStyleRoutes],
  exportData: {
    files: { 'content-styles.json': 'The content styles you made.' },
    async *read({ db }, { workspace }) {
      const styles = await listUserStyles(db, workspace)
      yield { name: 'content-styles.json', json: styles.map(({ ownerId: _owner, ...style }) => style) }
    },
  },
}
