import { useQuery } from '@tanstack/react-query'
import { callApi } from '#client/lib/api'

/** An article as it was read, with its text. It never changes, so it is asked for once. */
export function useArticle(id: string) {
  return useQuery({
    queryKey: ['articles', id],
    queryFn: ({ signal }) => callApi('getArticle', { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
