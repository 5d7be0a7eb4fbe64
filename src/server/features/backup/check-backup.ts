import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { z } from 'zod'
import { checkedKey } from '#server/adapters/files/files'
import { type ReadEntry, readArchive } from '#server/platform/archive/read-archive'
import { releasedMigrations } from '#server/platform/database/migrate'
import {
  BackupHead,
  BackupManifest,
  BackupOrigin,
  backupFormat,
  countersName,
  headName,
  manifestName,
  maxBytesOf,
  mediaPrefix,
  secretName,
  tableOf,
} from './backup-format.ts'

export interface CheckedBackup {
  head: BackupHead
  manifest: BackupManifest
}

/**
 * Reads a backup from end to end and checks every entry against the manifest, before anything is done with it.
 * @throws Error with what is wrong: not a backup, damaged, changed, or of a newer version
 */
export async function checkBackup(file: string): Promise<CheckedBackup> {
  try {
    return await readAndCompare(file)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`${file} can't be restored, and nothing was changed. ${reason}`, { cause })
  }
}

async function readAndCompare(file: string): Promise<CheckedBackup> {
  let head: BackupHead | undefined
  let manifest: BackupManifest | undefined
  let hasSecret = false
  const found = new Map<string, string>()
  for await (const { name, size, body } of readArchive(file)) {
    if (!head && name !== headName) throw new Error('It is not a backup of Postwright.')
    if (manifest || found.has(name)) throw new Error(`It holds ${name} where it should not.`)
    if (size > (maxBytesOf(name) ?? size)) throw new Error(`${name} is larger in it than it can be.`)
    if (name === manifestName) {
      manifest = readAs(BackupManifest, await buffer(body), name)
      continue
    }
    requireKnown(name)
    const hash = createHash('sha256')
    const pieces: Buffer[] = []
    for await (const piece of body) {
      hash.update(piece)
      if (name === headName || name === secretName) pieces.push(piece)
    }
    found.set(name, `${size} ${hash.digest('hex')}`)
    head ??= await readHead(Buffer.concat(pieces))
    if (name === secretName) hasSecret = Buffer.concat(pieces).toString().trim() !== ''
  }
  if (!head || !manifest) throw new Error('It breaks off before its end.')
  compare(found, manifest)
  if (!hasSecret) throw new Error('It has no secret, without which what is sealed in it can never be opened.')
  return { head, manifest }
}

/** Stops at another format or a newer schema: the rest would not be understood. */
async function readHead(bytes: Buffer): Promise<BackupHead> {
  const { format, version } = readAs(BackupOrigin, bytes, headName)
  const isNewer = () =>
    new Error(`It was made by a newer version of Postwright (${version}). Restore it with that one.`)
  if (format > backupFormat) throw isNewer()
  const head = readAs(BackupHead, bytes, headName)
  const known = await releasedMigrations()
  if (head.migrations.some((name) => !known[name])) throw isNewer()
  return head
}

/** @throws Error for anything but JSON of this shape */
function readAs<Schema extends z.ZodType>(schema: Schema, bytes: Buffer, name: string): z.output<Schema> {
  const parsed = schema.safeParse(parseJson(bytes))
  if (parsed.success) return parsed.data
  throw new Error(`${name} in it is not what Postwright writes, so it is not a backup of Postwright, or was changed.`)
}

/** undefined: the line is no JSON. */
function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString())
  } catch {
    return undefined
  }
}

function requireKnown(name: string): void {
  if ([headName, countersName, secretName].includes(name) || tableOf(name) !== undefined) return
  if (!name.startsWith(mediaPrefix)) throw new Error(`It holds ${name}, which is no part of a backup.`)
  checkedKey(name.slice(mediaPrefix.length))
}

function compare(found: ReadonlyMap<string, string>, manifest: BackupManifest): void {
  for (const { name, size, sha256 } of manifest.entries) {
    const present = found.get(name)
    if (present === undefined) throw new Error(`${name} is missing in it.`)
    if (present !== `${size} ${sha256}`) throw new Error(`${name} is not as it was when the backup was made.`)
  }
  if (found.size !== manifest.entries.length) throw new Error('It holds more than its manifest names.')
}

/** The entries with a wanted name, of a backup that was checked. */
export async function* entriesOf(file: string, isWanted: (name: string) => boolean): AsyncGenerator<ReadEntry> {
  for await (const entry of readArchive(file)) if (isWanted(entry.name)) yield entry
}
