import { createHash } from 'node:crypto'
import type { Files, ListedFile } from '#server/adapters/files/files'
import { isOwnMediaKey } from './own-media-key.ts'

export interface CopiedFiles {
  copied: number
  wereThere: number
}

const atOnce = 4

/**
 * Copies every file of ours from one place to another. Each is read again where it came to, and compared by its
 * SHA-256, also those that were there already: whatever broke off an earlier run, what is there after this one is right.
 * Nothing changes where the files come from, and nothing is removed.
 * @throws Error for a file that did not arrive as it was
 */
export async function copyFiles(
  { from, to }: { from: Files; to: Files },
  tell: (soFar: CopiedFiles) => void,
): Promise<CopiedFiles> {
  const counts: CopiedFiles = { copied: 0, wereThere: 0 }
  const remaining = listOurs(from)
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
    await remaining.return(undefined) // after one copy has failed the others stop
  }
  return counts
}

export interface PlannedCopy {
  /** Of ours, where they come from. */
  files: number
  bytes: number
  /** Of these, how many are not there yet under their name. */
  missing: number
  /** Of ours, where they go to: no row names them, and they are not where the files come from. */
  left: string[]
}

/**
 * What copying would do, without doing it.
 * @param isNamed whether a row of the database has this file: one that came after the files were moved is nowhere else
 */
export async function planCopy(
  { from, to }: { from: Files; to: Files },
  isNamed: (key: string) => Promise<boolean>,
): Promise<PlannedCopy> {
  const plan: PlannedCopy = { files: 0, bytes: 0, missing: 0, left: [] }
  const there = new Set<string>()
  for await (const { key } of listOurs(to)) there.add(key)
  for await (const { key, size } of listOurs(from)) {
    plan.files += 1
    plan.bytes += size
    if (!there.delete(key)) plan.missing += 1
  }
  for (const key of there) if (!(await isNamed(key))) plan.left.push(key)
  return plan
}

async function* listOurs(files: Files): AsyncGenerator<ListedFile, undefined> {
  for await (const file of files.list()) if (isOwnMediaKey(file.key)) yield file
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
