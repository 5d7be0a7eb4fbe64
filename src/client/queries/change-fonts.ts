import { type QueryClient, useMutation } from '@tanstack/react-query'
import { callApi, errorMessage, requestApi } from '#client/lib/api'
import { bringOwnFonts } from '#shared/fonts/own-fonts'
import type { OwnFont } from './fonts.ts'
import { queryKeys } from './keys.ts'
import type { Outcome } from './outcome.ts'

/** The outcome of uploading several files: what was added, and what is wrong with each of the others. */
export interface SentFonts {
  readonly families: readonly string[]
  readonly refused: readonly { readonly name: string; readonly reason: string }[]
}

/** Sends the files one after the other. A file that is refused fails alone. */
export function useUploadFonts({ onSuccess }: Outcome<SentFonts, readonly File[]>) {
  return useMutation({
    mutationFn: async (files: readonly File[], { client }): Promise<SentFonts> => {
      const families = new Set<string>()
      const refused = []
      for (const file of files) {
        try {
          families.add((await uploadFont(client, file)).family)
        } catch (error) {
          refused.push({ name: file.name, reason: errorMessage(error) })
        }
      }
      return { families: [...families], refused }
    },
    onSuccess,
  })
}

async function uploadFont(cache: QueryClient, file: File): Promise<OwnFont> {
  const body = new Blob([file], { type: 'application/octet-stream' })
  const response = await requestApi('uploadFont', { body })
  const font = (await response.json()) as OwnFont
  show(cache, (fonts) => [...fonts, font])
  return font
}

/** Removes a file; what is set in it is drawn in the family's others, or in one that is included. */
export function useDeleteFont({ onSuccess, onError }: Outcome<unknown, OwnFont>) {
  return useMutation({
    mutationFn: ({ id }: OwnFont) => callApi('deleteFont', { params: { id } }),
    onSuccess: (answer, removed, _, { client }) => {
      show(client, (fonts) => fonts.filter(({ id }) => id !== removed.id))
      onSuccess?.(answer, removed)
    },
    onError,
  })
}

/** Takes over the server's list, and registers it for drawing. */
function show(cache: QueryClient, change: (fonts: OwnFont[]) => OwnFont[]): void {
  const rank = ({ family, isItalic, weight }: OwnFont) => `${family}\0${isItalic ? 1 : 0}${weight}`
  const shown = cache.setQueryData<OwnFont[]>(queryKeys.fonts, (fonts) =>
    change(fonts ?? []).toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1)),
  )
  bringOwnFonts(shown ?? [])
}
