/**
 * A parsed address; null if invalid. `URL.canParse` is missing in some browsers, and on Node 20, once it is used often,
 * it rejects every address with an ü in it.
 */
export function parseAddress(address: string, base?: string | URL): URL | null {
  try {
    return new URL(address, base)
  } catch {
    return null
  }
}
