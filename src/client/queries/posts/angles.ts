import { useMutation } from '@tanstack/react-query'
import { callApi } from '#client/lib/api'
import type { Answer, Body } from '#shared/contract/contract'
import type { Outcome } from '../outcome.ts'
import { type ReadArticle, readSource } from './sources.ts'

/** Suggestions for an article before a post is written. */
export type Suggestions = Answer<'suggestAngles'>

export interface AnglesWish {
  /** Identifies the source. */
  key: string
  /** An article read before, or the source to read first. */
  source: { articleId: string } | { file: File } | Body<'readArticle'>
  /** What the suggestions are for; null only reads the source. @param article the source, if it was just read */
  wanted: (article: ReadArticle | null) => Body<'suggestAngles'> | null
  signal: AbortSignal
  onRead: (article: ReadArticle) => void
}

interface Found {
  wanted: Body<'suggestAngles'>
  suggestions: Suggestions
}

/** Reads the source if needed, and requests suggestions. */
export function useSuggestAngles({ onSuccess, onError }: Outcome<Found | null, AnglesWish> = {}) {
  return useMutation({
    mutationFn: async ({ source, wanted, signal, onRead }: AnglesWish): Promise<Found | null> => {
      const article = 'articleId' in source ? null : await readSource(source, signal)
      if (article) onRead(article)
      const { articleId: id } = article ?? (source as { articleId: string })
      const body = wanted(article)
      return body && { wanted: body, suggestions: await callApi('suggestAngles', { params: { id }, body, signal }) }
    },
    onSuccess,
    onError,
  })
}
