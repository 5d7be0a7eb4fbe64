import type { Context } from '#server/context/context'
import type { ExportData } from '#server/context/feature'
import { addRoute } from '#server/features/accounts/guarded-route'
import { zipStream } from '#server/platform/archive/zip-stream'
import type { Http } from '#server/platform/http/http'
import { dayIn, longestTurnMs, sendWhileMade } from '#server/platform/http/send-while-made'
import { ConcurrencyLimiter } from '#server/platform/limits/concurrency-limiter'
import { exportPersonalData } from './export-personal-data.ts'

export function registerPersonalDataRoutes(http: Http, ctx: Context, parts: readonly ExportData[]): void {
  const turns = new ConcurrencyLimiter({
    atOnce: 1,
    maxWaiting: 4,
    maxWaitMs: longestTurnMs,
    busyReason: 'exportsBusy',
  })

  addRoute(http, ctx, 'exportUser', ({ actor: { user, workspace }, request, reply }) =>
    sendWhileMade(
      { turns, ending: ctx.ending },
      { request, reply },
      {
        name: `postwright-export-${dayIn(user.timeZone, ctx.now())}.zip`,
        type: 'application/zip',
        pieces: () => zipStream(exportPersonalData(ctx, { user: user.id, workspace }, parts)),
      },
    ),
  )
}
