import type { ListedFeed } from './feed.ts'

/** The library writes no file without a feed. */
const emptyList = '<?xml version="1.0" encoding="utf-8"?>\n<opml version="2.0"><head></head><body></body></opml>\n'

/** Feeds as an OPML 2.0 file, which other readers take. @param now epoch ms */
export async function writeOpml(
  title: string,
  feeds: readonly (ListedFeed & { siteUrl: string | null })[],
  now: number,
): Promise<string> {
  if (feeds.length === 0) return emptyList
  // a library that the server itself hardly ever needs
  const { generateOpml } = await import('feedsmith')
  const outlines = feeds.map(({ url, title: text, siteUrl }) => ({
    type: 'rss',
    text,
    title: text,
    xmlUrl: url,
    ...(siteUrl && { htmlUrl: siteUrl }),
  }))
  return generateOpml({ head: { title, dateCreated: new Date(now) }, body: { outlines } })
}
