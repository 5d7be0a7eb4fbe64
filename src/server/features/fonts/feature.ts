import type { Feature } from '#server/context/feature'
import { fontKey } from './font-files.ts'
import { listFonts } from './font-repository.ts'
import { fontJobs } from './receive-font.ts'
import { registerFontRoutes } from './routes.ts'

export const fonts: Feature = {
  routes: [registerFontRoutes],
  jobs: fontJobs,
  exportData: {
    files: {
      'fonts/': 'The fonts you uploaded, as they are kept.',
      'fonts.json': 'What is known of each of these fonts; "file" is its name in this archive.',
    },
    async *read({ db, files }, { workspace }) {
      const fonts: object[] = []
      for (const font of await listFonts(db, workspace)) {
        const kept = await files.read(fontKey(workspace, font.id))
        const file = kept ? `fonts/${font.id}.otf` : null
        if (kept && file) yield { name: file, bytes: kept.stream, isPacked: false }
        fonts.push({ ...font, file })
      }
      yield { name: 'fonts.json', json: fonts }
    },
  },
}
