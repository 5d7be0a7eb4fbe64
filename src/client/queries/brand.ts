import { useMutation, useQuery } from '@tanstack/react-query'
import { callApi } from '#client/lib/api'
import { type BrandKit, emptyBrandKit } from '#shared/rules/brand'
import { queryClient } from './client.ts'
import { queryKeys } from './keys.ts'

/** The brand of the author's visuals. */
const brandQuery = {
  queryKey: queryKeys.brand,
  queryFn: ({ signal }: { signal: AbortSignal }) => callApi('getBrand', { signal }),
}

export function useBrand() {
  return useQuery(brandQuery)
}

/** For code outside components. Returns an empty brand if it fails to load: a visual does not wait for it. */
export async function fetchBrand(): Promise<BrandKit> {
  return await queryClient.fetchQuery(brandQuery).catch(() => emptyBrandKit)
}

/** Saves the whole brand. */
export function useSaveBrand() {
  return useMutation({
    mutationFn: (body: BrandKit) => callApi('saveBrand', { body }),
    onSuccess: (saved, _body, _, { client }) => client.setQueryData(queryKeys.brand, saved),
  })
}
