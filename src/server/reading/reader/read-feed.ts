import type { FeedReading, Validators } from '../feeds/feed.ts'
import type { FetchFeed } from '../feeds/fetch-feed.ts'
import { restMsOf } from '../feeds/rest-time.ts'
import type { FetchOptions } from '../fetch/guarded-fetch.ts'
import { unreadable } from '../fetch/refusals.ts'
import { processLimiter } from '../limiters.ts'
import type { PagePool } from '../pool/page-pool.ts'

/** Longer ones are no ETag that a server could need back. */
const validatorCharacters = 1_000

/** Fetches what is at an address and reads it in a process of its own. */
export async function readFeed(
  { fetch, pool, fetching }: { fetch: FetchFeed; pool: PagePool; fetching: FetchOptions },
  url: string,
  seen: Validators,
): Promise<FeedReading> {
  const page = await fetch(url, seen, fetching)
  const restMs = restMsOf(page.header, Date.now())
  const said = { etag: validator(page.header('etag')), lastModified: validator(page.header('last-modified')) }
  // A 304 may repeat them or not; those that it leaves out still hold.
  if (page.status === 304)
    return {
      kind: 'unchanged',
      restMs,
      etag: said.etag ?? seen.etag,
      lastModified: said.lastModified ?? seen.lastModified,
    }

  const { signal } = fetching
  const found = await processLimiter.run(() => pool.findFeed(page.body, page.url, page.contentType, signal), signal)
  if (found.kind === 'refused') throw unreadable(found.reason)
  return found.kind === 'page' ? found : { ...found, restMs, ...said }
}

function validator(value: string): string | null {
  return value !== '' && value.length <= validatorCharacters ? value : null
}
