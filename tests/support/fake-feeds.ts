import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What stands at a path: an answer, or what answers by itself. */
export type FeedPage =
  | {
      status?: number
      type?: string
      body?: string | Uint8Array
      headers?: Record<string, string>
      /** Sent, and answered with 304 when it comes back. */
      etag?: string
      lastModified?: string
    }
  | ((request: IncomingMessage, response: ServerResponse) => void)

export interface FeedSite {
  /** The address of a path. */
  at(path: string): string
  /** Every request, in order. */
  asked: { path: string; headers: IncomingMessage['headers'] }[]
  /** The setting that allows the server to read from here. */
  environment: { FETCH_ALLOW: string }
  close(): Promise<void>
}

/** A site with feeds on loopback, which knows ETags and dates, and misbehaves as its pages say. Other paths are not found. */
export async function startFeedSite(pages: Record<string, FeedPage>): Promise<FeedSite> {
  const asked: FeedSite['asked'] = []
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push({ path, headers: request.headers })
    const page = pages[path]
    if (typeof page === 'function') return page(request, response)
    if (!page) return void response.writeHead(404).end()
    const { status = 200, type = 'application/rss+xml', body = '', headers = {}, etag, lastModified } = page
    const validators = { ...(etag && { etag }), ...(lastModified && { 'last-modified': lastModified }) }
    const isKnown =
      (etag && request.headers['if-none-match'] === etag) ||
      (lastModified && request.headers['if-modified-since'] === lastModified)
    if (isKnown) return void response.writeHead(304, { ...headers, ...validators }).end()
    response.writeHead(status, { 'content-type': type, ...headers, ...validators }).end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const host = 'feeds.example.com'
  return {
    at: (path) => `http://${host}:${port}${path}`,
    asked,
    environment: { FETCH_ALLOW: `${host}=127.0.0.1:${port}` },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

export interface FakeItem {
  title: string
  guid?: string
  link?: string
  /** Epoch ms. */
  at?: number
  html?: string
}

/** An RSS feed with these items. */
export function rss(items: readonly FakeItem[], { title = 'The Example Gazette', more = '' } = {}): string {
  const parts = items.map(
    ({ title: name, guid, link, at, html }) => `<item><title>${escaped(name)}</title>
${guid === undefined ? '' : `<guid isPermaLink="false">${escaped(guid)}</guid>`}
${link === undefined ? '' : `<link>${escaped(link)}</link>`}
${at === undefined ? '' : `<pubDate>${new Date(at).toUTCString()}</pubDate>`}
${html === undefined ? '' : `<description><![CDATA[${html}]]></description>`}</item>`,
  )
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0"><channel><title>${escaped(title)}</title><link>https://gazette.example.com/</link>${more}
${parts.join('\n')}</channel></rss>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
