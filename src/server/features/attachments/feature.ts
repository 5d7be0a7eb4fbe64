import type { Feature } from '#server/context/feature'
import { deletePollsOf, listPollsOf } from '#server/features/posts/store/poll-repository'
import { registerPollRoutes } from './poll-routes.ts'
import { postFilesFolder, readPostFile } from './post-file-keys.ts'
import { deletePostFilesOf, listPostFilesOf } from './post-file-repository.ts'
import { fileJobs } from './remove-unkept-file.ts'
import { registerPostFileRoutes } from './routes.ts'

/** What authors attach to their posts without the editor. */
export const attachments: Feature = {
  routes: [registerPostFileRoutes, registerPollRoutes],
  jobs: fileJobs,
  exportData: {
    files: {
      'attachments/': 'The photos, PDFs and videos that you attached to posts, as they are kept.',
      'attachments.json': 'What is known of each of them; "file" is its name in this archive.',
      'polls.json': 'The polls of your posts.',
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
      yield { name: 'polls.json', json: await listPollsOf(db, workspace) }
    },
  },
  async deleteData(db, ownerId) {
    await deletePollsOf(db, ownerId)
    await deletePostFilesOf(db, ownerId)
    return [postFilesFolder(ownerId)]
  },
}

const endings: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'application/pdf': 'pdf',
  'video/mp4': 'mp4',
}
