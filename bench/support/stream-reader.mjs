import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort } from 'node:worker_threads'
import { moment, msSince } from './stamps.mjs'

/**
 * Reads many streams at once, on a thread of its own, and tells how old each piece was when it came. A message is a
 * round: `{ streams, overMs }`, of which each stream is the request to send, begun evenly within `overMs`; the answer has
 * the ages in milliseconds, and how many streams came whole.
 */
const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })

parentPort.on('message', async ({ streams, overMs }) => {
  const round = { ages: [], whole: 0, pieces: 0, writes: 0, failures: {}, firstMs: [] }
  await Promise.all(
    streams.map(async (stream, at) => {
      await sleep((at * overMs) / streams.length)
      await read(stream, round).catch((error) => note(round, error.message))
    }),
  )
  parentPort.postMessage(round)
})

function note({ failures }, what) {
  failures[what] = (failures[what] ?? 0) + 1
}

function read({ url, headers, body }, round) {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now()
    const sent = request(url, { agent, method: 'POST', headers }, (response) => {
      let rest = ''
      let hasBegun = false
      let isWhole = false
      response.setEncoding('utf8')
      response.on('data', (text) => {
        const now = moment()
        round.writes += 1
        rest += text
        for (let end = rest.indexOf('\n\n'); end >= 0; end = rest.indexOf('\n\n')) {
          const event = rest.slice(0, end)
          rest = rest.slice(end + 2)
          if (event.startsWith('event: done') || event === 'data: [DONE]') isWhole = true
          else if (event.startsWith('event: delta') || event.startsWith('data: ')) {
            const stamps = textOf(event)
              .split(' ')
              .filter((word) => /^\w+$/.test(word))
            if (!hasBegun && stamps.length > 0) {
              hasBegun = true
              round.firstMs.push(performance.now() - startedAt)
            }
            round.pieces += stamps.length
            for (const stamp of stamps) round.ages.push(msSince(stamp, now))
          }
        }
      })
      response.once('end', () => {
        if (isWhole) round.whole += 1
        else note(round, `${response.statusCode} ${rest.slice(0, 100)}`)
        resolve()
      })
      response.once('error', reject)
    })
    sent.once('error', reject)
    sent.end(body)
  })
}

/** Of a piece that the product sent, or the model itself. */
function textOf(event) {
  const { text, choices } = JSON.parse(event.slice(event.indexOf('data: ') + 6))
  return text ?? choices[0].delta.content ?? ''
}
