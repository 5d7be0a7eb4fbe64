import { timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Context } from '#server/context/context'
import { hashToken } from '#server/platform/tokens'

/** All figures in Prometheus' format, read now. */
export async function printMetrics(ctx: Context): Promise<{ contentType: string; text: string }> {
  const queue = await ctx.jobs.queue()
  return await ctx.metrics.print({ queue, sweeps: ctx.jobs.sweeps(), pool: ctx.poolUse?.() ?? null, now: ctx.now() })
}

/** Whether a request's header has the token; compared in constant time. */
export function mayReadMetrics(token: string, authorization: string | undefined): boolean {
  const given = authorization?.replace(/^Bearer /i, '') ?? ''
  return timingSafeEqual(Buffer.from(hashToken(given)), Buffer.from(hashToken(token)))
}

/** Serves the figures to programs on the same machine, on a separate port. @returns closes it */
export async function openMetricsPort(ctx: Context): Promise<() => void> {
  const { port } = ctx.config.metrics
  if (port === null) return () => {}
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end()
    printMetrics(ctx).then(
      ({ contentType, text }) => response.writeHead(200, { 'content-type': contentType }).end(text),
      (error: unknown) => {
        ctx.log.error({ err: error }, 'the figures could not be read')
        response.writeHead(503).end()
      },
    )
    return response
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return () => {
    server.close()
    server.closeAllConnections()
  }
}
