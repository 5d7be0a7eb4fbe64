import { parseAddress } from '#shared/text/parse-address'

/** Whether this is an address a page can be read at. */
export function isWebAddress(url: string): boolean {
  return ['http:', 'https:'].includes(parseAddress(url)?.protocol ?? '')
}
