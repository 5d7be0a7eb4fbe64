import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { parseAllowList } from '#server/reading/fetch/allow-list'
import { originPages } from './origin-pages.ts'
import { selfSigned } from './self-signed.ts'

/**
 * The servers that the guard is tested against. The canary is where no fetch may ever arrive: at port 80 of every
 * loopback address, so that not even the port rule protects it. The origins can be reached only through exceptions.
 */
export async function startWorld() {
  let canaryHits = 0
  const hit: RequestListener = (_request, response) => {
    canaryHits += 1
    response.end('canary')
  }
  // Clients ask a proxy for a tunnel first.
  const hitByProxy = (_request: unknown, socket: Duplex) => {
    canaryHits += 1
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n')
  }
  const canary4 = await listen(createHttpServer(hit).on('connect', hitByProxy), 80, '0.0.0.0')
  const canary6 = await listen(createHttpServer(hit), 80, '::1')

  const requests: { url: string; headers: NodeJS.Dict<string | string[]> }[] = []
  const ports = { P: 80, O: 0, S: 0 }
  const pages = originPages((text) => fillPorts(text, ports))
  const serve: RequestListener = (request, response) => {
    requests.push({ url: request.url ?? '', headers: request.headers })
    pages(request, response)
  }
  const origin = await listen(createHttpServer({ maxHeaderSize: 64 * 1024 }, serve), 0, '127.0.0.1')
  const secure = await listen(createHttpsServer(selfSigned('secure.example.net'), serve), 0, '127.0.0.1')
  ports.O = portOf(origin)
  ports.S = portOf(secure)

  return {
    ports,
    requests,
    allow: parseAllowList(`origin.example.net=127.0.0.1:${ports.O},secure.example.net=127.0.0.1:${ports.S}`),
    canaryHits: () => canaryHits,
    fill: (text: string) => fillPorts(text, ports),
    close: async () => {
      for (const server of [canary4, canary6, origin, secure]) {
        server.closeAllConnections()
        await new Promise((done) => server.close(done))
      }
    },
  }
}

export type World = Awaited<ReturnType<typeof startWorld>>

/** {P} is the canary's port, {O} the origin's, {S} the origin's with TLS. */
function fillPorts(text: string, ports: Record<string, number>): string {
  return text.replace(/\{([POS])\}/g, (_, name: string) => String(ports[name]))
}

function listen<T extends Server>(server: T, port: number, host: string): Promise<T> {
  return new Promise((ready, fail) => {
    server.once('error', fail)
    server.listen(port, host, () => ready(server))
  })
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port
}
