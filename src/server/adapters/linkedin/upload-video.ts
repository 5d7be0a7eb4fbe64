import type { StoredFile } from '#server/adapters/files/files'
import { secondMs } from '#shared/time/durations'
import { callApi } from './call-api.ts'
import { type LinkedinAnswer, LinkedinUnreachable, uploadToLinkedin } from './http.ts'
import type { MemberLinkedin } from './linkedin.ts'
import { failed, mayUpload, type UploadAnswer } from './uploads.ts'

/** A video goes to LinkedIn in parts, which are put together there and then processed. */

interface Part {
  address: string
  /** Inclusive, in bytes. */
  first: number
  last: number
}

interface Begun {
  urn: string
  token: string
  parts: readonly Part[]
}

const maxPartBytes = 16 * 1024 * 1024
const partTimeoutMs = 60 * secondMs
/** Whether a part arrived is certain, so it may be sent again. */
const maxTriesOfPart = 3
/** Each check is one of the member's calls of the day. */
const lookEveryMs = 10 * secondMs
/** If the video takes longer, LinkedIn refuses the post until it is ready, and the post is sent again later. */
const maxLooks = 12
/** Statuses after which asking again with this token and version is no use. */
const endingLooks = [401, 403, 426]

type Refused = Exclude<UploadAnswer, { kind: 'uploaded' }>

/**
 * Streams the file, one part at a time, and always closes it. A failure here has created no post, so everything may be
 * repeated.
 */
export async function uploadVideo(
  linkedin: MemberLinkedin,
  account: { urn: string },
  { stream, size }: StoredFile,
): Promise<UploadAnswer> {
  // a file that can't be read on ends the parts, which is said then
  stream.once('error', () => undefined)
  try {
    const begun = await begin(linkedin, account.urn, size)
    if ('kind' in begun) return begun
    const ids = await sendParts(begun.parts, stream)
    if (!Array.isArray(ids)) return ids
    const finalizeUploadRequest = { video: begun.urn, uploadToken: begun.token, uploadedPartIds: ids }
    const done = await callApi(linkedin, {
      method: 'POST',
      path: '/rest/videos?action=finalizeUpload',
      body: { json: { finalizeUploadRequest } },
    })
    if (done.status !== 200) return failed(done)
    return await waitUntilProcessed(linkedin, begun.urn)
  } catch (error) {
    if (!(error instanceof LinkedinUnreachable)) throw error
    return { kind: 'put-off', why: 'unreachable', status: null, code: 'NO_ANSWER' }
  } finally {
    stream.destroy()
  }
}

async function begin(linkedin: MemberLinkedin, owner: string, size: number): Promise<Begun | Refused> {
  const answer = await callApi(linkedin, {
    method: 'POST',
    path: '/rest/videos?action=initializeUpload',
    body: {
      json: {
        initializeUploadRequest: { owner, fileSizeBytes: size, uploadCaptions: false, uploadThumbnail: false },
      },
    },
  })
  const value = (answer.fields.value ?? {}) as Record<string, unknown>
  if (answer.status !== 200 || typeof value.video !== 'string') return failed(answer)
  const parts = readParts(value.uploadInstructions, size)
  if (!parts) return { kind: 'refused', why: 'other', status: 200, code: 'UPLOAD_INSTRUCTIONS' }
  if (!parts.every(({ address }) => mayUpload(linkedin, address))) {
    return { kind: 'refused', why: 'other', status: 200, code: 'UPLOAD_ADDRESS' }
  }
  return { urn: value.video, token: typeof value.uploadToken === 'string' ? value.uploadToken : '', parts }
}

/** In their order and without gaps; null: they are not the whole file. */
function readParts(instructions: unknown, size: number): Part[] | null {
  if (!Array.isArray(instructions)) return null
  const parts: Part[] = []
  let next = 0
  for (const { uploadUrl: address, firstByte: first, lastByte: last } of instructions as Record<string, unknown>[]) {
    const isNext = first === next && typeof last === 'number' && last >= next && last - next < maxPartBytes
    if (!isNext || typeof address !== 'string') return null
    parts.push({ address, first: next, last })
    next = last + 1
  }
  return next === size ? parts : null
}

/** @returns LinkedIn's ids of the parts, or the refusal of one */
async function sendParts(parts: readonly Part[], bytes: AsyncIterable<Uint8Array>): Promise<string[] | Refused> {
  const ids: string[] = []
  const pieces = inParts(parts, bytes)
  for (const { address } of parts) {
    const { value } = await pieces.next()
    if (!value) return { kind: 'put-off', why: 'unreachable', status: null, code: 'FILE_CUT_OFF' }
    const answer = await sendPart(address, value)
    const id = answer.headers.get('etag')?.replaceAll('"', '')
    if (answer.status !== 200 && answer.status !== 201) return failed(answer)
    if (!id) return { kind: 'put-off', why: 'busy', status: answer.status, code: 'NO_ETAG' }
    ids.push(id)
  }
  return ids
}

/** The address is signed: no token goes with the bytes. @throws LinkedinUnreachable */
async function sendPart(address: string, bytes: Uint8Array): Promise<LinkedinAnswer> {
  for (let tries = 1; ; tries += 1) {
    try {
      const headers = { 'content-type': 'application/octet-stream' }
      const part = { body: bytes, size: bytes.length }
      const answer = await uploadToLinkedin({ address, headers, ...part, timeoutMs: partTimeoutMs })
      if (answer.status < 500 || tries === maxTriesOfPart) return answer
    } catch (error) {
      if (tries === maxTriesOfPart) throw error
    }
  }
}

/** The bytes of each part, all in one reused buffer. Ends early if the file is shorter or can't be read further. */
async function* inParts(parts: readonly Part[], bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const source = bytes[Symbol.asyncIterator]()
  const memory = new Uint8Array(Math.max(...parts.map(({ first, last }) => last - first + 1)))
  let rest: Uint8Array = new Uint8Array()
  for (const { first, last } of parts) {
    const part = memory.subarray(0, last - first + 1)
    for (let filled = 0; filled < part.length; ) {
      if (rest.length === 0) {
        const next = await source.next().catch(() => null)
        if (!next || next.done) return
        rest = next.value
      }
      const taken = rest.subarray(0, part.length - filled)
      part.set(taken, filled)
      filled += taken.length
      rest = rest.subarray(taken.length)
    }
    yield part
  }
}

/** Where LinkedIn refuses to say, as to apps that may not read videos, creating the post shows whether it is ready. */
async function waitUntilProcessed(linkedin: MemberLinkedin, urn: string): Promise<UploadAnswer> {
  for (let looks = 0; looks < maxLooks; looks += 1) {
    const { status, fields } = await callApi(linkedin, {
      method: 'GET',
      path: `/rest/videos/${encodeURIComponent(urn)}`,
    })
    if (fields.status === 'PROCESSING_FAILED') {
      return { kind: 'refused', why: 'video', status, code: 'PROCESSING_FAILED' }
    }
    if (endingLooks.includes(status) || fields.status === 'AVAILABLE') break
    await linkedin.wait(lookEveryMs)
  }
  return { kind: 'uploaded', urn }
}
