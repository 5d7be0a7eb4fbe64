import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { closeMark, openMark } from '#server/writing/post-marks'
import { anthropic } from './anthropic.ts'
import { expectHeader, type FakeBehaviour, type FakeListing, sse, type WireFormat } from './behaviour.ts'
import { compatible, mistral } from './chat-completions.ts'
import { google } from './google.ts'
import { openai } from './openai.ts'

const formats = { openai, anthropic, google, mistral, compatible } satisfies Record<string, WireFormat>
export type FakeFormat = keyof typeof formats
export const fakeFormats = Object.keys(formats) as FakeFormat[]

export interface FakeRequest {
  path: string
  headers: Record<string, string>
  // biome-ignore lint/suspicious/noExplicitAny: each test looks into its own vendor's body
  body: any
  /** Why the vendor would have refused it; such a request is answered with 400. */
  problems: string[]
  /** Resolves when the connection closes: true when the client disconnected before the answer was complete. */
  wasLeft: Promise<boolean>
}

export interface FakeModel {
  /** In the form that the vendor's SDK expects. */
  baseUrl: string
  /** In order. */
  requests: FakeRequest[]
  /** Sets how it answers. */
  script(...behaviours: readonly FakeBehaviour[]): void
  /** Sets how it lists its models. */
  list(listing: FakeListing): void
  close(): Promise<void>
}

/**
 * A model on a loopback port that speaks one vendor's wire format and accepts only what that vendor accepts.
 * @param script the answers to the first, second, ... request; the last one repeats
 */
