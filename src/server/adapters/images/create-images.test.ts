import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createImages } from './create-images.ts'

const folder = mkdtempSync(join(tmpdir(), 'postwright-images-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A stand-in for the process that rewrites a picture. */
function scriptOf(code: string): string {
  const path = join(folder, `${code.length}.mjs`)
  writeFileSync(path, code)
  return path
}

async function* picture(): AsyncGenerator<Uint8Array> {
  yield Buffer.from('a picture')
}

test.each([
  ['fails', 'process.exit(1)', 'CORRUPT', /^This picture is damaged/],
  ['is ended', `process.kill(process.pid, 'SIGKILL')`, 'TOO_COMPLEX', /^This picture has more than 25 megapixels/],
])('a picture whose reader %s is refused in words about pictures', async (_, code, expected, message) => {
  const refusal = { code: expected, message: expect.stringMatching(message) }
  await expect(createImages(scriptOf(code)).prepare(picture())).rejects.toMatchObject(refusal)
})

test('when too many pictures wait, the next is told so', async () => {
  const images = createImages(scriptOf('setInterval(() => {}, 1000)'))
  const authors = Array.from({ length: 32 }, () => new AbortController())
  const waiting = authors.map(({ signal }) => images.prepare(picture(), signal).catch(() => 'left'))
  await expect(images.prepare(picture())).rejects.toMatchObject({
    code: 'busy',
    message: 'Many pictures are being uploaded right now. Please try again in a moment.',
    retryAfterSeconds: 10,
  })
  for (const author of authors) author.abort(new Error('left'))
  expect(await Promise.all(waiting)).toEqual(waiting.map(() => 'left'))
})
