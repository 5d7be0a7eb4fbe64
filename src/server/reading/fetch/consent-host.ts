import { parseAddress } from '#shared/text/parse-address'

/** Whether a host is a site's consent page: `consent.` before the site's name. */
export function isConsentHost(url: string): boolean {
  return /^(?:consent|cmp|privacy-?(?:gate|wall))[.-]/i.test(parseAddress(url)?.hostname ?? '')
}
