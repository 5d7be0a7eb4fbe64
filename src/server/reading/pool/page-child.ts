/** A reader process: waits for pages, answers with Articles, ends when its parent does. */
import { extractArticle } from '../html/extract.ts'
import type { PageAnswer, PageRequest } from './page-messages.ts'

function answer(message: PageAnswer): void {
  process.send?.(message)
}

process.on('message', ({ bytes, url, contentType }: PageRequest) => {
  try {
    answer({ kind: 'article', article: extractArticle(bytes, url, contentType) })
  } catch (error) {
    answer({ kind: 'failed', reason: error instanceof Error ? `${error.name}: ${error.message}` : String(error) })
  }
})
process.on('disconnect', () => process.exit(0))

answer({ kind: 'ready' })
