import { limits } from '#shared/rules/limits'
import { parseAddress } from '#shared/text/parse-address'

/** Allowed redirect addresses: https, or a program on the person's own computer (RFC 8252). */

const ownComputer = new Set(['127.0.0.1', '[::1]', 'localhost'])

export function isRedirectUri(text: string): boolean {
  // refused: anything that a browser would repair or drop
  if (text.length > limits.addressCharacters || /[\p{Cc}\p{Cs}\s\\#]/u.test(text)) return false
  const url = parseAddress(text)
  if (url?.username !== '' || url.password !== '') return false
  return url.protocol === 'https:' || isOnOwnComputer(text)
}

export function isOnOwnComputer(uri: string): boolean {
  const url = parseAddress(uri)
  return url?.protocol === 'http:' && ownComputer.has(url.hostname)
}

/**
 * Compared character by character, except that a program on one's own computer may listen on any port (RFC 8252, 7.3).
 */
export function isRegistered(asked: string, registered: readonly string[]): boolean {
  if (!isRedirectUri(asked)) return false
  return registered.some(
    (uri) =>
      uri === asked || (isOnOwnComputer(asked) && isOnOwnComputer(uri) && withoutPort(uri) === withoutPort(asked)),
  )
}

function withoutPort(uri: string): string {
  return uri.replace(/^(http:\/\/(?:\[[^\]]*\]|[^/?:]*))(?::\d*)?/i, '$1')
}

/** The address that tells an app something; `iss` says which server answers (RFC 9207). */
export function answerTo(
  redirectUri: string,
  { state, ...values }: { state: string | undefined; iss: string } & ({ code: string } | { error: string }),
): string {
  const url = new URL(redirectUri)
  for (const [name, value] of Object.entries(values)) url.searchParams.append(name, value)
  if (state !== undefined) url.searchParams.append('state', state)
  return url.href
}
