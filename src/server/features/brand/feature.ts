import type { Feature } from '#server/context/feature'
import { getBrand } from './brand-repository.ts'
import { registerBrandRoutes } from './routes.ts'

export const brand: Feature = {
  routes: [registerBrandRoutes],
  exportData: {
    files: { 'brand.json': 'What your visuals have in common: colours, fonts, handle and logo.' },
    async *read({ db }, { workspace }) {
      yield { name: 'brand.json', json: await getBrand(db, workspace) }
    },
  },
}
