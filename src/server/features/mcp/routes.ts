import { createMcpHandler } from '@modelcontextprotocol/server'
import type { Context } from '#server/context/context'
import { countCall } from '#server/features/accounts/keys/call-limits'
import { requireCallerByKey } from '#server/features/accounts/require-actor'
import { AppError } from '#server/platform/errors'
import { clientDisconnected } from '#server/platform/http/client-disconnected'
import type { Http, HttpRequest } from '#server/platform/http/http'
import { limits } from '#shared/rules/limits'
import { mcpPath, oauthPaths } from '#shared/rules/oauth'
import { createMcpServer } from './mcp-server.ts'

/**
 * The Model Context Protocol over HTTP, for callers with a key of the API and connected apps. Each request stands for
 * itself, and closing it aborts what it began.
=======
 * The Model Context Protocol over HTTP, for callers with a key of the API. Stateless; closing a request aborts its
 * work.
 */
export function registerMcpRoutes(http: Http, ctx: Context): void {
  http.route({
    method: 'POST',
    url: mcpPath,
    bodyLimit: limits.jsonBytes,
    schema: { hide: true },
    // as the protocol demands, although no page of another site has a key or a token
    config: { acceptsForeignWrites: false },
    onRequest: async (request, reply) => {
      request.actor = await requireCallerByKey(ctx, request, (keyId) => countCall(ctx, reply, 'calls', keyId))
    },
    handler: async (request, reply) => {
      const { actor, body, id: requestId } = request
      if (!actor) throw new AppError('key_invalid', 'keyMissing')
      const signal = AbortSignal.any([clientDisconnected(reply), ctx.ending])
      const handler = createMcpHandler(() => createMcpServer(ctx, { actor, requestId, signal }), {
        onerror: (error) => request.log.debug({ err: error, requestId }, 'a request over MCP was refused'),
      })
      return await reply.send(await handler.fetch(toWebRequest(ctx, request, signal), { parsedBody: body }))
    },
    onSend: async (request, reply, payload) => {
      if (reply.statusCode === 401) reply.header('www-authenticate', challengeOf(ctx, request))
      return payload
    },
  })

  // earlier revisions open a stream by GET and end sessions by DELETE: here are neither
  http.route({
    method: ['GET', 'DELETE'],
    url: mcpPath,
    schema: { hide: true },
    handler: async (_request, reply) => {
      reply.header('allow', 'POST')
      throw new AppError('method_not_allowed', 'requestMethodUnknown')
    },
  })
}

/** Where an app finds out how to get access (RFC 9728, 5.1), and that its token is no good. */
function challengeOf({ config }: Context, { headers }: HttpRequest): string {
  const metadata = `Bearer resource_metadata="${config.http.publicUrl}${oauthPaths.resourceMetadata}"`
  return headers.authorization === undefined ? metadata : `${metadata}, error="invalid_token"`
}

/** The request for the protocol's library, without credentials. */
function toWebRequest({ config }: Context, request: HttpRequest, signal: AbortSignal): Request {
  const { authorization: _key, cookie: _session, ...sent } = request.headers
  const headers = new Headers()
  for (const [name, value] of Object.entries(sent)) if (typeof value === 'string') headers.set(name, value)
  return new Request(new URL(request.url, config.http.publicUrl), { method: 'POST', headers, signal })
}
