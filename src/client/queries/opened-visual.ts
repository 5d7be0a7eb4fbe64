import { useQuery, useQueryClient } from '@tanstack/react-query'
import { queryClient } from './client.ts'
import { queryKeys } from './keys.ts'

/**
 * What stands in the editor, by what its address asks for. It is taken from the server once and then belongs to the
 * editor; when the editor is left it goes, and coming back asks the server again.
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

/** Lets what is open be found under another address too, such as the one it has once it is stored. */
export function useAdoptOpened<Opened>(): (request: Request, opened: Opened) => void {
  const cache = useQueryClient()
  return (request, opened) => cache.setQueryData([...queryKeys.openedVisuals, ...request], opened)
}

/** Opens anew what the address asks for, instead of what stands there. */
export function useReopen(): () => Promise<void> {
  const cache = useQueryClient()
  return () => cache.resetQueries({ queryKey: queryKeys.openedVisuals })
}
