import { ArchiveError } from './archive-error.ts'
import { type ArchivePosts, readShares } from './read-shares.ts'
import { readUpTo, readZipEntry } from './read-zip-entry.ts'

/** Of the unpacked `Shares.csv`: some thousand long posts. */
const maxBytes = 20 * 1024 * 1024

/**
 * The posts in LinkedIn's archive of a member's data: the ZIP file, or its `Shares.csv`. All of it happens in the
 * browser.
 * @throws ArchiveError
 */
export async function readArchive(file: Blob): Promise<ArchivePosts> {
  const bytes = (await isZip(file)) ? await readZipEntry(file, isShares, maxBytes) : await readCsv(file)
  if (!bytes) throw new ArchiveError('noShares')
  return readShares(new TextDecoder().decode(bytes))
}

async function readCsv(file: Blob): Promise<Uint8Array> {
  if (file.size > maxBytes) throw new ArchiveError('tooLarge')
  return await readUpTo(file.stream(), maxBytes)
}

async function isZip(file: Blob): Promise<boolean> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  return first === 0x50 && second === 0x4b
}

/** Also in a folder, and with a number after its name, as in archives of several parts. */
function isShares(name: string): boolean {
  return /(?:^|\/)shares(?:_\d+)?\.csv$/i.test(name) && !name.startsWith('__MACOSX/')
}
