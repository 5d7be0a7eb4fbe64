import { useMutation, useQuery } from '@tanstack/react-query'
import { callApi } from '#client/lib/api'
import { type BrandKit, emptyBrandKit } from '#shared/rules/brand'
import { queryClient } from './client.ts'
import { queryKeys } from './keys.ts'

/** What the author's visuals have in common. */
const brandQuery = {
  queryKey: queryKeys.brand,
  queryFn: ({ signal }: { signal: AbortSignal }) => callApi('getBrand', { signal }),
}

export function useBrand() {
  return useQuery(brandQuery)
}

/** For code outside components. The empty one where it was not available: a visual does not wait for looks. */
export async function fetchBrand(): Promise<BrandKit> {
  return await queryClient.fetchQuery(brandQuery).catch(() => emptyBrandKit)
}

/** Saves all of it. */
export function useSaveBrand() {
  return useMutation({
    mutationFn: (body: BrandKit) => callApi('saveBrand', { body }),
    onSuccess: (saved, _body, _, { client }) => client.setQueryData(queryKeys.brand, saved),
  })
}
