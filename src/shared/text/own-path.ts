import { parseAddress } from './parse-address.ts'

const anyOrigin = 'http://own.invalid'

/**
 * A page of this site that someone may be sent on to, such as `?next=` names: its path with query and hash, as browsers
 * write it. null for anything that leads to another site, or would for a browser that reads it once more.
 */
export function ownPath(address: string | null | undefined): string | null {
  // browsers drop tabs and line ends, which can turn a harmless path into '//elsewhere'
  if (!address?.startsWith('/') || /\p{Cc}/u.test(address)) return null
  const url = parseAddress(address, anyOrigin)
  // '/a/..//elsewhere' only becomes '//elsewhere' by being parsed
  if (url?.origin !== anyOrigin || url.pathname.startsWith('//')) return null
  return `${url.pathname}${url.search}${url.hash}`
}
