import type { Context } from '#server/context/context'
import { AppError } from '#server/platform/errors'
import type { Http } from '#server/platform/http/http'
import { mayReadMetrics, printMetrics } from './metrics.ts'
import { findFailedChecks, isReadyDespite } from './readiness.ts'

/** Health checks for supervisors and monitoring. */
export function registerOperationRoutes(http: Http, ctx: Context): void {
  /** Liveness: checks nothing. */
  http.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }))

  /** Readiness. Concurrent calls share one check. */
  let looking: ReturnType<typeof findFailedChecks> | undefined
  http.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    looking ??= findFailedChecks(ctx).finally(() => {
      looking = undefined
    })
    const failed = await looking
    if (!isReadyDespite(failed)) return await reply.status(503).send({ status: 'not ready', failed })
    return failed.length === 0 ? { status: 'ready' } : { status: 'ready', failed }
  })

  const { token } = ctx.config.metrics
  if (token === null) return
  http.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayReadMetrics(token, request.headers.authorization)) {
      throw new AppError('sign_in_required', 'metricsTokenMissing')
    }
    const { contentType, text } = await printMetrics(ctx)
    return await reply.type(contentType).send(text)
  })
}
