import { readFile } from 'node:fs/promises'
import { findFontPath } from '#server/adapters/drawing/font-files'
import { AppError } from '#server/platform/errors'
import type { Http } from '#server/platform/http/http'
import { yearSeconds } from '#shared/time/durations'

/**
 * The editor's fonts, for anyone: the browser and the server's drawing use the same names. A name that is not on the
 * list is never looked up on disk.
 */
export function registerFontRoute(http: Http): void {
  http.get<{ Params: { file: string } }>('/canvas-fonts/:file', { schema: { hide: true } }, async (request, reply) => {
    const path = findFontPath(request.params.file)
    if (!path) throw new AppError('not_found', 'fontMissing')
    return await reply
      .type(request.params.file.endsWith('2') ? 'font/woff2' : 'font/woff')
      .header('cache-control', `public, max-age=${yearSeconds}, immutable`)
      .send(await readFile(path))
  })
}
