import type { QueryClient } from '@tanstack/react-query'
import type { Answer } from '#shared/contract/contract'
import { queryKeys } from '../keys.ts'
import { changeItems } from '../lists.ts'
import { changePost, refreshLists } from '../posts/post-cache.ts'
import { publicationKeys } from './publication-keys.ts'

/** How a change of a publication reaches every place that shows it, and what it invalidates. */

export type Publication = Answer<'listPublications'>[number]
export type PublicationState = Publication['state']
export type Attachment = Publication['attach']
export type Visibility = Publication['visibility']

/**
 * The server's version: replaced everywhere at once; then the lists are refetched, since it may have entered or left
 * one.
 */
export function showPublication(cache: QueryClient, publication: Publication): void {
  replacePublication(cache, publication)
  cache.setQueryData<Publication[]>(publicationKeys.ofPost(publication.postId), (known) =>
    known && !known.some(({ id }) => id === publication.id) ? [publication, ...known] : known,
  )
  if (publication.state === 'published')
    changePost(cache, publication.postId, (post) => ({ ...post, status: 'published' }))
  for (const queryKey of [publicationKeys.all, queryKeys.notices]) void cache.invalidateQueries({ queryKey })
  void refreshLists(cache)
}

/** Changes it in every list. */
export function replacePublication(cache: QueryClient, publication: Publication): void {
  changeItems<Publication>(cache, publicationKeys.all, (items) =>
    items.some(({ id }) => id === publication.id)
      ? items.map((item) => (item.id === publication.id ? publication : item))
      : items,
  )
}
