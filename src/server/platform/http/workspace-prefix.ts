import type { IncomingMessage } from 'node:http'

declare module 'node:http' {
  interface IncomingMessage {
    /** The team that the address names, as /api/w/SLUG/posts and /api/v1/w/SLUG/posts do; none: the person's own workspace. */
    workspaceSlug?: string
  }
}

const prefix = /^\/api(\/v1)?\/w\/([a-z0-9-]{1,40})(?=\/)/

/** Takes a team's prefix off an address, so that every route has one path. The guard then reads the team's name. */
export function takeWorkspacePrefix(request: Pick<IncomingMessage, 'url' | 'workspaceSlug'>): string {
  const { url = '/' } = request
  const [found, version = '', slug] = prefix.exec(url) ?? []
  if (found === undefined || slug === undefined) return url
  request.workspaceSlug = slug
  return `/api${version}${url.slice(found.length)}`
}
