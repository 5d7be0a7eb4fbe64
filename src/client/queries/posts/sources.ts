import { useMutation, useQuery } from '@tanstack/react-query'
import { callApi, requestApi } from '#client/lib/api'
import type { Answer, Body } from '#shared/contract/contract'
import { postKeys, queryKeys } from '../keys.ts'
import type { Outcome } from '../outcome.ts'
import { useHiddenPosts } from './hidden-posts.ts'
import { changeDetail } from './post-cache.ts'

/** The sources of posts. */

/**
 * A source as read, just now or for a stored post; only the former includes instructions to AI tools found in its text.
 */
export type ReadArticle = Answer<'getPost'>['article'] & Partial<Pick<Answer<'readArticle'>, 'instructions'>>

export type EarlierPost = NonNullable<Answer<'findEarlierPost'>['post']>

/** An article as read, with its text. It never changes, so it is loaded once. */
export function useArticle(id: string) {
  return useQuery({
    queryKey: [...queryKeys.articles, id],
    queryFn: ({ signal }) => callApi('getArticle', { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Reads a page again though it was read recently: its publisher may have corrected it. */
export function useReadAgain({ onSuccess, onError }: Outcome<ReadArticle, string> = {}) {
  return useMutation({
    mutationFn: (url: string) => callApi('readArticle', { body: { url, readAgain: true } }),
    onSuccess,
    onError,
  })
}

/** Readable input: an address, a text or a document. */
type Readable = Body<'readArticle'> | { file: File }

export async function readSource(source: Readable, signal?: AbortSignal): Promise<Answer<'readArticle'>> {
  if (!('file' in source)) return await callApi('readArticle', { body: source, signal })
  const body = new FormData()
  body.set('file', source.file)
  const response = await requestApi('readArticleFromFile', { body, signal })
  return (await response.json()) as Answer<'readArticleFromFile'>
}

/** Reads a further source of a post before it is written. */
export function useReadSource({ onSuccess, onError }: Outcome<ReadArticle, Readable> = {}) {
  return useMutation({ mutationFn: (source: Readable) => readSource(source), onSuccess, onError })
}

export interface HandedOverWish {
  url: string
  html: () => Promise<string>
  /** The field that the source is for. */
  place: 'first' | 'further'
}

/** Reads a handed-over page, as its author saw it. */
export function useReadHandedOver() {
  return useMutation({
    mutationFn: async ({ url, html }: HandedOverWish) =>
      await callApi('readArticle', { body: { url, html: await html() } }),
  })
}

/**
 * This author's newest post from the article at an address. Optional information, so a failure is silent.
 * @param url null loads nothing
 */
export function useEarlierPost(url: string | null): EarlierPost | null {
  const hidden = useHiddenPosts()
  const { data } = useQuery({
    queryKey: postKeys.earlier(url ?? ''),
    queryFn: ({ signal }) => callApi('findEarlierPost', { query: { url: url ?? '' }, signal }),
    enabled: url !== null,
    staleTime: 0, // another window may have written one since
  })
  const post = url === null ? null : (data?.post ?? null)
  return hidden.some(({ id }) => id === post?.id) ? null : post
}

/**
 * Fetches whether a post's cited pages have been read by now. Updates only those pages, since the author may be editing
 * the rest.
 */
export function useAskCitedPages(id: string) {
  return useMutation({
    mutationFn: () => callApi('getPost', { params: { id } }),
    onSuccess: ({ citedTexts, isReadingCited }, _nothing, _, { client }) =>
      changeDetail(client, id, (kept) => ({ ...kept, citedTexts, isReadingCited })),
  })
}
