import { queryOptions, useQuery } from '@tanstack/react-query'
import { callApi } from '#client/lib/api'
import type { Answer } from '#shared/contract/contract'
import { setOwnFonts } from '#shared/fonts/own-fonts'
import { queryClient } from './client.ts'
import { queryKeys } from './keys.ts'

/** A font file that the author uploaded. */
export type OwnFont = Answer<'listFonts'>[number]

/** Registered for drawing as soon as they load. */
const fontsQuery = queryOptions({
  queryKey: queryKeys.fonts,
  queryFn: async ({ signal }) => {
    const fonts = await callApi('listFonts', { signal })
    setOwnFonts(fonts)
    return fonts
  },
  staleTime: Number.POSITIVE_INFINITY,
})

/** By family, the lightest first. */
export function useFonts() {
  return useQuery(fontsQuery)
}

/** For code outside components. If they fail to load, an included family replaces own ones. */
export async function registerOwnFonts(): Promise<void> {
  await queryClient.ensureQueryData(fontsQuery).catch(() => undefined)
}
