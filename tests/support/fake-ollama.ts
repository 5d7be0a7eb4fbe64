import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** Ollama on a loopback port: its list of models, and pulls. What writes is asked of another fake. */

export interface FakeOllama {
  port: string
  /** The models that were asked for, and whether the caller stayed to the end. */
  pulls: { model: string; wasLeft: Promise<boolean> }[]
  /** The lines that a pull answers with, those of a good one by default; null lets it wait for ever. */
  answerPullsWith(lines?: readonly object[] | null): void
  close(): Promise<void>
}

const digest = 'sha256:a'
const usual = [
  { status: 'pulling manifest' },
  { status: 'pulling a', digest, total: 200 },
  { status: 'pulling a', digest, total: 200, completed: 100 },
  { status: 'pulling b', digest: 'sha256:b', total: 100, completed: 20 },
  { status: 'pulling a', digest, total: 200, completed: 200 },
  { status: 'verifying sha256 digest' },
  { status: 'success' },
]

/** @param writer the base URL of what answers `/v1` */
export async function startFakeOllama({ writer }: { writer?: string } = {}): Promise<FakeOllama> {
  const names: string[] = []
  const pulls: FakeOllama['pulls'] = []
  let lines: readonly object[] | null = usual

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url === '/api/tags') {
      response.end(JSON.stringify({ models: names.map((name) => ({ name })) }))
    } else if (request.url === '/api/pull') {
      const { model } = JSON.parse(await text(request)) as { model: string }
      const wasLeft = once(response, 'close').then(() => !response.writableFinished)
      pulls.push({ model, wasLeft })
      for (const line of lines ?? usual.slice(0, 3)) response.write(`${JSON.stringify(line)}\n`)
      if (lines === null) return
      if (lines === usual) names.push(model)
      response.end()
    } else if (writer && request.url?.startsWith('/v1/')) {
      const body = request.method === 'POST' ? { body: await text(request) } : {}
      const { authorization, 'content-type': type = 'application/json' } = request.headers
      const headers = { 'content-type': type, ...(authorization && { authorization }) }
      const answered = await fetch(writer + request.url.slice('/v1'.length), {
        method: request.method ?? 'GET',
        headers,
        ...body,
      })
      response.writeHead(answered.status, { 'content-type': answered.headers.get('content-type') ?? '' })
      response.end(Buffer.from(await answered.arrayBuffer()))
    } else response.writeHead(404).end()
  }

  const server = createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: String((server.address() as AddressInfo).port),
    pulls,
    answerPullsWith(given = usual) {
      lines = given
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
