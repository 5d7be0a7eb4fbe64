import type { Readable } from 'node:stream'

/**
 * Where bytes are kept that are too large for the database. A key is a path of our own making, `owner/kind/name`:
 * letters, digits and `-_.`, at most eight parts, none beginning with a dot.
 */
export interface Files {
  /** Keeps the bytes under the key, replacing what was there. A reader sees all of the old or all of the new. */
  put(key: string, bytes: Bytes): Promise<void>
  /** Undefined when nothing is kept under this key. Whoever takes the stream reads or destroys it. */
  read(key: string): Promise<StoredFile | undefined>
  /** Does nothing when nothing is there. */
  remove(key: string): Promise<void>
  /** Removes every file whose key begins with `folder/`. */
  removeFolder(folder: string): Promise<void>
  /** Removes what a process that died was writing before this time (epoch ms). */
  removeLeftovers(before: number): Promise<void>
}

export type Bytes = Uint8Array | AsyncIterable<Uint8Array>

export interface StoredFile {
  stream: Readable
  /** Bytes. */
  size: number
}

const part = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$/

/** @throws Error for a key that could lead out of its folder or that some storage can't hold; such a key is a bug */
export function checkedKey(key: string): string {
  const parts = key.split('/')
  if (parts.length > 8 || !parts.every((each) => part.test(each))) throw new Error(`Not a key for files: ${key}`)
  return key
}
