import type { HttpReply } from './http.ts'

/** Lists are answered in pages: the Link header of one names the next. */

type Query = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>

/**
 * Cuts a page out of what was found, one row beyond its limit, and names the next page if there is one.
 * @param cursorOf where the next page goes on
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

export function linkNextPage(reply: HttpReply, path: string, query: Query): void {
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  reply.header('link', `<${path}?${new URLSearchParams(given)}>; rel="next"`)
}

/** Where a list by time goes on: after this row. */
export interface MomentCursor {
  at: number
  id: string
}

export function writeCursor({ at, id }: MomentCursor): string {
  return `${at}_${id}`
}

/** A cursor that is none of ours starts at the beginning. */
export function readCursor(text: string | undefined): MomentCursor | undefined {
  const parts = /^(\d{1,15})_(.{1,64})$/.exec(text ?? '')
  return parts ? { at: Number(parts[1]), id: parts[2] ?? '' } : undefined
}
