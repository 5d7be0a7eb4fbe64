import { useMutation } from '@tanstack/react-query'
import { callApi } from '#client/lib/api'
import type { Answer, Body } from '#shared/contract/contract'
import type { Outcome } from '../outcome.ts'
import { type ReadArticle, readSource } from './sources.ts'

/** What could be made of an article before a post is written. */
export type Suggestions = Answer<'suggestAngles'>

export interface AnglesWish {
  /** The request that this answers, for whoever sent it. */
  key: string
  /** What was read before, or the source to read first. */
  source: { articleId: string } | { file: File } | Body<'readArticle'>
  wanted: Body<'suggestAngles'>
  signal: AbortSignal
  onRead: (article: ReadArticle) => void
}

/** Reads the source where that is still to be done, and asks what could be made of it. */
export function useSuggestAngles({ onSuccess, onError }: Outcome<Suggestions, AnglesWish> = {}) {
  return useMutation({
    mutationFn: async ({ source, wanted, signal, onRead }: AnglesWish) => {
      const id = 'articleId' in source ? source.articleId : await read(source, signal, onRead)
      return await callApi('suggestAngles', { params: { id }, body: wanted, signal })
    },
    onSuccess,
    onError,
  })
}

async function read(
  source: { file: File } | Body<'readArticle'>,
  signal: AbortSignal,
  onRead: (article: ReadArticle) => void,
): Promise<string> {
  const article = await readSource(source, signal)
  onRead(article)
  return article.articleId
}
