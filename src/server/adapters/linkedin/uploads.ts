import type { Readable } from 'node:stream'
import type { StoredFile } from '#server/adapters/files/files'
import { authorization, callApi, counted } from './call-api.ts'
import { type LinkedinAnswer, LinkedinUnreachable, uploadToLinkedin } from './http.ts'
import type { MemberLinkedin } from './linkedin.ts'
import { type PostAnswer, readPostAnswer } from './post-answer.ts'

/** Pictures and documents are uploaded before the post that shows them is created. */

const kinds = {
  image: { path: '/rest/images', type: 'application/octet-stream', timeoutMs: 60_000 },
  // it may have 100 MB
  document: { path: '/rest/documents', type: 'application/pdf', timeoutMs: 180_000 },
} as const

export type UploadAnswer = { kind: 'uploaded'; urn: string } | Exclude<PostAnswer, { kind: 'created' | 'duplicate' }>

/** Never throws. What fails here has created no post, so all of it may be done again. */
export async function upload(
  linkedin: MemberLinkedin,
  account: { urn: string },
  kind: keyof typeof kinds,
  bytes: Uint8Array,
): Promise<UploadAnswer> {
  return await send(linkedin, account, kind, { body: bytes, size: bytes.length })
}

/** The same for a file that is read while it is sent, so that its size takes no memory. It is closed in any case. */
export async function uploadStored(
  linkedin: MemberLinkedin,
  account: { urn: string },
  kind: keyof typeof kinds,
  { stream, size }: StoredFile,
): Promise<UploadAnswer> {
  // a file that can't be read on ends the call, which then says that there was no answer
  stream.once('error', () => undefined)
  try {
    return await send(linkedin, account, kind, { body: stream, size })
  } finally {
    stream.destroy()
  }
}

async function send(
  linkedin: MemberLinkedin,
  account: { urn: string },
  kind: keyof typeof kinds,
  file: { body: Uint8Array | Readable; size: number },
): Promise<UploadAnswer> {
  const { path, type, timeoutMs } = kinds[kind]
  const headers = { ...authorization(linkedin), 'content-type': type }
  try {
    const begun = await callApi(linkedin, {
      method: 'POST',
      path: `${path}?action=initializeUpload`,
      body: { json: { initializeUploadRequest: { owner: account.urn } } },
    })
    const value = begun.fields.value as Record<string, unknown> | undefined
    const [address, urn] = [value?.uploadUrl, value?.[kind]]
    if (begun.status !== 200 || typeof address !== 'string' || typeof urn !== 'string') return failed(begun)
    if (!mayUpload(linkedin, address)) return { kind: 'refused', why: 'other', status: 200, code: 'UPLOAD_ADDRESS' }
    const put = await counted(linkedin, () => uploadToLinkedin({ address, headers, ...file, timeoutMs }))
    return put.status === 200 || put.status === 201 ? { kind: 'uploaded', urn } : failed(put)
  } catch (error) {
    if (!(error instanceof LinkedinUnreachable)) throw error
    return { kind: 'put-off', why: 'unreachable', status: null, code: 'NO_ANSWER' }
  }
}

/** The token is sent along with the bytes, so only LinkedIn's hosts are allowed. */
export function mayUpload({ apiBase }: Pick<MemberLinkedin, 'apiBase'>, address: string): boolean {
  const url = URL.parse(address)
  if (!url || url.username || url.password) return false
  if (url.origin === new URL(apiBase).origin) return true
  return url.protocol === 'https:' && url.port === '' && /(?:^|\.)(?:linkedin|licdn)\.com$/.test(url.hostname)
}

export function failed(answer: LinkedinAnswer): Exclude<UploadAnswer, { kind: 'uploaded' }> {
  const read = readPostAnswer(answer)
  const { status, code } = read
  if (read.kind === 'unknown') return { kind: 'put-off', why: 'busy', status, code }
  return read.kind === 'created' || read.kind === 'duplicate' ? { kind: 'refused', why: 'other', status, code } : read
}
