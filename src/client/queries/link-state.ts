import { useQuery } from '@tanstack/react-query'
import { ApiError, callApi } from '#client/lib/api'
import { queryKeys } from './keys.ts'

/** The calls that use up a one-time link, and refuse an empty password only after they found the link valid. */
type LinkUse = 'setup' | 'acceptInvitation' | 'resetPassword'

/**
 * Whether a one-time link has been used or has expired, known before anything is typed; false until then. Asking does
 * not use it up.
 * @param isInUse while its form is sent and afterwards
 */
export function useIsLinkOver(use: LinkUse, token: string, isInUse: boolean): boolean {
  const { data = false } = useQuery({
    queryKey: [...queryKeys.linkState, use, token],
    queryFn: ({ signal }) => callApi(use, { body: { token }, signal }).then(() => false, isExpired),
    enabled: token !== '' && !isInUse,
  })
  return data
}

export function isExpired(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'link_expired'
}
