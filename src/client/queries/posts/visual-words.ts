import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#client/lib/api'
import { queryKeys } from '../keys.ts'
import type { PostDetail } from './post-cache.ts'

/** The words on the pages of a post's visual, read from its document. */

type PostVisual = Pick<NonNullable<PostDetail['visual']>, 'id' | 'pictureUrl'>

/** Null while they load, when they can't be read, and while not wanted. */
export function useVisualWords(visual: PostVisual | null, isWanted: boolean): readonly string[] | null {
  const { data } = useQuery({ ...visualWordsQuery(visual), enabled: visual !== null && isWanted })
  return data ?? null
}

/** The same for one-time operations: from the cache, or else from the server. */
export function useFindVisualWords(): (visual: PostVisual | null) => Promise<readonly string[]> {
  const cache = useQueryClient()
  return async (visual) => (visual ? await cache.ensureQueryData(visualWordsQuery(visual)) : [])
}

/** By the picture's address too, which is another one whenever the visual is saved. */
function visualWordsQuery(visual: PostVisual | null) {
  const { id = '', pictureUrl = '' } = visual ?? {}
  return queryOptions({
    queryKey: [...queryKeys.visualWords, id, pictureUrl],
    queryFn: async ({ signal }) => {
      const [{ canvasData }, { wordsOfVisual }] = await Promise.all([
        callApi('getVisual', { params: { id }, signal }),
        import('#shared/scene/words-of-visual'),
      ])
      return wordsOfVisual(canvasData)
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}
