import { createHash, type Hash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { type SpooledFile, spool } from '#server/platform/spool'
import { checkedKey, type Files, isKey, type ListedFile, StorageFailure, type StoredFile } from './files.ts'
import { isOwnKey } from './own-keys.ts'
import { readXml } from './read-xml.ts'
import { createS3Client, type S3Answer, type S3Body } from './s3-client.ts'
import type { BucketConfig } from './s3-errors.ts'
import { wholeBody } from './whole-body.ts'

/** Stores each object's SHA-256 with it, to detect an incomplete body on any storage. */
const hashHeader = 'x-amz-meta-sha256'
const removedAtOnce = 8

/** List pages without anything new before a list counts as endless; and maximum pages of one list. */
const maxIdlePages = 20
const maxPages = 20_000

/**
 * Files as objects of one S3-compatible bucket, under the same keys below its prefix. Nothing else in it is touched.
 * @param spoolFolder where bytes of unknown length wait on disk until they can be sent: S3 wants their hash first
 */
export function createBucketFiles(config: BucketConfig, spoolFolder: string): Files {
  const { send } = createS3Client(config)
  const { prefix } = config

  async function put(key: string, body: S3Body): Promise<void> {
    const answer = await send({ method: 'PUT', key, body, headers: { [hashHeader]: body.sha256 } })
    await answer.body.dump()
  }

  async function openFrom(key: string, place: number, etag: string | undefined): Promise<Readable> {
    const headers = { range: `bytes=${place}-`, ...(etag && { 'if-match': etag }) }
    const answer = await send({ method: 'GET', key, headers })
    const goesOn = String(answer.headers['content-range']).startsWith(`bytes ${place}-`)
    if (answer.statusCode === 206 && goesOn) return answer.body
    await answer.body.dump()
    throw new StorageFailure(`${key} can't be read on from where it broke off.`)
  }

  /** @throws StorageFailure also for a list that does not end: the same page again and again, or empty ones */
  async function* list(folder?: string): AsyncGenerator<ListedFile> {
    const within = folder === undefined ? prefix : `${prefix}${checkedKey(folder)}/`
    let token = ''
    let first: string | undefined
    let idlePages = 0
    for (let pages = 0; pages < maxPages && idlePages < maxIdlePages; pages += 1) {
      const query = { 'list-type': '2', prefix: within, ...(token && { 'continuation-token': token }) }
      const answer = await send({ method: 'GET', query })
      const page = readList(await answer.body.text())
      const isNew = page.files.length > 0 && page.files[0]?.key !== first
      idlePages = isNew ? 0 : idlePages + 1
      first = page.files[0]?.key
      if (isNew) {
        for (const { key, size } of page.files) {
          const ours = key.startsWith(within) ? key.slice(prefix.length) : ''
          if (isKey(ours) && !isOwnKey(ours)) yield { key: ours, size }
        }
      }
      token = page.next
      if (token === '') return
    }
    throw new StorageFailure(`The storage at ${config.endpoint} lists ${within || 'the bucket'} without an end.`)
  }

  async function remove(key: string): Promise<void> {
    const answer = await send({ method: 'DELETE', key: checkedKey(key) })
    await answer.body.dump()
  }

  return {
    async put(key, bytes) {
      checkedKey(key)
      if (bytes instanceof Uint8Array) return await put(key, bodyOf(bytes))
      const { file, body } = await spoolBody(bytes, spoolFolder)
      try {
        await put(key, body)
      } finally {
        await file.close()
      }
    },
    async read(key) {
      const answer = await send({ method: 'GET', key: checkedKey(key) })
      return answer.statusCode === 404 ? undefined : toStoredFile(key, answer, openFrom)
    },
    async has(key) {
      const answer = await send({ method: 'HEAD', key: checkedKey(key) })
      await answer.body.dump()
      return answer.statusCode !== 404
    },
    list,
    remove,
    async removeFolder(folder) {
      const some: string[] = []
      const removeThem = () => Promise.all(some.splice(0).map(remove))
      for await (const { key } of list(folder)) if (some.push(key) === removedAtOnce) await removeThem()
      await removeThem()
    },
    async removeLeftovers() {
      // an object is written completely or not at all, and spooled files are unnamed
    },
    async check() {
      const answer = await send({ method: 'GET', query: { 'list-type': '2', 'max-keys': '1', prefix } })
      readList(await answer.body.text())
    },
  }
}

function toStoredFile(
  key: string,
  { headers, body }: S3Answer,
  openFrom: (key: string, place: number, etag: string | undefined) => Promise<Readable>,
): StoredFile {
  const size = Number(headers['content-length'])
  if (!Number.isSafeInteger(size)) throw new StorageFailure(`The storage does not say how long ${key} is.`)
  const [sha256, etag] = [hashHeader, 'etag'].map((name) => headers[name]?.toString())
  return { size, stream: wholeBody(body, { key, size, sha256 }, (place) => openFrom(key, place, etag)) }
}

function bodyOf(bytes: Uint8Array): S3Body {
  const [sha256, md5] = [createHash('sha256').update(bytes), createHash('md5').update(bytes)]
  return { size: bytes.length, sha256: sha256.digest('hex'), md5: md5.digest('base64'), open: () => bytes }
}

/** The caller closes the file. */
async function spoolBody(
  bytes: AsyncIterable<Uint8Array>,
  folder: string,
): Promise<{ file: SpooledFile; body: S3Body }> {
  const [sha256, md5] = [createHash('sha256'), createHash('md5')]
  const file = await spool(hashed(bytes, [sha256, md5]), folder)
  return {
    file,
    body: { size: file.size, sha256: sha256.digest('hex'), md5: md5.digest('base64'), open: () => file.open() },
  }
}

async function* hashed(bytes: AsyncIterable<Uint8Array>, hashes: readonly Hash[]): AsyncGenerator<Uint8Array> {
  for await (const piece of bytes) {
    for (const hash of hashes) hash.update(piece)
    yield piece
  }
}

/** @throws StorageFailure if the answer is not a list, such as another web server's page */
function readList(xml: string): { files: ListedFile[]; next: string } {
  const files: ListedFile[] = []
  let next = ''
  let isList = false
  for (const { name, within, text } of readXml(xml)) {
    if (name === 'IsTruncated') isList = true
    if (name === 'NextContinuationToken') next = text
    if (within !== 'Contents') continue
    if (name === 'Key') files.push({ key: text, size: 0 })
    const last = files.at(-1)
    if (name === 'Size' && last) last.size = Number(text)
  }
  if (!isList) {
    throw new StorageFailure('S3_ENDPOINT: what answers there is no S3-compatible storage.', { isWrongSetting: true })
  }
  return { files, next }
}
