import type { Article } from '../article.ts'

/** Maximum further pages of a multi-page article. */
const furtherPages = 5
/** Shorter paragraphs may say the same on two pages and mean it. */
const sameChars = 20
/** A first page this short says little about the whole. */
const shortChars = 700

/**
 * An article with what its further pages hold.
 * @param readPage reads one of them; null for one that can't be read, in time or at all
 */
export async function withFurtherPages(
  first: Article,
  readPage: (url: string) => Promise<Article | null>,
): Promise<Article> {
  const { nextPage, ...article } = first
  if (!nextPage || !['ok', 'partial'].includes(article.status)) return article

  const pages: Article[] = [article]
  let next: string | undefined = nextPage
  while (next !== undefined && pages.length <= furtherPages) {
    const page = await readPage(next)
    if (!page || page.obstacle || page.text === '') break
    pages.push(page)
    next = page.nextPage
  }
  return joined(article, pages, next === undefined)
}

function joined(article: Article, pages: readonly Article[], isAll: boolean): Article {
  const text = textOf(pages)
  const isPaywalled = pages.some(({ status }) => status === 'paywalled')
  const isLong = article.status === 'ok' || text.length >= shortChars
  return {
    ...article,
    text,
    status: isPaywalled ? 'paywalled' : isAll && isLong ? 'ok' : 'partial',
    truncated: pages.some(({ truncated }) => truncated),
    pages: { read: pages.length, isAll },
  }
}

/** Sites repeat a standfirst, a box or a note on every page. */
function textOf(pages: readonly Article[]): string {
  const seen = new Set<string>()
  const paragraphs = pages.flatMap((page) => {
    const own = page.text.split('\n\n').filter((paragraph) => !seen.has(paragraph))
    for (const paragraph of own) if (paragraph.length >= sameChars) seen.add(paragraph)
    return own
  })
  return paragraphs.join('\n\n')
}
