import { callApi } from './call-api.ts'
import { LinkedinUnreachable } from './http.ts'
import type { MemberLinkedin } from './linkedin.ts'

/** What a version of the API is worth. `unclear`: LinkedIn gave neither a yes nor a no. */
export type VersionAnswer = 'works' | 'ended' | 'unclear'

/** LinkedIn has ended the version that a call was made with. */
export class VersionEnded extends Error {
  override name = 'VersionEnded'
}

/** By the status and code of any call. */
export function isVersionEnded({ status, code }: { status: number | null; code: unknown }): boolean {
  return status === 426 || code === 'NONEXISTENT_VERSION'
}

/**
 * Tries a version with a request that nobody sees: it asks for the address of an upload and sends nothing there. Whoever
 * may post may ask for one.
 */
export async function tryVersion(linkedin: MemberLinkedin, account: { urn: string }): Promise<VersionAnswer> {
  try {
    const { status, fields } = await callApi(linkedin, {
      method: 'POST',
      path: '/rest/images?action=initializeUpload',
      body: { json: { initializeUploadRequest: { owner: account.urn } } },
    })
    if (isVersionEnded({ status, code: fields.code })) return 'ended'
    return status === 200 ? 'works' : 'unclear'
  } catch (error) {
    if (error instanceof LinkedinUnreachable) return 'unclear'
    throw error
  }
}
