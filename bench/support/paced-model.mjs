import { createServer } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'
import { stampNow } from './stamps.mjs'

/**
 * An OpenAI-compatible model on loopback, on a thread of its own: each answer is so many pieces so many milliseconds
 * apart, between the marks that the prompt asks for, and each piece is the moment at which it was sent. It keeps its pace:
 * what a busy machine delayed follows at once.
 */
const { firstMs, eachMs, pieces } = workerData
const start = `data: {"id":"x","object":"chat.completion.chunk","created":1,"model":"x","choices":[{"index":0,"delta":{"content":"`
const between = `"},"finish_reason":null}]}\n\n`
const end = `${start}</post>${between}data: {"id":"x","object":"chat.completion.chunk","created":1,"model":"x","choices":[{"index":0,"delta":{},"finish_reason":"stop"}],"usage":{"prompt_tokens":1000,"completion_tokens":600,"total_tokens":1600}}\n\ndata: [DONE]\n\n`

const server = createServer({ keepAliveTimeout: 120_000 }, (request, response) => {
  request.resume().once('end', () => {
    response.socket.setNoDelay(true)
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    setTimeout(() => pace(response), firstMs)
  })
})

function pace(response) {
  const startedAt = performance.now()
  let sent = 0
  response.write(`${start}<post>${between}`)
  const next = () => {
    const due = Math.min(pieces, 1 + Math.floor((performance.now() - startedAt) / eachMs))
    for (; sent < due; sent += 1) response.write(`${start} ${stampNow()}${between}`)
    if (response.destroyed) return
    if (sent === pieces) response.end(end)
    else setTimeout(next, Math.max(0, startedAt + sent * eachMs - performance.now()))
  }
  next()
}

server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port))
