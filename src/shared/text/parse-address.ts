/**
 * An address in its parts; null when it is none. `URL.canParse` is newer than some browsers, and on Node 20, once it is
 * used often, it refuses every address with an ü in it.
 */
export function parseAddress(address: string, base?: string | URL): URL | null {
  try {
    return new URL(address, base)
  } catch {
    return null
  }
}
