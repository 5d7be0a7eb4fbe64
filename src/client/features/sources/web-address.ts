import { parseAddress } from '#shared/text/parse-address'

/** Whether this is the address of a web page. */
export function isWebAddress(url: string): boolean {
  return ['http:', 'https:'].includes(parseAddress(url)?.protocol ?? '')
}

/** A host with a dot in it, and what may follow: `www.example.com`, `example.com/a?b`. */
const bareAddress = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/u

/** The trimmed input, with `https://` where an address came without its scheme. */
export function completeAddress(typed: string): string {
  const url = typed.trim()
  return bareAddress.test(url) ? `https://${url}` : url
}
