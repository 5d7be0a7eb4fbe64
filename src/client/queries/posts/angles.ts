import { useMutation } from '@tanstack/react-query'
import { callApi, requestApi } from '#client/lib/api'
import type { Answer, Body } from '#shared/contract/contract'
import type { Outcome } from '../outcome.ts'
import type { ReadArticle } from './sources.ts'

/** What could be made of an article before a post is written. */
export type Suggestions = Answer<'suggestAngles'>

export interface AnglesWish {
  /** What this is asked for, for whoever asked. */
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
  const article =
    'file' in source ? await readDocument(source.file, signal) : await callApi('readArticle', { body: source, signal })
  onRead(article)
  return article.articleId
}

async function readDocument(file: File, signal: AbortSignal): Promise<Answer<'readArticleFromFile'>> {
  const body = new FormData()
  body.set('file', file)
  const response = await requestApi('readArticleFromFile', { body, signal })
  return (await response.json()) as Answer<'readArticleFromFile'>
}
