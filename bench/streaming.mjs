import { machine, median, signIn, startServer } from './support/server.mjs'
import { startSlowModel } from './support/slow-model.mjs'

/**
 * What the product adds to a model: from request to the first byte of text, minus the model's own delay; and what 200
 * streams at once cost in memory and in pace against one.
 * Target: median overhead under 50 ms once the source is read.
 */

const text =
  'The council voted to plant twelve thousand trees along the main roads. The plan costs four million euros. '.repeat(
    40,
  )

const model = await startSlowModel({ firstMs: 100, eachMs: 20, words: 50 })
const server = await startServer({ COMPATIBLE_BASE_URL: model.baseUrl, COMPATIBLE_MODEL: 'slow', TRUST_PROXY: '1' })
try {
  const cookie = await signIn(server.url)
  const readId = (await (await post('/api/posts/generate', { textContent: text, model: 'composer' })).json()).articleId

  const overheads = []
  for (let round = 0; round < 20; round += 1) overheads.push(await measureOverhead(readId))
  overheads.shift() // the first loads the vendor's library

  const alone = await stream(readId)
  const before = server.residentBytes()
  // One account writes eight posts at once at most: two hundred streams come from two hundred authors.
  const authors = await makeAuthors(200)
  let peak = before
  const watch = setInterval(() => {
    peak = Math.max(peak, server.residentBytes())
  }, 50)
  const many = await Promise.all(authors.map((author) => stream(null, author)))
  clearInterval(watch)

  const overheadMs = median(overheads)
  const slowdown = median(many.map((each) => each.ms)) / alone.ms
  console.log(`streaming: machine            ${machine()}`)
  console.log(`streaming: overhead, median   ${overheadMs.toFixed(1)} ms to the first token (target < 50)`)
  console.log(
    `streaming: 200 at once        ${((peak - before) / 200 / 1024).toFixed(0)} KiB a stream, ${slowdown.toFixed(2)}x the time of one`,
  )
  console.log(`streaming: complete           ${many.filter((each) => each.isComplete).length} of 200`)

  async function measureOverhead(articleId) {
    const startedAt = performance.now()
    const response = await post(
      '/api/posts/generate',
      { articleId, model: 'compatible' },
      { accept: 'text/event-stream' },
    )
    const firstTextAt = await readUntil(response, 'event: delta')
    const own = model.moments.at(-1)
    return firstTextAt - startedAt - (own.firstTokenAt - own.askedAt)
  }

  async function stream(articleId, author = cookie) {
    const startedAt = performance.now()
    const source = articleId ? { articleId } : { textContent: text }
    const response = await post(
      '/api/posts/generate',
      { ...source, model: 'compatible' },
      { accept: 'text/event-stream', cookie: author },
    )
    const all = await response.text()
    return { ms: performance.now() - startedAt, isComplete: all.includes('event: done') }
  }

  function post(path, body, headers = {}) {
    return fetch(server.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, origin: server.url, ...headers },
      body: JSON.stringify(body),
    })
  }

  /** Registers and approves them by the server's own calls; each from an address of its own. */
  async function makeAuthors(count) {
    const cookies = []
    for (let number = 0; number < count; number += 1) {
      const from = { 'x-forwarded-for': `203.0.${Math.floor(number / 200)}.${1 + (number % 200)}` }
      const person = { email: `author${number}@example.com`, password: 'a long enough passphrase' }
      const registered = await post('/api/register', person, { ...from, cookie: '' })
      const { id } = await registered.json()
      await post(`/api/admin/approve-user/${id}`)
      cookies.push(
        registered.headers
          .getSetCookie()
          .map((each) => each.split(';')[0])
          .join('; '),
      )
    }
    return cookies
  }
} finally {
  await server.stop()
  await model.close()
}

/** When the stream first holds a mark; the rest is read to the end. */
async function readUntil(response, mark) {
  const decoder = new TextDecoder()
  let seen = ''
  let at = 0
  for await (const piece of response.body) {
    if (at === 0) {
      seen += decoder.decode(piece, { stream: true })
      if (seen.includes(mark)) at = performance.now()
    }
  }
  return at
}
