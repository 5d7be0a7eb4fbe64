import { z } from 'zod'
import type { AnyRow } from '#server/platform/database/whole-tables'

/**
 * What a backup consists of, the same from both databases. A .tar.gz with, in this order:
 *
 *   backup.json                       BackupHead
 *   tables/TABLE/NUMBER.ndjson        rows, one JSON object a line; tables stand after those they refer to
 *   counters.json                     the last number that each counting table gave, {TABLE: number}
 *   secret                            the installation's secret
 *   media/KEY                         the uploaded pictures with their thumbnails, the files of posts, and the uploaded fonts
 *   manifest.json                     BackupManifest: hash and size of every entry before it
 *
 * A value of a row is a number, a string or null, and bytes are {"$base64": "..."}. Left out is what is made again from
 * the rest: the search index, and thumbnails of visuals.
 */

/** Increased when older versions can no longer read the format. */
export const backupFormat = 1

/** What every version's head contains, whatever else it has. */
export const BackupOrigin = z.object({
  product: z.literal('Postwright'),
  format: z.number().int(),
  /** The product's version. */
  version: z.string().max(100),
})

export const BackupHead = BackupOrigin.extend({
  /** ISO 8601. */
  madeAt: z.iso.datetime(),
  database: z.enum(['sqlite', 'postgres']),
  /** The migrations applied to the tables, in order. */
  migrations: z.array(z.string()),
})
export type BackupHead = z.output<typeof BackupHead>

export const BackupManifest = z.object({
  entries: z.array(z.object({ name: z.string(), size: z.number().int().min(0), sha256: z.string() })),
  /** Rows per table. */
  rows: z.record(z.string(), z.number().int()),
  /** Keys of files that a row names but that were deleted before the backup reached them. */
  missingFiles: z.array(z.string()),
})
export type BackupManifest = z.output<typeof BackupManifest>

export const headName = 'backup.json'
export const countersName = 'counters.json'
export const secretName = 'secret'
export const manifestName = 'manifest.json'
export const mediaPrefix = 'media/'

/**
 * Not in a backup: the search index (with SQLite's own tables for it), the records of migrations and of backups here,
 * and the installation's marks.
 */
const leftOut = /^(post_search(_.*)?|kysely_migration.*|backups|installation_marks|postwright_restore)$/

const megabyte = 1024 * 1024

/** The largest size of an entry that is read whole; undefined for files, which never are. */
export function maxBytesOf(name: string): number | undefined {
  if (name.startsWith(mediaPrefix)) return undefined
  return name === manifestName || tableOf(name) !== undefined ? 256 * megabyte : megabyte
}

export function isKept(table: string): boolean {
  return !leftOut.test(table)
}

export function partName(table: string, number: number): string {
  return `tables/${table}/${String(number).padStart(6, '0')}.ndjson`
}

/** The table of an entry's name; undefined for other entries. */
export function tableOf(name: string): string | undefined {
  return /^tables\/([a-z0-9_]+)\/\d{6,}\.ndjson$/.exec(name)?.[1]
}

export function writeRows(rows: readonly AnyRow[]): Buffer {
  return Buffer.from(rows.map((row) => `${JSON.stringify(mapped(row, toJson))}\n`).join(''))
}

export function readRows(bytes: Buffer): AnyRow[] {
  const lines = bytes.toString('utf8').split('\n')
  return lines.filter((line) => line !== '').map((line) => mapped(JSON.parse(line) as AnyRow, fromJson))
}

function mapped(row: AnyRow, change: (value: unknown) => unknown): AnyRow {
  return Object.fromEntries(Object.entries(row).map(([column, value]) => [column, change(value)]))
}

/** @throws Error for a value that would be restored differently: a new kind of column needs a form here first */
function toJson(value: unknown): unknown {
  if (value === null || typeof value === 'string') return value
  if (typeof value === 'number' && Number.isFinite(value)) return value
  if (value instanceof ArrayBuffer) return { $base64: Buffer.from(value).toString('base64') }
  if (value instanceof Uint8Array) return { $base64: Buffer.from(value).toString('base64') }
  throw new Error(`A backup has no form for a ${typeof value}.`)
}

function fromJson(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value
  return Buffer.from((value as { $base64: string }).$base64, 'base64')
}
