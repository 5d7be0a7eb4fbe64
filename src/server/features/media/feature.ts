import type { Feature } from '#server/context/feature'
import { minuteMs } from '#shared/time/durations'
import { mediaFolder, mediaJobs, readMediaFile } from './media-files.ts'
import { deleteMediaOf, listMedia } from './media-repository.ts'
import { uploadJobs } from './receive-media-file.ts'
import { registerMediaRoutes } from './routes.ts'
import { sweepMedia } from './sweep-media.ts'

export const media: Feature = {
  routes: [registerMediaRoutes],
  jobs: [...mediaJobs, ...uploadJobs],
  sweeps: (ctx) => [{ name: 'media', everyMs: 10 * minuteMs, run: () => sweepMedia(ctx) }],
  exportData: {
    files: {
      'pictures/': 'The pictures of your library, as they are kept.',
      'media.json': 'What is known of each picture of your library; "file" is its name in this archive.',
    },
    async *read({ db, files }, { workspace }) {
      const pictures: object[] = []
      for (const asset of await listMedia(db, workspace)) {
        const { ownerId: _owner, fileToken: _token, ...picture } = asset
        const kept = await readMediaFile(files, asset, 'picture')
        const file = kept ? `pictures/${asset.id}.${asset.mimeType.replace('image/', '')}` : null
        if (kept && file) yield { name: file, bytes: kept.stream, isPacked: true }
        pictures.push({ ...picture, file })
      }
      yield { name: 'media.json', json: pictures }
    },
  },
  async deleteData(db, ownerId) {
    const ids = await deleteMediaOf(db, ownerId)
    return ids.map((id) => mediaFolder(ownerId, id))
  },
}
