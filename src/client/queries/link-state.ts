import { useQuery } from '@tanstack/react-query'
import { ApiError, callApi } from '#client/lib/api'
import type { Body } from '#shared/contract/contract'
import { queryKeys } from './keys.ts'

/**
 * Whether a one-time link has been used or has expired, known before anything is typed; false until then.
 * @param isInUse while its form is sent and afterwards
 */
export function useIsLinkOver(kind: Body<'readLinkState'>['kind'], token: string, isInUse: boolean): boolean {
  const { data } = useQuery({
    queryKey: [...queryKeys.linkState, kind, token],
    queryFn: ({ signal }) => callApi('readLinkState', { body: { kind, token }, signal }),
    enabled: token !== '' && !isInUse,
  })
  return data?.isValid === false
}

export function isExpired(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'link_expired'
}
