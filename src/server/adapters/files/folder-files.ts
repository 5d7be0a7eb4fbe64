import { randomUUID } from 'node:crypto'
import { constants, createReadStream } from 'node:fs'
import { access, mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type Bytes, checkedKey, type Files, isKey, type ListedFile, StorageFailure, type StoredFile } from './files.ts'

/** Files below one folder of this machine, each named by its key. Incomplete ones are in `.writing` next to them. */
export function createFolderFiles(folder: string): Files {
  const pathOf = (key: string) => join(folder, ...checkedKey(key).split('/'))
  const writing = join(folder, '.writing')

  return {
    async put(key, bytes) {
      const target = pathOf(key)
      const half = join(writing, randomUUID())
      await mkdir(writing, { recursive: true, mode: 0o700 })
      try {
        await write(half, bytes)
        await moveInto(half, target)
      } catch (error) {
        await rm(half, { force: true })
        throw error
      }
    },
    read: (key) => openFile(pathOf(key)),
    async has(key) {
      return (await stat(pathOf(key)).catch(undefinedIfMissing))?.isFile() ?? false
    },
    list: (name) => (name === undefined ? listBelow(folder, '') : listBelow(pathOf(name), `${name}/`)),
    async remove(key) {
      const target = pathOf(key)
      await rm(target, { force: true })
      await removeIfEmpty(dirname(target))
    },
    removeFolder: (name) => rm(pathOf(name), { recursive: true, force: true }),
    removeLeftovers: (before) => removeOlder(writing, before),
    async check() {
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        await access(folder, constants.R_OK | constants.W_OK)
      } catch (cause) {
        throw new StorageFailure(`${folder} can't be written to.`, { cause })
      }
    },
  }
}

/** What is acknowledged survives a loss of power, so the bytes are on the disk before the file has its name. */
async function write(path: string, bytes: Bytes): Promise<void> {
  const source = bytes instanceof Uint8Array ? [bytes] : bytes
  const file = await open(path, 'wx', 0o600) // before the stream, which after a failure would still be opening it
  await pipeline(source, file.createWriteStream({ flush: true }))
}

/** A folder may be cleared away as empty just before the file comes into it; then it is made again. */
async function moveInto(half: string, target: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    await mkdir(dirname(target), { recursive: true, mode: 0o700 })
    try {
      await rename(half, target)
      return
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || attempt === 5) throw error
    }
  }
}

async function openFile(path: string): Promise<StoredFile | undefined> {
  try {
    const file = await open(path)
    try {
      const { size } = await file.stat()
      return { stream: createReadStream('', { fd: file }), size }
    } catch (error) {
      await file.close()
      throw error
    }
  } catch (error) {
    return undefinedIfMissing(error as NodeJS.ErrnoException)
  }
}

/** What is not named like a file of ours stays unseen, `.writing` among it. */
async function* listBelow(path: string, prefix: string): AsyncGenerator<ListedFile> {
  for (const entry of (await readdir(path, { withFileTypes: true }).catch(undefinedIfMissing)) ?? []) {
    const key = prefix + entry.name
    if (!isKey(key)) continue
    if (entry.isDirectory()) yield* listBelow(join(path, entry.name), `${key}/`)
    else if (entry.isFile()) {
      const found = await stat(join(path, entry.name)).catch(undefinedIfMissing) // removed meanwhile
      if (found) yield { key, size: found.size }
    }
  }
}

function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error
}

async function removeOlder(folder: string, before: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const written = await stat(path).catch(() => undefined) // finished meanwhile
    if (written && written.mtimeMs < before) await rm(path, { force: true })
  }
}

async function removeIfEmpty(path: string): Promise<void> {
  const entries = await readdir(path).catch(() => ['gone already'])
  if (entries.length > 0) return
  await rmdir(path).catch(() => undefined) // another file has come into it meanwhile
}
