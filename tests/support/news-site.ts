import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface NewsPicture {
  type: string
  bytes: Uint8Array
}

export interface NewsSite {
  /** The address of an article that can be read whole. */
  articleUrl: string
  /** The address of one without a sentence that can be quoted alone. */
  diaryUrl: string
  /** The setting that allows the server to read from here. */
  environment: { FETCH_ALLOW: string }
  /** Replaces the file at the address of its picture. */
  show(picture: NewsPicture): void
  close(): Promise<void>
}

export const newsArticle = {
  title: 'City to plant twelve thousand trees',
  siteName: 'The Example Gazette',
  byline: 'Staff Writer',
  published: '2026-03-02',
} as const

const paragraphs = [
  'The city council voted on Monday to plant twelve thousand trees along its main roads over the next four years.',
  'The plan costs four million euros, a third of which comes from a state fund for cooler cities, the council said.',
  'Planting begins in October with 900 lime trees on the northern ring road, where no tree has stood since 1962.',
  '“Shade is the cheapest thing a city can build,” said the head of the parks department before the vote.',
  'Summers in the city have become 2.1 degrees warmer since 1980, according to the weather service, and streets without trees heat up the most.',
  'Each new tree is watered for its first three years. Residents can ask for one in front of their house from April.',
  'The trees will shade 1,200 streets, which is 40 percent more than the old trees could shade, the parks department said.',
]

const diary = [
  'We left early that day. They had told us to, and it was still dark when we came to the gate and looked for her.',
  'It was raining again. He said nothing about it, and neither did I, because we had both seen this coming for weeks.',
  'So they went back without us. I do not know what she told them about it later, and I never asked her to tell me.',
  'This was all of it. We would do it again, but not like that, and not with them, whatever he says about it today.',
]

/** @param head more of the page's metadata */
const page = (head = '', shown: readonly string[] = paragraphs) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>${newsArticle.title} | ${newsArticle.siteName}</title>
    <meta property="og:title" content="${newsArticle.title}">
    <meta property="og:site_name" content="${newsArticle.siteName}">
    <meta name="author" content="${newsArticle.byline}">
    <meta property="article:published_time" content="${newsArticle.published}">
    ${head}
  </head>
  <body>
    <nav><a href="/">Front page</a> <a href="/sport">Sport</a></nav>
    <article>
      <h1>${newsArticle.title}</h1>
      ${shown.map((paragraph) => `<p>${paragraph}</p>`).join('\n')}
    </article>
    <footer>Imprint</footer>
  </body>
</html>`

/**
 * A newspaper on loopback with one article. Every other address is not found.
 * @param picture the article's picture; none by default
 */
export async function startNewsSite(picture?: NewsPicture): Promise<NewsSite> {
  const head = picture ? '<meta property="og:image" content="/trees.png">' : ''
  let shown = picture
  const server = createServer((request, response) => {
    const type = 'text/html; charset=utf-8'
    const pages: Record<string, NewsPicture | { type: string; bytes: string } | undefined> = {
      '/trees': { type, bytes: page(head) },
      '/diary': { type, bytes: page('', diary) },
      '/trees.png': shown,
    }
    const found = pages[request.url ?? '']
    response.writeHead(found ? 200 : 404, { 'content-type': found?.type ?? type })
    response.end(found?.bytes ?? '<!doctype html><title>Not found</title>')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const host = 'news.example.com'
  return {
    articleUrl: `http://${host}:${port}/trees`,
    diaryUrl: `http://${host}:${port}/diary`,
    environment: { FETCH_ALLOW: `${host}=127.0.0.1:${port}` },
    show(next) {
      shown = next
    },
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
