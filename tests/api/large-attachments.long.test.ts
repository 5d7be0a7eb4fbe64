import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answer } from '#shared/contract/contract'
import { attachmentLimits } from '#shared/rules/attachments'
import { makePdf, pdfStream, pdfText } from '../support/document-files.ts'
import { type FakeLinkedin, startFakeLinkedin } from '../support/fake-linkedin/start-fake-linkedin.ts'
import { patienceMs } from '../support/patience.ts'
import { attach } from '../support/post-files.ts'
import { makePost } from '../support/posts.ts'
import { type ServerProcess, startServerProcess } from '../support/server-process.ts'
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts'
import { makeVideo } from '../support/videos.ts'

/** The largest PDF, and a video of 100 MB, from a browser to LinkedIn, in the memory of the server's process. */

const admin = { email: 'admin@example.com', password: 'a long enough passphrase' }
const mostMb = 60

let fake: FakeLinkedin
let database: TestDatabase
let server: ServerProcess

beforeAll(async () => {
  fake = await startFakeLinkedin()
  database = await createTestDatabase()
  server = await startServerProcess({
    ...database.environment,
    ...fake.environment,
    DATA_DIR: database.dataDir,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  })
})

afterAll(async () => {
  await server.end('SIGTERM')
  await database.remove()
  await fake.close()
})

const residentMb = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) / 1024

/** @returns by how many megabytes the server's process grew at most meanwhile */
async function growthDuring(work: () => Promise<void>): Promise<number> {
  const before = residentMb()
  let most = before
  const timer = setInterval(() => {
    most = Math.max(most, residentMb())
  }, 10)
  try {
    await work()
  } finally {
    clearInterval(timer)
  }
  return Math.round(most - before)
}

/** A megabyte below the limit, in one page and a stream that nothing refers to. */
function largePdf(): Uint8Array {
  const filler = 'x'.repeat(attachmentLimits.pdfBytes - 1024 * 1024)
  return makePdf([pdfText('Ships no longer wait', 72, 700)], { objects: [pdfStream(filler)] })
}

interface Case {
  kind: 'pdf' | 'video'
  small: Uint8Array
  large: () => Uint8Array
}

const cases: Case[] = [
  { kind: 'pdf', small: makePdf([pdfText('One', 72, 700)]), large: largePdf },
  {
    kind: 'video',
    small: makeVideo(),
    large: () => makeVideo({ filmBytes: 100 * 1024 * 1024, isDescriptionLast: true }),
  },
]

test.each(cases)('a $kind of 100 MB takes less than 60 MB of the server, attached and published', async (one) => {
  const { kind, small, large } = one
  const person = server.visitor()
  expect((await person.post('/api/login', admin)).status).toBe(200)
  const { token } = fake.world.giveToken({ member: fake.world.addMember() })
  const added = await person.post('/api/linkedin/accounts', { accessToken: token })
  const { id: accountId } = (await added.json()) as Answer<'addLinkedinAccount'>

  async function publish(postId: string): Promise<void> {
    const planned = await person.post(`/api/posts/${postId}/publications`, { accountId, attach: kind })
    const { id } = (await planned.json()) as Answer<'createPublication'>
    const state = async () =>
      ((await (await person.get(`/api/publications/${id}`)).json()) as Answer<'getPublication'>).state
    await expect.poll(state, { timeout: patienceMs }).toBe('published')
  }

  // what the first ones load stays
  const first = await makePost(person)
  await attach(person, first.id, { bytes: small })
  await publish(first.id)

  const { id: postId } = await makePost(person)
  await person.patch(`/api/posts/${postId}`, { content: `Ships no longer wait at sea: a ${kind}.` })
  const bytes = large()
  const attaching = await growthDuring(async () => {
    expect(await attach(person, postId, { bytes, name: 'large' })).toMatchObject({ bytes: bytes.length, pages: 1 })
  })
  const publishing = await growthDuring(() => publish(postId))
  const sent = fake.feed.uploads.at(-1)?.bytes ?? Buffer.alloc(0)
  expect(createHash('sha256').update(sent).digest('hex')).toBe(createHash('sha256').update(bytes).digest('hex'))
  expect.soft(attaching, 'megabytes while it is attached').toBeLessThan(mostMb)
  expect.soft(publishing, 'megabytes while it is published').toBeLessThan(mostMb)
})
