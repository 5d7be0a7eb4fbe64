import { useQuery, useQueryClient } from '@tanstack/react-query'
import { queryClient } from './client.ts'
import { queryKeys } from './keys.ts'

/**
 * The visual open in the editor, by its request in the URL. Loaded once; after that it belongs to the editor. Leaving
 * the editor removes it, and coming back loads it again.
 */

queryClient.setQueryDefaults(queryKeys.openedVisuals, {
  gcTime: 0,
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnMount: false,
  structuralSharing: false,
})

type Request = readonly [kind: string, id: string]

export function useOpened<Opened>(request: Request, open: (signal: AbortSignal) => Promise<Opened>) {
  return useQuery({
    queryKey: [...queryKeys.openedVisuals, ...request],
    queryFn: ({ signal }) => open(signal),
  })
}

/** Makes the open visual available under another request too, such as its own address once it is stored. */
export function useAdoptOpened<Opened>(): (request: Request, opened: Opened) => void {
  const cache = useQueryClient()
  return (request, opened) => cache.setQueryData([...queryKeys.openedVisuals, ...request], opened)
}

/** Reloads the visual requested in the URL, replacing the open one. */
export function useReopen(): () => Promise<void> {
  const cache = useQueryClient()
  return () => cache.resetQueries({ queryKey: queryKeys.openedVisuals })
}
