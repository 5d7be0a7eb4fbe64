import { authorization, counted } from './call-api.ts'
import { callLinkedin, type LinkedinAnswer, LinkedinUnreachable } from './http.ts'
import type { Caller, Linkedin } from './linkedin.ts'
import { LinkedinRefused } from './refused.ts'
import { untilAccepted } from './until-accepted.ts'

/** Whose token it is. */

export interface Member {
  urn: string
  name: string
  pictureUrl: string | null
}

/** Which of LinkedIn's two ways to ask for it: OpenID Connect, or the profile, where the app has no OpenID Connect. */
export type MemberSource = '/v2/userinfo' | '/v2/me'

/**
 * @param isNew whether the token was issued just now
 * @throws LinkedinRefused sign-in-product when the token may not read the profile, refused when it is not good;
 * LinkedinUnreachable
 */
export async function readMember(
  linkedin: Linkedin & Caller,
  { isNew, from = '/v2/userinfo' }: { isNew: boolean; from?: MemberSource },
): Promise<Member> {
  const ask = () => askForMember(linkedin, from)
  const answer = isNew ? await untilAccepted(linkedin, ask) : await ask()
  const { fields } = answer
  const { id, name, parts, picture } =
    from === '/v2/me'
      ? { id: fields.id, name: null, parts: [fields.localizedFirstName, fields.localizedLastName], picture: null }
      : { id: fields.sub, name: fields.name, parts: [fields.given_name, fields.family_name], picture: fields.picture }
  if (answer.status === 200 && typeof id === 'string' && /^[\w-]{1,100}$/.test(id)) {
    const joined = parts.filter((part) => typeof part === 'string').join(' ')
    return {
      urn: `urn:li:person:${id}`,
      name: (typeof name === 'string' && name.trim() ? name : joined).trim().slice(0, 200) || id,
      pictureUrl: pictureAddress(picture),
    }
  }
  throw new LinkedinRefused(answer.status === 403 ? 'sign-in-product' : 'refused', {
    status: answer.status,
    code: answer.fields.code,
  })
}

/** @throws LinkedinUnreachable also when LinkedIn itself is out of order */
async function askForMember(linkedin: Linkedin & Caller, from: MemberSource): Promise<LinkedinAnswer> {
  const address = `${linkedin.apiBase}${from}`
  const answer = await counted(linkedin, () =>
    callLinkedin({ method: 'GET', address, headers: authorization(linkedin) }),
  )
  if (answer.status >= 500 || answer.status === 429) throw new LinkedinUnreachable(true, String(answer.status))
  return answer
}

/** Only one that a browser may load. */
function pictureAddress(picture: unknown): string | null {
  return typeof picture === 'string' && /^https:\/\/\S+$/.test(picture) && picture.length <= 2_000 ? picture : null
}
