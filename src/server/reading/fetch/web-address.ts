import { limits } from '#shared/rules/limits'

/**
 * URL silently drops tabs and line breaks and turns backslashes round; an address that it would repair is refused as
 * written.
 */
export function isPlainText(raw: string): boolean {
  return raw.length <= limits.addressCharacters && !/[\p{Cc}\p{Cs}\s\\]/u.test(raw)
}

export function isWebScheme(url: URL): boolean {
  return url.protocol === 'http:' || url.protocol === 'https:'
}

export function hasNoUser(url: URL): boolean {
  return url.username === '' && url.password === ''
}

export function isWebPort(port: number): boolean {
  return port === 80 || port === 443
}
