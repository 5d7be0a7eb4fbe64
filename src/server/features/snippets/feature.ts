import type { Feature } from '#server/context/feature'
import { registerSnippetRoutes } from './routes.ts'
import { listSnippets } from './snippet-repository.ts'

export const snippets: Feature = {
  routes: [registerSnippetRoutes],
  exportData: {
    files: { 'snippets.json': 'The snippets and favourites you kept.' },
    async *read({ db }, { workspace }) {
      yield { name: 'snippets.json', json: await listSnippets(db, workspace) }
    },
  },
}
