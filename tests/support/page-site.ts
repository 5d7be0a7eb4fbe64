import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface SitePage {
  body?: string | Uint8Array
  /** HTML in UTF-8 by default. */
  type?: string
  status?: number
  /** Redirects to this path. */
  location?: string
  headers?: Record<string, string>
}

export interface PageSite {
  /** The address of a path on this site. */
  at(path: string): string
  /** The requested paths, in order. */
  asked: string[]
  /** Holds all answers from now on, until the returned function is called. */
  hold(): () => void
  /** The setting that allows the server to read from here. */
  environment: { FETCH_ALLOW: string }
  close(): Promise<void>
}

/** A site on loopback that records requests. Other addresses are not found. */
export async function startPageSite(pages: Record<string, SitePage>, host = 'pages.example.com'): Promise<PageSite> {
  const asked: string[] = []
  let held: (() => void)[] | null = null
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    const answer = () => send(response, pages[path.split('?')[0] ?? ''] ?? { status: 404 })
    if (held) held.push(answer)
    else answer()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    at: (path) => `http://${host}:${port}${path}`,
    asked,
    hold() {
      const waiting: (() => void)[] = []
      held = waiting
      return () => {
        held = null
        for (const answer of waiting) answer()
      }
    },
    environment: { FETCH_ALLOW: `${host}=127.0.0.1:${port}` },
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

function send(response: ServerResponse, page: SitePage): void {
  const { body = '', type = 'text/html; charset=utf-8', status = page.location ? 302 : 200, location, headers } = page
  response.writeHead(status, { 'content-type': type, ...(location && { location }), ...headers })
  response.end(body)
}

const sentences = [
  'The harbour opened its second quay on Monday, two years after the first stone was laid in front of the old market.',
  'It handles 1,200 ships a year, 40 percent more than the old one, the port authority said in its yearly report.',
  'Ships no longer wait at sea, said the harbour master. The works cost 31 million euros, two million less than planned.',
  'The city pays a third of it, the rest comes from the port and from a fund of the state for quieter harbours.',
  'A cable brings power to ships at rest, so that their engines can be silent from the day they make fast.',
  'Residents of the quarter had asked for that since 2011, when the first of three petitions was handed over.',
]

/** An article that can be read whole. @param head the page's metadata, besides its title */
/** @param last a paragraph at its end */
export function articlePage(title: string, head = '', last?: string): SitePage {
  const paragraphs = [...sentences, ...(last ? [last] : [])].map((sentence) => `<p>${sentence}</p>`).join('\n')
  return {
    body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
      <meta property="og:title" content="${title}"><meta property="og:type" content="article">
      <meta property="og:site_name" content="The Harbour Courier"><meta name="author" content="Staff Writer">
      <meta property="article:published_time" content="2026-03-02">${head}</head>
      <body><article><h1>${title}</h1>${paragraphs}</article></body></html>`,
  }
}

/** An article whose page contains only the beginning, and says so. */
export function paywalledPage(title: string): SitePage {
  const data = { '@context': 'https://schema.org', '@type': 'NewsArticle', headline: title, isAccessibleForFree: false }
  return {
    body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
      <script type="application/ld+json">${JSON.stringify(data)}</script></head>
      <body><article><h1>${title}</h1>${sentences
        .slice(0, 3)
        .map((sentence) => `<p>${sentence}</p>`)
        .join('\n')}<p>Subscribe to continue reading.</p></article></body></html>`,
  }
}

/** The beginning of an article that breaks off. */
export function partialPage(title: string): SitePage {
  return {
    body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head>
      <body><article><h1>${title}</h1><p>${sentences[0]}</p><p>${sentences[1]} The harbour …</p></article></body></html>`,
  }
}

/** A front page: headlines that link elsewhere, each with a line below it. */
export function frontPage(): SitePage {
  const teasers = sentences
    .concat(sentences)
    .map(
      (sentence, index) =>
        `<div class="teaser"><h3><a href="/story-${index}">Headline number ${index} of the day</a></h3><p>${sentence}</p></div>`,
    )
  return {
    body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>The Harbour Courier</title></head>
      <body><main>${teasers.join('\n')}</main></body></html>`,
  }
}
