import type { HttpReply } from './http.ts'

/** Paged lists: each page's Link header names the next one; keys of the API get where it begins in the body. */

type Query = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>

/**
 * Makes a page from rows fetched with one beyond its limit, and links the next page if there is one.
 * @param cursorOf where the next page continues
 */
export function pageOf<Item>(
  reply: HttpReply,
  path: string,
  query: Query & { limit: number },
  { found, cursorOf }: { found: readonly Item[]; cursorOf: (last: Item) => string | number },
): Item[] {
  const page = found.slice(0, query.limit)
  const last = page.at(-1)
  if (last && found.length > page.length) linkNextPage(reply, path, { ...query, before: cursorOf(last) })
  return page
}

export function linkNextPage(reply: HttpReply, path: string, query: Query & { before: string | number }): void {
  reply.nextPage = String(query.before)
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  reply.header('link', `<${path}?${new URLSearchParams(given)}>; rel="next"`)
}

declare module 'fastify' {
  interface FastifyReply {
    /** Where the next page of a list begins. */
    nextPage?: string
  }
}

/** Where a list ordered by time continues: after this row. */
export interface MomentCursor {
  at: number
  id: string
}

export function writeCursor({ at, id }: MomentCursor): string {
  return `${at}_${id}`
}

/** An unknown cursor starts at the beginning. */
export function readCursor(text: string | undefined): MomentCursor | undefined {
  const parts = /^(\d{1,15})_(.{1,64})$/.exec(text ?? '')
  return parts ? { at: Number(parts[1]), id: parts[2] ?? '' } : undefined
}
