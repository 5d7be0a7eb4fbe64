import type { ExportData } from '#server/context/feature'
import { readMediaFile } from './media-files.ts'
import { listMedia } from './media-repository.ts'

export const exportData: ExportData = {
  files: {
    'pictures/': 'The pictures of your library, as they are kept.',
    'media.json': 'What is known of each picture of your library; "file" is its name in this archive.',
  },
  async *read({ db, files }, ownerId) {
    const pictures: object[] = []
    for (const asset of await listMedia(db, ownerId)) {
      const { ownerId: _owner, fileToken: _token, ...picture } = asset
      const kept = await readMediaFile(files, asset, 'picture')
      const file = kept ? `pictures/${asset.id}.${asset.mimeType.replace('image/', '')}` : null
      if (kept && file) yield { name: file, bytes: kept.stream, isPacked: true }
      pictures.push({ ...picture, file })
    }
    yield { name: 'media.json', json: pictures }
  },
}
