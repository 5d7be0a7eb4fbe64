import { toWellFormed } from './graphemes.ts'

/** Beyond this many characters an address is at risk of being cut or refused on its way; 3,000 letters make about 4,300. */
const longAddressChars = 4_000

/**
 * The address that opens LinkedIn's composer with the text filled in. It is not an official interface and works on
 * desktop only, so callers copy the text first. Lone surrogates become U+FFFD instead of throwing.
 */
export function shareAddress(text: string): string {
  return `https://www.linkedin.com/feed/?shareActive=true&text=${encodeURIComponent(toWellFormed(text))}`
}

/** Whether to tell the author that the text may arrive incomplete and should be pasted instead. */
export function isLongForSharing(address: string): boolean {
  return address.length > longAddressChars
}
