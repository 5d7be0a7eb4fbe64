import { completeAddress, isWebAddress } from '#client/features/sources/web-address'

/** What someone pastes or drops to begin a post. */
export type GivenSource = { url: string } | { text: string } | { file: File }

/** An address alone is a page; everything else is a text. Null for blank text. */
export function sourceOfText(pasted: string): GivenSource | null {
  const url = completeAddress(pasted)
  if (url === '') return null
  return !/\s/.test(url) && isWebAddress(url) ? { url } : { text: pasted }
}

let given: GivenSource | null = null

/** Hands a source to the form that opens next; a file fits in no address. */
export function giveSource(source: GivenSource): void {
  given = source
}

/** The source handed over last, once. */
export function takeGivenSource(): GivenSource | null {
  const source = given
  given = null
  return source
}
