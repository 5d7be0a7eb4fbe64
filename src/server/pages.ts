import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import serveStatic from '@fastify/static'
import { pages } from '#shared/contract/pages'
import { AppError } from './platform/errors.ts'
import type { Http } from './platform/http.ts'

const folder = fileURLToPath(new URL('../../dist/client/', import.meta.url))
const yearSeconds = 365 * 24 * 60 * 60

/** Serves the built app: hashed files for a year, its one page for every address of the app, with 404 for the rest. */
export async function registerPages(http: Http): Promise<void> {
  if (!existsSync(folder)) throw new Error('The app is not built. Run npm start, or npm run build.')
  await http.register(serveStatic, {
    root: folder,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => {
      const isHashed = path.includes('/assets/')
      response.header('cache-control', isHashed ? `public, max-age=${yearSeconds}, immutable` : 'no-cache')
    },
  })
  const known = new Set<string>(pages)
  http.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split(/[?#]/, 1)[0] ?? '/'
    const isForBrowser = request.method === 'GET' || request.method === 'HEAD'
    if (path.startsWith('/api/') || !isForBrowser) throw new AppError('not_found', 'There is nothing at this address.')
    const isKnown = known.has(path.length > 1 ? path.replace(/\/$/, '') : path)
    return await reply.status(isKnown ? 200 : 404).sendFile('index.html')
  })
}
