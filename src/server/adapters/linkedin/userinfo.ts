import { callLinkedin, type LinkedinAnswer, LinkedinUnreachable } from './http.ts'
import type { Linkedin } from './linkedin.ts'
import { LinkedinRefused } from './refused.ts'

/** Whose token it is. */

export interface Member {
  urn: string
  name: string
  pictureUrl: string | null
}

const retryEveryMs = 1_000
const retries = 10

/**
 * Right after a token was given LinkedIn often calls it revoked, for some seconds.
 * @param isNew whether it was given just now
 * @throws LinkedinRefused sign-in-product when the token may not read the profile, refused when it is not good;
 * LinkedinUnreachable
 */
export async function readMember(
  linkedin: Linkedin,
  accessToken: string,
  { isNew }: { isNew: boolean },
): Promise<Member> {
  let answer = await askForMember(linkedin, accessToken)
  for (let tries = 0; isNew && answer.status === 401 && tries < retries; tries += 1) {
    await linkedin.wait(retryEveryMs)
    answer = await askForMember(linkedin, accessToken)
  }
  const { sub, name, given_name: given, family_name: family, picture } = answer.fields
  if (answer.status === 200 && typeof sub === 'string' && /^[\w-]{1,100}$/.test(sub)) {
    const parts = [given, family].filter((part) => typeof part === 'string').join(' ')
    return {
      urn: `urn:li:person:${sub}`,
      name: (typeof name === 'string' && name.trim() ? name : parts).trim().slice(0, 200) || sub,
      pictureUrl: pictureAddress(picture),
    }
  }
  throw new LinkedinRefused(answer.status === 403 ? 'sign-in-product' : 'refused', {
    status: answer.status,
    code: answer.fields.code,
  })
}

/** @throws LinkedinUnreachable also when LinkedIn itself is out of order */
async function askForMember(linkedin: Linkedin, accessToken: string): Promise<LinkedinAnswer> {
  const answer = await callLinkedin({
    method: 'GET',
    address: `${linkedin.apiBase}/v2/userinfo`,
    headers: { authorization: `Bearer ${accessToken}` },
  })
  if (answer.status >= 500 || answer.status === 429) throw new LinkedinUnreachable(true, String(answer.status))
  return answer
}

/** Only one that a browser may load. */
function pictureAddress(picture: unknown): string | null {
  return typeof picture === 'string' && /^https:\/\/\S+$/.test(picture) && picture.length <= 2_000 ? picture : null
}
