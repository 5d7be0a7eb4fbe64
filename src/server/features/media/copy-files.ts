import { createHash } from 'node:crypto'
import type { Files, ListedFile } from '#server/adapters/files/files'
import { isOwnMediaKey } from './own-media-key.ts'

export interface CopiedFiles {
  copied: number
  wereThere: number
}

const atOnce = 4

/**
 * Copies all of this product's files from one place to another. Each copy is read back and compared by its SHA-256,
 * including files that were there already: whatever interrupted an earlier run, the copies are right after this one.
 * Nothing changes at the source, and nothing is deleted.
 * @throws Error for a copy that differs
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
    await remaining.return(undefined) // after a failed copy the others stop
  }
  return counts
}

export interface CopyCounts {
  /** Of this product's files, at the source. */
  files: number
  bytes: number
  /** Of these, how many are missing at the target. */
  missing: number
  /** Of this product's files, at the target: no row names them, and the source does not have them. */
  left: string[]
}

/**
 * Counts what copying would do, without doing it.
 * @param isNamed whether a database row has this file: one uploaded after the move exists only at the target
 */
export async function countCopies(
  { from, to }: { from: Files; to: Files },
  isNamed: (key: string) => Promise<boolean>,
): Promise<CopyCounts> {
  const counts: CopyCounts = { files: 0, bytes: 0, missing: 0, left: [] }
  const there = new Set<string>()
  for await (const { key } of listOurs(to)) there.add(key)
  for await (const { key, size } of listOurs(from)) {
    counts.files += 1
    counts.bytes += size
    if (!there.delete(key)) counts.missing += 1
  }
  for (const key of there) if (!(await isNamed(key))) counts.left.push(key)
  return counts
}

async function* listOurs(files: Files): AsyncGenerator<ListedFile, undefined> {
  for await (const file of files.list()) if (isOwnMediaKey(file.key)) yield file
}

/** @returns undefined when it was deleted since it was listed */
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
