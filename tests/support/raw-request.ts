import { connect, type Socket } from 'node:net'

export interface RawAnswer {
  status: number
  headers: Headers
  body: string
}

/** Sends raw bytes, for requests that no HTTP client would send, and reads until the server closes the connection. */
export async function sendRaw(url: string, bytes: string): Promise<RawAnswer> {
  const socket = openSocket(url)
  socket.write(bytes)
  return readAnswer(await untilClosed(socket))
}

export function openSocket(url: string): Socket {
  const { hostname, port } = new URL(url)
  return connect(Number(port), hostname)
}

export async function untilClosed(socket: Socket): Promise<string> {
  let received = ''
  socket.setEncoding('utf8').on('data', (piece) => {
    received += piece
  })
  await new Promise<void>((resolve) => {
    socket.once('close', () => resolve()).on('error', () => undefined)
  })
  return received
}

/** @throws Error when it is no answer of HTTP/1.1 */
export function readAnswer(text: string): RawAnswer {
  const [head = '', ...body] = text.split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const status = /^HTTP\/1\.1 (\d{3}) /.exec(first)?.[1]
  if (!status) throw new Error(`No answer: ${JSON.stringify(text.slice(0, 200))}`)
  const headers = new Headers(
    lines.map((line): [string, string] => [line.split(':')[0] ?? '', line.replace(/^[^:]*:/, '').trim()]),
  )
  return { status: Number(status), headers, body: body.join('\r\n\r\n') }
}
