import type { Feature } from '#server/context/feature'
import { postFilesFolder, readPostFile } from './post-file-keys.ts'
import { deletePostFilesOf, listPostFilesOf } from './post-file-repository.ts'
import { fileJobs } from './remove-unkept-file.ts'
import { registerPostFileRoutes } from './routes.ts'

/** What authors attach to their posts without the editor. */
export const attachments: Feature = {
  routes: [registerPostFileRoutes],
  jobs: fileJobs,
  exportData: {
    files: {
      'attachments/': 'The photos and PDFs that you attached to posts, as they are kept.',
      'attachments.json': 'What is known of each of them; "file" is its name in this archive.',
    },
    async *read({ db, files }, { workspace }) {
      const known: object[] = []
      for (const one of await listPostFilesOf(db, workspace)) {
        const { ownerId: _owner, ...facts } = one
        const kept = await readPostFile(files, one, 'file')
        const file = kept ? `attachments/${one.id}.${endings[one.mimeType] ?? 'bin'}` : null
        if (kept && file) yield { name: file, bytes: kept.stream, isPacked: true }
        known.push({ ...facts, file })
      }
      yield { name: 'attachments.json', json: known }
    },
  },
  async deleteData(db, ownerId) {
    await deletePostFilesOf(db, ownerId)
    return [postFilesFolder(ownerId)]
  },
}

const endings: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'application/pdf': 'pdf',
}
