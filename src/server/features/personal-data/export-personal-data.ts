import type { Context } from '#server/context/context'
import type { ExportData, ExportedFile, Place } from '#server/context/feature'
import type { ZipEntry } from '#server/platform/archive/zip-stream'
import { toIso } from '#shared/time/iso'

/**
 * Everything a person made or told us, as files of an archive, readable by people and programs. Each is read only when
 * the archive reaches it, in pages, and never held whole.
 */
export async function* exportPersonalData(
  ctx: Context,
  place: Place,
  parts: readonly ExportData[],
): AsyncGenerator<ZipEntry> {
  const exportedAt = ctx.now()
  const descriptions: Record<string, string> = Object.assign(
    { 'README.txt': 'What the files are.' },
    ...parts.map(({ files }) => files),
    { 'manifest.json': 'When this archive was made, and the size of each file.' },
  )
  const sizes: { name: string; bytes: number }[] = []
  const entry = (name: string, bytes: AsyncIterable<Uint8Array>, isPacked = false): ZipEntry => ({
    name,
    modifiedAt: exportedAt,
    isPacked,
    bytes: counted(bytes, (size) => sizes.push({ name, bytes: size })),
  })

  yield entry('README.txt', text(readme(exportedAt, descriptions)))
  for (const { read } of parts) {
    for await (const file of read(ctx, place)) {
      yield entry(file.name, bytesOf(file), 'isPacked' in file && file.isPacked)
    }
  }
  yield entry('manifest.json', json({ exportedAt: toIso(exportedAt), descriptions, files: sizes }))
}

function readme(exportedAt: number, descriptions: Readonly<Record<string, string>>): string {
  const files = Object.entries(descriptions).map(([name, what]) => `${name}\n    ${what}\n`)
  return [
    'Your data from Postwright',
    `Made on ${new Date(exportedAt).toUTCString()}.`,
    'Everything you made or told us. JSON files are UTF-8 text; times in them are ISO 8601 or milliseconds since 1970.',
    files.join('\n'),
  ].join('\n\n')
}

function bytesOf(file: ExportedFile): AsyncIterable<Uint8Array> {
  if ('bytes' in file) return file.bytes
  return 'list' in file ? jsonList(file.list) : json(file.json)
}

async function* text(content: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(content)
}

function json(value: unknown): AsyncGenerator<Uint8Array> {
  return text(`${JSON.stringify(value, null, 2)}\n`)
}

/** A JSON array, yielded item by item. */
async function* jsonList(items: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  let separator = '[\n'
  for await (const item of items) {
    yield Buffer.from(separator + JSON.stringify(item, null, 2))
    separator = ',\n'
  }
  yield Buffer.from(separator === ',\n' ? '\n]\n' : '[]\n')
}

async function* counted(bytes: AsyncIterable<Uint8Array>, tell: (size: number) => void): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const piece of bytes) {
    size += piece.length
    yield piece
  }
  tell(size)
}
