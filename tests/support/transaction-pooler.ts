import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/**
 * A pooler in transaction mode, by PostgreSQL's protocol (manual, "Message Flow"): each transaction of a client gets
 * another connection to the database, so that no session state lasts. It answers log-ins itself; the database must
 * accept its connections without a password.
 */
export interface TransactionPooler {
  url: string
  /** How many transactions have begun. */
  transactions(): number
  close(): Promise<void>
}

interface Backend {
  socket: Socket
  /** Where its answers go; null while it is free. */
  client: Socket | null
}

const backendCount = 4

/** @param url of the database itself */
export async function startTransactionPooler(url: string): Promise<TransactionPooler> {
  const target = new URL(url)
  const backends = await Promise.all(Array.from({ length: backendCount }, () => connectBackend(target)))
  const free = [...backends]
  const waiting: (() => void)[] = []
  const clients = new Set<Socket>()
  let transactions = 0

  for (const backend of backends) {
    onMessages(backend.socket, (type, message) => {
      const { client } = backend
      client?.write(message)
      if (type !== 'Z' || message.at(-1) !== 0x49) return // 'I': no transaction is open
      backend.client = null
      free.push(backend)
      waiting.shift()?.()
    })
  }

  async function borrow(client: Socket): Promise<Backend> {
    while (free.length === 0) await new Promise<void>((resolve) => void waiting.push(resolve))
    const backend = free.shift() as Backend
    backend.client = client
    transactions += 1
    return backend
  }

  const server = createServer((client) => {
    clients.add(client)
    client.on('error', () => undefined).on('close', () => clients.delete(client))
    let backend: Backend | undefined
    let held: Buffer[] = []
    let order = Promise.resolve()
    client.once('data', () => {
      // AuthenticationOk, a parameter that the driver requires, ReadyForQuery
      client.write(
        Buffer.concat([
          message('R', Buffer.from([0, 0, 0, 0])),
          parameter('client_encoding', 'UTF8'),
          message('Z', Buffer.from('I')),
        ]),
      )
      onMessages(client, (type, bytes) => {
        if (type === 'X') return void client.end()
        held.push(bytes)
        if (type !== 'S' && type !== 'Q') return // nothing is answered before Sync or a whole query
        const batch = Buffer.concat(held)
        held = []
        order = order.then(async () => {
          if (backend?.client !== client) backend = await borrow(client)
          backend.socket.write(batch)
        })
      })
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const pooled = new URL(url)
  pooled.host = `127.0.0.1:${(server.address() as { port: number }).port}`
  return {
    url: pooled.href,
    transactions: () => transactions,
    async close() {
      for (const socket of [...clients, ...backends.map((each) => each.socket)]) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

async function connectBackend(target: URL): Promise<Backend> {
  const socket = connect(Number(target.port || 5432), target.hostname)
  await once(socket, 'connect')
  const words = ['user', decodeURIComponent(target.username), 'database', target.pathname.slice(1), '', '']
  const body = Buffer.concat([Buffer.from([0, 3, 0, 0]), Buffer.from(words.join('\0').slice(0, -1)), Buffer.from([0])])
  socket.write(Buffer.concat([length(body), body]))
  await new Promise<void>((resolve, reject) => {
    const stop = onMessages(socket, (type, bytes) => {
      if (type === 'E') reject(new Error(bytes.toString('latin1')))
      if (type !== 'Z') return
      stop()
      resolve()
    })
  })
  return { socket, client: null }
}

/** Splits a stream into messages: a letter, a length that includes itself, the rest. @returns stops listening */
function onMessages(socket: Socket, hear: (type: string, message: Buffer) => void): () => void {
  let rest = Buffer.alloc(0)
  const listen = (piece: Buffer) => {
    rest = Buffer.concat([rest, piece])
    while (rest.length >= 5 && rest.length > rest.readUInt32BE(1)) {
      const end = 1 + rest.readUInt32BE(1)
      const one = rest.subarray(0, end)
      rest = rest.subarray(end)
      hear(String.fromCharCode(one[0] ?? 0), one)
    }
  }
  socket.on('data', listen)
  return () => void socket.off('data', listen)
}

function message(type: string, body: Buffer): Buffer {
  return Buffer.concat([Buffer.from(type), length(body), body])
}

function parameter(name: string, value: string): Buffer {
  return message('S', Buffer.from(`${name}\0${value}\0`))
}

function length(body: Buffer): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(body.length + 4)
  return bytes
}
