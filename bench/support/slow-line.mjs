import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * A line to a port of loopback on which whatever is sent takes its time. It still arrives when its sender has ended
 * meanwhile, as on a real one.
 * @param delay how many milliseconds the next piece takes
 */
export async function startSlowLine(targetPort, delay) {
  const onNext = []
  const sockets = new Set()
  const server = createServer((near) => {
    const far = connect(targetPort, '127.0.0.1')
    let sending = Promise.resolve()
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    }
    near.on('data', (piece) => {
      for (const tell of onNext.splice(0)) tell()
      sending = sending.then(() => sleep(delay())).then(() => far.write(piece))
    })
    near.on('close', () => sending.then(() => far.destroySoon()))
    far.on('data', (piece) => near.write(piece))
    far.on('close', () => near.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    /** Resolves when something is sent next. */
    next: () => new Promise((resolve) => onNext.push(resolve)),
    async close() {
      server.close()
      for (const socket of sockets) socket.destroy()
      await once(server, 'close')
    },
  }
}
