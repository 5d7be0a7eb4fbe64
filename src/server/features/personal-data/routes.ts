import type { Context } from '#server/context/context'
import type { ExportData } from '#server/context/feature'
import { addRoute } from '#server/features/accounts/guarded-route'
import { clientDisconnected } from '#server/platform/http/client-disconnected'
import type { Http } from '#server/platform/http/http'
import { ConcurrencyLimiter } from '#server/platform/limits/concurrency-limiter'
import { minuteMs } from '#shared/time/durations'
import { exportPersonalData } from './export-personal-data.ts'
import { toTimedStream } from './timed-stream.ts'
import { zipStream } from './zip-stream.ts'

/** A reader that takes nothing for this long has left, or is blocking others. */
const stallMs = 20_000
/** A gigabyte at ten megabits a second. */
const longestMs = 15 * minuteMs

export function registerPersonalDataRoutes(http: Http, ctx: Context, parts: readonly ExportData[]): void {
  const turns = new ConcurrencyLimiter({
    atOnce: 1,
    maxWaiting: 4,
    // proxies give up on an answer that does not begin within a minute
    maxWaitMs: 45_000,
    busyReason: 'exportsBusy',
  })

  addRoute(http, ctx, 'exportUser', async ({ actor: { user, workspace }, request, reply }) => {
    const leave = await turns.enter(AbortSignal.any([clientDisconnected(reply), ctx.ending]))
    const pieces = zipStream(exportPersonalData(ctx, { user: user.id, workspace }, parts))
    const archive = toTimedStream(pieces, { stallMs, longestMs, ending: ctx.ending })
    archive.once('close', leave)
    archive.once('error', (error) => request.log.warn({ err: error, requestId: request.id }, 'an export broke off'))
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: user.timeZone }).format(ctx.now())
    reply
      .type('application/zip')
      .headers({
        'content-disposition': `attachment; filename="postwright-export-${day}.zip"`,
        'cache-control': 'no-store',
      })
      .send(archive)
    return undefined
  })
}
