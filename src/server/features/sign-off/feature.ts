import type { Feature } from '#server/context/feature'
import { registerSignOffRoutes } from './routes.ts'
import { signOffJobs, signOffOfEvents } from './sign-off-of-events.ts'
import { deleteRecords, readRecords } from './sign-off-repository.ts'

export const signOffs: Feature = {
  routes: [registerSignOffRoutes],
  jobs: signOffJobs,
  subscribers: [signOffOfEvents],
  /** They hold the texts of posts, which are deleted too. The next record begins a new chain. */
  async deleteData(db, ownerId) {
    await deleteRecords(db, ownerId)
    return []
  },
  exportData: {
    files: { 'sign-offs/': 'The signed record of each published post, in the order they were made.' },
    async *read({ db }, { workspace }) {
      for await (const { number, signed } of readRecords(db, workspace)) {
        const bytes = [Buffer.from(signed)]
        yield { name: `sign-offs/${number}.json`, bytes: streamOf(bytes), isPacked: false }
      }
    },
  },
}

async function* streamOf(bytes: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* bytes
}
