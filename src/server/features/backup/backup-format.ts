import { z } from 'zod'
import type { AnyRow } from '#server/platform/database/whole-tables'

/**
 * What a backup consists of, the same from both databases. A .tar.gz with, in this order:
 *
 *   backup.json                       BackupHead
 *   tables/TABLE/NUMBER.ndjson        rows, one JSON object a line; tables stand after those they refer to
 *   counters.json                     the last number that each counting table gave, {TABLE: number}
 *   secret                            the installation's secret
 *   media/KEY                         the uploaded pictures with their thumbnails, and the uploaded fonts
 *   manifest.json                     BackupManifest: hash and size of every entry before it
 *
 * A value of a row is a number, a string or null, and bytes are {"$base64": "..."}. Left out is what is made again from
 * the rest: the search index, and thumbnails of visuals.
 */

/** Grows when an older version could no longer read it. */
export const backupFormat = 1

/** What every version says of itself, whatever else its head has. */
export const BackupOrigin = z.object({
  product: z.literal('Postwright'),
  format: z.number().int(),
  /** Of the product. */
  version: z.string().max(100),
})

export const BackupHead = BackupOrigin.extend({
  /** ISO 8601. */
  madeAt: z.iso.datetime(),
  database: z.enum(['sqlite', 'postgres']),
  /** The migrations that the tables had, in order. */
  migrations: z.array(z.string()),
})
export type BackupHead = z.output<typeof BackupHead>

export const BackupManifest = z.object({
  entries: z.array(z.object({ name: z.string(), size: z.number().int().min(0), sha256: z.string() })),
  /** Rows of each table. */
  rows: z.record(z.string(), z.number().int()),
  /** Keys of files that a row named and that were gone when it came to them. */
  missingFiles: z.array(z.string()),
})
export type BackupManifest = z.output<typeof BackupManifest>

export const headName = 'backup.json'
export const countersName = 'counters.json'
export const secretName = 'secret'
export const manifestName = 'manifest.json'
export const mediaPrefix = 'media/'

/**
 * Not kept: the search index (with SQLite's own tables for it), the records of migrations, and of backups here, and what
 * the installation notes about itself.
 */
const leftOut = /^(post_search(_.*)?|kysely_migration.*|backups|installation_marks|postwright_restore)$/

const megabyte = 1024 * 1024

/** What is read as a whole has no more bytes than this; undefined for files, which never are. */
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

/** The table of an entry's name; undefined when it is no part of one. */
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

/** @throws Error for a value that would come back as something else: a new kind of column needs a form here first */
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
