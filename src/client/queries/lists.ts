import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query'

/** Cached lists: whole, or page by page. */

export interface ListPage<Item> {
  items: Item[]
  /** Whether the server may have more after these. */
  hasMore: boolean
}

interface Identified {
  id: string | number
}

/**
 * Changes the items of every list cached below `key`. Data that is no list stays unchanged, and so does a list that
 * `change` returns unchanged.
 */
export function changeItems<Item>(cache: QueryClient, key: QueryKey, change: (items: Item[]) => Item[]): void {
  for (const [each, data] of cache.getQueriesData({ queryKey: key })) {
    const changed = changeList(data, change)
    if (changed !== data) cache.setQueryData(each, changed)
  }
}

/**
 * Removes the item from every list cached below `key`.
 * @returns a function that puts it back in its place, whatever else has changed meanwhile
 */
export function removeItem<Item extends Identified>(cache: QueryClient, key: QueryKey, id: Item['id']): () => void {
  const places = cache.getQueriesData({ queryKey: key }).flatMap(([each, data]) => placesOf<Item>(each, data, id))
  changeItems<Item>(cache, key, (items) => items.filter((item) => item.id !== id))
  return () => {
    for (const place of places) {
      cache.setQueryData(place.key, (data: unknown) => putBack(data, place))
    }
  }
}

interface Place<Item> {
  key: QueryKey
  page: number
  index: number
  item: Item
}

function placesOf<Item extends Identified>(key: QueryKey, data: unknown, id: Item['id']): Place<Item>[] {
  return pagesOf<Item>(data).flatMap((items, page) => {
    const index = items.findIndex((item) => item.id === id)
    const item = items[index]
    return item ? [{ key, page, index, item }] : []
  })
}

function putBack<Item extends Identified>(data: unknown, { page, index, item }: Place<Item>): unknown {
  const pages = pagesOf<Item>(data)
  if (pages.some((items) => items.some(({ id }) => id === item.id))) return data
  const target = pages[Math.min(page, pages.length - 1)]
  return changeList<Item>(data, (items) => (items === target ? items.toSpliced(index, 0, item) : items))
}

function pagesOf<Item>(data: unknown): Item[][] {
  if (Array.isArray(data)) return [data]
  return isListPages<Item>(data) ? data.pages.map(({ items }) => items) : []
}

function changeList<Item>(data: unknown, change: (items: Item[]) => Item[]): unknown {
  if (Array.isArray(data)) return change(data)
  if (!isListPages<Item>(data)) return data
  return { ...data, pages: data.pages.map((page) => ({ ...page, items: change(page.items) })) }
}

function isListPages<Item>(data: unknown): data is InfiniteData<ListPage<Item>> {
  return typeof data === 'object' && data !== null && 'pages' in data
}
