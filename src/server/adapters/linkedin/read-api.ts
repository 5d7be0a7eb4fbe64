import { callApi } from './call-api.ts'
import { type LinkedinAnswer, LinkedinUnreachable } from './http.ts'
import type { MemberLinkedin } from './linkedin.ts'
import { isVersionEnded, VersionEnded } from './versions.ts'

/** Asks the API something. @throws VersionEnded; LinkedinUnreachable, also when LinkedIn is busy or out of order */
export async function readApi(linkedin: MemberLinkedin, path: string): Promise<LinkedinAnswer> {
  const answer = await callApi(linkedin, { method: 'GET', path })
  if (isVersionEnded({ status: answer.status, code: answer.fields.code })) throw new VersionEnded()
  if (answer.status >= 500 || answer.status === 429) throw new LinkedinUnreachable(true, String(answer.status))
  return answer
}

/** The objects of an answer that lists some; none where it does not. */
export function elementsOf({ status, fields }: LinkedinAnswer): Readonly<Record<string, unknown>>[] {
  if (status !== 200 || !Array.isArray(fields.elements)) return []
  return fields.elements.filter(
    (element): element is Record<string, unknown> => typeof element === 'object' && element !== null,
  )
}
