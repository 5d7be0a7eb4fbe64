import { createHash } from 'node:crypto'
import type { Files } from '#server/adapters/files/files'

export interface CopiedFiles {
  copied: number
  wereThere: number
  removed: number
}

const atOnce = 4

/**
 * Makes one place of files like another. Every file is read again where it came to, and compared by its SHA-256, also
 * those that were there already: whatever broke off an earlier run, what is there after this one is right. Nothing
 * changes where the files come from.
 * @param isNamed whether a row of the database may have this file: one that came after the files were moved is nowhere
 * else. All other files are drawn anew when they are looked at
 * @throws Error for a file that did not arrive as it was
 */
export async function copyFiles(
  { from, to }: { from: Files; to: Files },
  isNamed: (key: string) => Promise<boolean>,
  tell: (soFar: CopiedFiles) => void,
): Promise<CopiedFiles> {
  const counts: CopiedFiles = { copied: 0, wereThere: 0, removed: 0 }
  const remaining = from.list()[Symbol.asyncIterator]()
  async function work() {
    for (;;) {
      const next = await remaining.next()
      if (next.done) return
      const outcome = await copyFile(next.value.key, from, to)
      if (outcome) counts[outcome] += 1
      tell(counts)
    }
  }
  try {
    await Promise.all(Array.from({ length: atOnce }, work))
  } finally {
    await remaining.return?.() // after one copy has failed the others stop
  }
  for await (const { key } of to.list()) {
    if ((await from.has(key)) || (await isNamed(key))) continue
    await to.remove(key)
    counts.removed += 1
  }
  return counts
}

/** @returns undefined when it was removed since it was listed */
async function copyFile(key: string, from: Files, to: Files): Promise<'copied' | 'wereThere' | undefined> {
  const hash = await hashOf(from, key)
  if (hash === undefined) return undefined
  if ((await hashOf(to, key)) === hash) return 'wereThere'
  const file = await from.read(key)
  if (!file) return undefined
  await to.put(key, file.stream)
  if ((await hashOf(to, key)) !== hash)
    throw new Error(`${key} did not arrive as it was. Nothing was removed; run it again.`)
  return 'copied'
}

async function hashOf(files: Files, key: string): Promise<string | undefined> {
  const file = await files.read(key)
  if (!file) return undefined
  const hash = createHash('sha256')
  for await (const piece of file.stream) hash.update(piece as Uint8Array)
  return hash.digest('hex')
}
