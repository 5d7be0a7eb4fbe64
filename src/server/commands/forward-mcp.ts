import type { JSONRPCMessage, RequestId } from '@modelcontextprotocol/server'
import type { StdioServerTransport } from '@modelcontextprotocol/server/stdio'
import { EventSourceParserStream } from 'eventsource-parser/stream'

/** Passes the messages of a local MCP client on to an installation, and its answers back; it understands neither. */

const revisionKey = 'io.modelcontextprotocol/protocolVersion'
const internalError = -32_603

export interface Installation {
  /** Its /mcp. */
  address: URL
  key: string
}

/** @returns what passes the client's messages on, for as long as its end of the pipe is open */
export async function forwardMcp(client: StdioServerTransport, installation: Installation): Promise<void> {
  const waiting = new Map<RequestId, AbortController>()
  client.onclose = () => {
    for (const each of waiting.values()) each.abort()
  }
  client.onmessage = (message) => {
    if ('method' in message && message.method === 'notifications/cancelled') {
      // closing a request is how it is cancelled over HTTP
      waiting.get(message.params?.requestId as RequestId)?.abort()
    } else void pass(message)
  }
  await client.start()

  async function pass(message: JSONRPCMessage): Promise<void> {
    const id = 'method' in message && 'id' in message ? message.id : undefined
    const leaving = new AbortController()
    if (id !== undefined) waiting.set(id, leaving)
    try {
      for await (const answer of ask(installation, message, leaving.signal)) await client.send(answer)
    } catch (error) {
      if (id === undefined || leaving.signal.aborted) return
      await client.send({ jsonrpc: '2.0', id, error: { code: internalError, message: sentenceOf(error) } })
    } finally {
      if (id !== undefined) waiting.delete(id)
    }
  }
}

/** Sends one message; yields what comes back. @throws Error when nothing of the protocol does */
async function* ask(
  { address, key }: Installation,
  message: JSONRPCMessage,
  signal: AbortSignal,
): AsyncGenerator<JSONRPCMessage> {
  const response = await fetch(address, {
    method: 'POST',
    redirect: 'error',
    signal,
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headersOf(message),
    },
    body: JSON.stringify(message),
  })
  if (response.status === 202) return
  if (response.headers.get('content-type')?.startsWith('text/event-stream') && response.body) {
    const events = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream())
    for await (const { data } of events) if (data) yield JSON.parse(data) as JSONRPCMessage
    return
  }
  const body = (await response.json()) as { jsonrpc?: string; message?: string }
  if (body.jsonrpc !== '2.0') throw new Error(body.message ?? `The server answered ${response.status}.`)
  yield body as JSONRPCMessage
}

/** What the protocol repeats of a message in the headers, since its revision of July 2026. */
function headersOf(message: JSONRPCMessage): Record<string, string> {
  if (!('method' in message)) return {}
  const { _meta: meta, name } = (message.params ?? {}) as { _meta?: Record<string, unknown>; name?: unknown }
  const revision = meta?.[revisionKey]
  if (typeof revision !== 'string') return {}
  return {
    'mcp-protocol-version': revision,
    'mcp-method': message.method,
    ...(typeof name === 'string' && { 'mcp-name': name }),
  }
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}
