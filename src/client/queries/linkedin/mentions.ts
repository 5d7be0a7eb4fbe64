import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callApi } from '#client/lib/api'
import type { Answer } from '#shared/contract/contract'
import { hourMs, minuteMs } from '#shared/time/durations'
import { queryKeys } from '../keys.ts'

export type SuggestedMention = Answer<'suggestMentions'>[number]

/** Whom a post can mention. @param words the begun name, or a urn; null asks for nothing */
export function useSuggestedMentions(words: string | null) {
  return useQuery({
    queryKey: [...queryKeys.mentions, words],
    queryFn: ({ signal }) => callApi('suggestMentions', { query: { words: words ?? '' }, signal }),
    enabled: words !== null,
    placeholderData: keepPreviousData,
    staleTime: minuteMs,
  })
}

/** Whom LinkedIn finds. Each question takes calls of the few that it allows a day. @param words null asks for nothing */
export function useMentionLookUp(words: string | null) {
  return useQuery({
    queryKey: [...queryKeys.mentions, 'look-up', words],
    queryFn: ({ signal }) => callApi('lookUpMentions', { query: { words: words ?? '' }, signal }),
    enabled: words !== null,
    staleTime: hourMs,
    retry: false,
  })
}
