/** A reader process: waits for pages and feeds, answers with what they say, ends when its parent does. */
import { extractArticle } from '../html/extract.ts'
import type { Extracted, PageAnswer, PageRequest } from './page-messages.ts'

function answer(message: PageAnswer): void {
  process.send?.(message)
}

async function extract({ kind, bytes, url, contentType }: PageRequest): Promise<Extracted> {
  if (kind === 'page') return { kind: 'article', article: extractArticle(bytes, url, contentType) }
  // most processes read pages only
  const { findFeed, findListedFeeds } = await import('../feeds/parse-feed.ts')
  if (kind === 'opml') return { kind: 'list', found: findListedFeeds(bytes) }
  return { kind: 'feed', found: findFeed(bytes, url, contentType) }
}

process.on('message', (request: PageRequest) => {
  extract(request).then(answer, (error: unknown) => {
    answer({ kind: 'failed', reason: error instanceof Error ? `${error.name}: ${error.message}` : String(error) })
  })
})
process.on('disconnect', () => process.exit(0))
answer({ kind: 'ready' })
