import { parseAddress } from './parse-address.ts'

const anyOrigin = 'http://own.invalid'

/**
 * A safe redirect target on this site, such as from `?next=`: its path with query and hash, as browsers normalise it.
 * null for anything that leads to another site, or would for a browser that decodes it once more.
 */
export function ownPath(address: string | null | undefined): string | null {
  // browsers drop tabs and line ends, which can turn a harmless path into '//elsewhere'
  if (!address?.startsWith('/') || /\p{Cc}/u.test(address)) return null
  const url = parseAddress(address, anyOrigin)
  // '/a/..//elsewhere' only becomes '//elsewhere' by being parsed
  if (url?.origin !== anyOrigin || url.pathname.startsWith('//')) return null
  return `${url.pathname}${url.search}${url.hash}`
}
