import type { Readable } from 'node:stream'
import { AppError } from '#server/platform/errors'

/**
 * Storage for bytes too large for the database. A key is a generated path, `owner/kind/name`: letters, digits and
 * `-_.`, at most eight parts, none starting with a dot.
 */
export interface Files {
  /** Keeps the bytes under the key, replacing what was there. A reader sees all of the old or all of the new. */
  put(key: string, bytes: Bytes): Promise<void>
  /** Undefined if the key does not exist. The caller must read or destroy the stream. */
  read(key: string): Promise<StoredFile | undefined>
  has(key: string): Promise<boolean>
  /** All files with keys below `folder/`, or all files; unordered. */
  list(folder?: string): AsyncIterable<ListedFile>
  /** Does nothing when nothing is there. */
  remove(key: string): Promise<void>
  /** Removes all files with keys below `folder/`. */
  removeFolder(folder: string): Promise<void>
  /** Removes what a process that died was writing before this time (epoch ms). */
  removeLeftovers(before: number): Promise<void>
  /** @throws StorageFailure if storage is currently unavailable */
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

/** Storage is unavailable. Its message is for users of the product, `problem` for its operators. */
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

/** @throws Error for a key that could leave its folder or that some storage does not support; such a key is a bug */
export function checkedKey(key: string): string {
  if (!isKey(key)) throw new Error(`Not a key for files: ${key}`)
  return key
}

export function isKey(key: string): boolean {
  const parts = key.split('/')
  return parts.length <= 8 && parts.every((each) => part.test(each))
}
