import type { Readable } from 'node:stream'
import { AppError } from '#server/platform/errors'

/**
 * Where bytes are kept that are too large for the database. A key is a path of our own making, `owner/kind/name`:
 * letters, digits and `-_.`, at most eight parts, none beginning with a dot.
 */
export interface Files {
  /** Keeps the bytes under the key, replacing what was there. A reader sees all of the old or all of the new. */
  put(key: string, bytes: Bytes): Promise<void>
  /** Undefined when nothing is kept under this key. Whoever takes the stream reads or destroys it. */
  read(key: string): Promise<StoredFile | undefined>
  has(key: string): Promise<boolean>
  /** Every file whose key begins with `folder/`, or every file there is; in no order that means anything. */
  list(folder?: string): AsyncIterable<ListedFile>
  /** Does nothing when nothing is there. */
  remove(key: string): Promise<void>
  /** Removes every file whose key begins with `folder/`. */
  removeFolder(folder: string): Promise<void>
  /** Removes what a process that died was writing before this time (epoch ms). */
  removeLeftovers(before: number): Promise<void>
  /** @throws StorageFailure when files can't be kept or reached now */
  check(): Promise<void>
}

export type Bytes = Uint8Array | AsyncIterable<Uint8Array>

export interface StoredFile {
  stream: Readable
  /** Bytes. */
  size: number
}

export interface ListedFile {
  key: string
  /** Bytes. */
  size: number
}

/** Files can't be reached or kept. Its message is for people who use the product, `problem` for those who run it. */
export class StorageFailure extends AppError {
  override name = 'StorageFailure'
  readonly problem: string
  /** Trying again changes nothing: the settings, or what they name, have to change. */
  readonly isWrongSetting: boolean

  constructor(problem: string, options: ErrorOptions & { isWrongSetting?: boolean } = {}) {
    super('busy', 'storageAway', { cause: options.cause ?? new Error(problem), retryAfterSeconds: 5 })
    this.problem = problem
    this.isWrongSetting = options.isWrongSetting ?? false
  }
}

const part = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$/

/** @throws Error for a key that could lead out of its folder or that some storage can't hold; such a key is a bug */
export function checkedKey(key: string): string {
  if (!isKey(key)) throw new Error(`Not a key for files: ${key}`)
  return key
}

export function isKey(key: string): boolean {
  const parts = key.split('/')
  return parts.length <= 8 && parts.every((each) => part.test(each))
}
