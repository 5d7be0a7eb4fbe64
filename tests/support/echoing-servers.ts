import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { text } from 'node:stream/consumers'

/** Servers on loopback that refuse everything and repeat in their answer what they received, as some do. */

/**
 * Answers each request with 400, its headers and its body, in clear and with credentials decoded.
 * @returns its address
 */
export async function startEchoingServer(): Promise<{ url: string; close: () => void }> {
  const server = createHttpServer(async (request, response) => {
    const credentials = request.headers.authorization ?? ''
    const decoded = Buffer.from(credentials.replace(/^Basic /, ''), 'base64').toString()
    const message = `Refused ${request.url} ${JSON.stringify(request.rawHeaders)} ${decoded} ${await text(request)}`
    response.writeHead(400, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ error: { message, type: 'invalid_request', code: message }, message }))
  })
  const { port, close } = await listen(server)
  return { url: `http://127.0.0.1:${port}`, close }
}

/** Accepts any command except the sign-in, which it repeats as unknown. @returns its host and port */
export async function startEchoingMailServer(): Promise<{ host: string; close: () => void }> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined).write('220 mail.test\r\n')
    socket.setEncoding('utf8').on('data', (data) => {
      for (const line of String(data).split('\r\n').filter(Boolean)) {
        if (/^(EHLO|HELO)/i.test(line)) socket.write('250-mail.test\r\n250 AUTH PLAIN LOGIN\r\n')
        else socket.write(`535 5.7.8 unrecognized: ${line}\r\n`)
      }
    })
  })
  const { port, close } = await listen(server)
  return { host: `127.0.0.1:${port}`, close }
}

async function listen(server: Server): Promise<{ port: number; close: () => void }> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { port: (server.address() as AddressInfo).port, close: () => server.close() }
}