export async function startFakeModel(
  format: FakeFormat,
  script: FakeBehaviour | readonly FakeBehaviour[] = { kind: 'text', chunks: ['A post from a model.'] },
): Promise<FakeModel> {
  const wire = formats[format]
  let behaviours: readonly FakeBehaviour[] = 'kind' in script ? [script] : script
  let listing: FakeListing = ['fake-large', 'fake-small']
  let answered = 0
  const requests: FakeRequest[] = []

  const server = createServer(async (incoming, response) => {
    if (incoming.method === 'GET') return answerList(wire, response, listing, incoming)
    const request = await readRequest(wire, incoming, response)
    requests.push(request)
    answered += 1
    const behaviour = behaviours[Math.min(answered, behaviours.length) - 1]
    if (request.problems.length > 0)
      return sendError(wire, response, { status: 400, message: request.problems.join('; ') })
    if (behaviour) await answer(wire, response, behaviour, request)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}${wire.basePath}`,
    requests,
    script(...anew) {
      behaviours = anew
      answered = 0
    },
    list(anew) {
      listing = anew
    },
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

/** The key's models, for a call in the vendor's form; otherwise not found. */
function answerList(
  wire: WireFormat,
  response: ServerResponse,
  listing: FakeListing,
  { url: path = '', headers }: IncomingMessage,
): void {
  const problems = Object.entries(wire.list.headers).flatMap(([name, pattern]) =>
    expectHeader(headers as Record<string, string>, name, pattern),
  )
  if (!wire.list.path.test(path)) sendError(wire, response, { status: 404, message: `There is no ${path}.` })
  else if (problems.length > 0) sendError(wire, response, { status: 401, message: problems.join('; ') })
  else if (!('kind' in listing)) {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(wire.list.answer(listing)))
  } else if (listing.kind === 'status') sendError(wire, response, listing)
  else if (listing.kind === 'html') sendPage(response)
  else if (listing.kind === 'redirect') response.writeHead(307, { location: listing.to }).end()
}

function sendPage(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Sign in to the network</title>')
}

async function readRequest(
  wire: WireFormat,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<FakeRequest> {
  const wasLeft = once(response, 'close').then(() => !response.writableFinished)
  const pieces: Buffer[] = []
  for await (const piece of incoming) pieces.push(piece as Buffer)
  const path = incoming.url ?? ''
  const headers = incoming.headers as Record<string, string>
  const body: unknown = parseJson(Buffer.concat(pieces).toString('utf8'))
  const problems = [
    ...(incoming.method === 'POST' ? [] : ['the method should be POST']),
    ...(headers['content-type']?.startsWith('application/json') ? [] : ['content-type should be application/json']),
    ...wire.check({ path, headers, body }),
  ]
  return { path, headers, body, problems, wasLeft }
}

async function answer(
  wire: WireFormat,
  response: ServerResponse,
  behaviour: FakeBehaviour,
  { path, body }: FakeRequest,
): Promise<void> {
  const hasTools = Boolean(body?.tools)
  const marks = marksFor(body)
  switch (behaviour.kind) {
    case 'status':
      return sendError(wire, response, behaviour)
    case 'html':
      return sendPage(response)
    case 'other-json':
    case 'broken-json':
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(behaviour.kind === 'other-json' ? '{"status":"ok"}' : '{"status":')
      return
    case 'broken-first-event':
    case 'no-events':
      openStream(response)
      response.end(behaviour.kind === 'no-events' ? ': nothing to say\n\n' : wire.malformed())
      return
    case 'redirect':
      response.writeHead(307, { location: behaviour.to + path.slice(wire.basePath.length) }).end()
      return
    case 'events':
      openStream(response)
      response.end(behaviour.data.map((data) => sse(data)).join(''))
      return
    case 'slow-headers':
      await sleep(behaviour.delayMs)
      return sendText(wire, response, { kind: 'text', chunks: ['Late.'] }, { hasTools, marks })
    case 'text':
      return sendText(wire, response, behaviour, { hasTools, marks })
    case 'reply':
      return sendText(
        wire,
        response,
        { kind: 'text', chunks: [behaviour.to(textsIn(body).join('\n'))] },
        { hasTools, marks },
      )
    case 'error-event-first':
      openStream(response)
      response.end(wire.errorEvent())
      return
    case 'hang-before-text':
      openStream(response)
      response.write(wire.opening())
      return
    default:
      return misbehave(wire, response, behaviour, marks)
  }
}

async function sendText(
  wire: WireFormat,
  response: ServerResponse,
  { chunks, delayMs, until, citations, commentary, finish, forgetsMarks }: Extract<FakeBehaviour, { kind: 'text' }>,
  { hasTools, marks }: { hasTools: boolean; marks: Marks },
): Promise<void> {
  const [open, close] = forgetsMarks || chunks.length === 0 ? noMarks : marks
  openStream(response)
  if (commentary) response.write(wire.commentary?.(commentary) ?? '')
  response.write(wire.opening())
  for (const [index, chunk] of chunks.entries()) {
    if (index > 0 && delayMs) await sleep(delayMs)
    if (index > 0) await until
    if (response.destroyed) return
    response.write(wire.text((index === 0 ? open : '') + chunk))
  }
  if (close && (finish ?? 'stop') === 'stop') response.write(wire.text(close))
  if (hasTools) citations?.forEach((source, index) => void response.write(wire.citation(source, index)))
  response.end(wire.closing(finish ?? 'stop'))
}

/** Answers that begin well, with a first piece of text that reaches the client, and fail afterwards. */
async function misbehave(
  wire: WireFormat,
  response: ServerResponse,
  behaviour: Extract<FakeBehaviour, { chunk: string }>,
  [open]: Marks,
): Promise<void> {
  openStream(response)
  response.write(wire.opening() + wire.text(open + behaviour.chunk))
  if (behaviour.kind === 'hang-after-first-token') return
  await sleep(20)
  if (behaviour.kind === 'cut') response.destroy()
  if (behaviour.kind === 'early-end') response.end()
  if (behaviour.kind === 'error-event') response.write(wire.errorEvent())
  if (behaviour.kind === 'malformed-event') {
    response.end(wire.malformed() + wire.text(' and on') + wire.closing('stop'))
  }
}

function openStream(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' })
}

function sendError(
  wire: WireFormat,
  response: ServerResponse,
  {
    status: meant,
    message,
    code,
    retryAfter,
  }: { status: number; message?: string; code?: string; retryAfter?: string },
): void {
  const headers = { 'content-type': 'application/json', ...(retryAfter && { 'retry-after': retryAfter }) }
  const { status, body } = wire.error(meant, message ?? `Failed with ${meant}. Internal detail 4711.`, code)
  response.writeHead(status, headers).end(JSON.stringify(body))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // the format's own check of the body reports it
  }
}

type Marks = readonly [string, string]
const noMarks: Marks = ['', '']

/** The marks that a request asks for around the post. */
function marksFor(body: unknown): Marks {
  return textsIn(body).some((text) => text.includes(openMark)) ? [openMark, closeMark] : noMarks
}

/** Every string of a request's body that is longer than a word, in order. */
function textsIn(body: unknown): string[] {
  if (typeof body === 'string') return body.includes(' ') ? [body] : []
  return body !== null && typeof body === 'object' ? Object.values(body).flatMap(textsIn) : []
}
