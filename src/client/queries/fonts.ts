import { queryOptions, useQuery } from '@tanstack/react-query'
import { callApi } from '#client/lib/api'
import type { Answer } from '#shared/contract/contract'
import { bringOwnFonts } from '#shared/fonts/own-fonts'
import { queryClient } from './client.ts'
import { queryKeys } from './keys.ts'

/** A font file that the author uploaded. */
export type OwnFont = Answer<'listFonts'>[number]

/** They are registered for drawing as soon as they are here. */
const fontsQuery = queryOptions({
  queryKey: queryKeys.fonts,
  queryFn: async ({ signal }) => {
    const fonts = await callApi('listFonts', { signal })
    bringOwnFonts(fonts)
    return fonts
  },
  staleTime: Number.POSITIVE_INFINITY,
})

/** By family, the lightest first. */
export function useFonts() {
  return useQuery(fontsQuery)
}

/** For code outside components. Where they are not available, own families are drawn in one that is included. */
export async function registerOwnFonts(): Promise<void> {
  await queryClient.ensureQueryData(fontsQuery).catch(() => undefined)
}
