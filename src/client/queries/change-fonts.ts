import { type QueryClient, useMutation } from '@tanstack/react-query'
import { callApi, errorMessage, requestApi } from '#client/lib/api'
import { setOwnFonts } from '#shared/fonts/own-fonts'
import type { OwnFont } from './fonts.ts'
import { queryKeys } from './keys.ts'
import type { Outcome } from './outcome.ts'

/** The outcome of uploading several files: an error for each that was refused. */
export interface SentFonts {
  readonly refused: readonly { readonly name: string; readonly reason: string }[]
}

/** Sends the files one after the other. A refused file does not affect the others. */
export function useUploadFonts() {
  return useMutation({
    mutationFn: async (files: readonly File[], { client }): Promise<SentFonts> => {
      const refused = []
      for (const file of files) {
        try {
          await uploadFont(client, file)
        } catch (error) {
          refused.push({ name: file.name, reason: errorMessage(error) })
        }
      }
      return { refused }
    },
  })
}

async function uploadFont(cache: QueryClient, file: File): Promise<void> {
  const body = new Blob([file], { type: 'application/octet-stream' })
  const response = await requestApi('uploadFont', { body })
  const font = (await response.json()) as OwnFont
  show(cache, (fonts) => [...fonts, font])
}

/** Removes a file; texts set in it use the family's other files, or an included family. */
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

/** Stores the server's list in the cache, and registers it for drawing. */
function show(cache: QueryClient, change: (fonts: OwnFont[]) => OwnFont[]): void {
  const rank = ({ family, isItalic, weight }: OwnFont) => `${family}\0${isItalic ? 1 : 0}${weight}`
  const shown = cache.setQueryData<OwnFont[]>(queryKeys.fonts, (fonts) =>
    change(fonts ?? []).toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1)),
  )
  setOwnFonts(shown ?? [])
}
