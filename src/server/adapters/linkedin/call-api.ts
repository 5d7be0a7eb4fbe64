import { isDayLimit } from './day-limit.ts'
import { callLinkedin, type LinkedinAnswer, type LinkedinCall } from './http.ts'
import type { Caller, MemberLinkedin } from './linkedin.ts'

/** Calls with a member's token. All of them pass `counted`. */

/** @returns any answer, whatever its status @throws LinkedinUnreachable; TypeError for invalid header values */
export async function callApi(
  linkedin: MemberLinkedin,
  { path, headers, ...call }: Omit<LinkedinCall, 'address'> & { path: string },
): Promise<LinkedinAnswer> {
  const address = `${linkedin.apiBase}${path}`
  return await counted(linkedin, () =>
    callLinkedin({ ...call, address, headers: { ...apiHeaders(linkedin), ...headers } }),
  )
}

function apiHeaders(linkedin: MemberLinkedin): Record<string, string> {
  return {
    ...authorization(linkedin),
    'linkedin-version': linkedin.apiVersion,
    'x-restli-protocol-version': '2.0.0',
  }
}

export function authorization({ accessToken }: Caller): { authorization: string } {
  return { authorization: `Bearer ${accessToken}` }
}

/** Makes the call and counts it meanwhile, also when no answer comes. */
export async function counted({ counter }: Caller, call: () => Promise<LinkedinAnswer>): Promise<LinkedinAnswer> {
  const counting = counter.count()
  try {
    const answer = await call()
    if (isDayLimit(answer)) await counter.noteDayLimit()
    return answer
  } finally {
    await counting
  }
}
