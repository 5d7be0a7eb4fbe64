import { parseAddress } from '#shared/text/parse-address'

/** `consent.` before the name of a site is where the site asks whether its readers agree to be followed. */
export function isConsentHost(url: string): boolean {
  return /^(?:consent|cmp|privacy-?(?:gate|wall))[.-]/i.test(parseAddress(url)?.hostname ?? '')
}
