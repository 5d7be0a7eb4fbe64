import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * An OpenAI-compatible model on loopback with a known delay of its own: `firstMs` to the first token, then one word
 * each `eachMs`. It notes when each request came and when its first token left.
 */
export async function startSlowModel({ firstMs = 200, eachMs = 20, words = 60 } = {}) {
  const moments = []
  const server = createServer(async (request, response) => {
    const moment = { askedAt: performance.now(), firstTokenAt: 0 }
    moments.push(moment)
    for await (const _ of request); // the body is read and not looked at
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    await sleep(firstMs)
    for (let count = 0; count < words && !response.destroyed; count += 1) {
      if (count === 0) moment.firstTokenAt = performance.now()
      response.write(`data: ${JSON.stringify(chunk({ content: `word${count} ` }))}\n\n`)
      if (eachMs > 0) await sleep(eachMs)
    }
    response.end(
      `data: ${JSON.stringify({ ...chunk({}), choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })}\n\ndata: [DONE]\n\n`,
    )
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    baseUrl: `http://127.0.0.1:${server.address().port}/v1`,
    moments,
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  }
}

function chunk(delta) {
  return {
    id: 'x',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'slow',
    choices: [{ index: 0, delta, finish_reason: null }],
  }
}
