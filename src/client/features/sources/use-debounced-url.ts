import { useDebounced } from '#client/lib/use-debounced'
import { limits } from '#shared/rules/limits'
import { isWebAddress } from './web-address.ts'

const pauseMs = 400

/** The address after a pause in typing; null while it changes, and if it can't be read. */
export function useDebouncedUrl(url: string | null): string | null {
  const debounced = useDebounced(url, pauseMs, null)
  return url !== null && url === debounced && isWebAddress(url) && url.length <= limits.addressCharacters ? url : null
}
