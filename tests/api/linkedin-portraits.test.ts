import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Context } from '#server/context/context'
import { keepPortrait } from '#server/features/linkedin/portraits'
import { AppError } from '#server/platform/errors'
import type { Answer } from '#shared/contract/contract'
import { connect, type LinkedinApp, startLinkedinApp } from '../support/linkedin-app.ts'
import { picture } from '../support/pictures.ts'

/** Portraits of LinkedIn accounts: fetched by the server, stored small, and loaded from nowhere else. */

let linkedin: LinkedinApp

beforeAll(async () => {
  linkedin = await startLinkedinApp()
})

afterAll(() => linkedin.close())

type Person = Awaited<ReturnType<LinkedinApp['app']['signIn']>>
const address = 'https://media.example.com/portrait.jpg'

async function connected(portrait = address): Promise<{ person: Person; accountId: string }> {
  const person = await linkedin.app.signIn()
  linkedin.fake.world.seat({ picture: portrait })
  await connect(person)
  return { person, accountId: (await accountOf(person)).id }
}

async function accountOf(person: Person): Promise<Answer<'listLinkedinAccounts'>[number]> {
  const [account] = (await (await person.get('/api/linkedin/accounts')).json()) as Answer<'listLinkedinAccounts'>
  if (!account) throw new Error('No account was connected.')
  return account
}

/** Runs the job with this answer from an address. @returns the requested addresses */
async function keep({ person, accountId }: { person: Person; accountId: string }, answer: () => Promise<Uint8Array>) {
  const asked: string[] = []
  const fetchPicture = async (url: string) => {
    asked.push(url)
    return await answer()
  }
  const ctx: Context = { ...linkedin.app.ctx, reader: { ...linkedin.app.ctx.reader, fetchPicture } }
  await keepPortrait(ctx, { ownerId: person.id, accountId }, AbortSignal.timeout(60_000))
  return asked
}

test('a portrait is fetched once, kept as a small picture, and shown by this server to its owner only', async () => {
  const one = await connected()
  expect((await accountOf(one.person)).pictureUrl).toBeNull()
  expect(await keep(one, async () => await picture('png', 900, 900))).toEqual([address])

  const { pictureUrl } = await accountOf(one.person)
  expect(pictureUrl).toMatch(new RegExp(`^/api/linkedin/accounts/${one.accountId}/portrait\\?v=[0-9a-f]{12}$`))
  const shown = await one.person.get(pictureUrl ?? '')
  expect(shown.status).toBe(200)
  expect(shown.headers.get('content-type')).toBe('image/webp')
  expect(shown.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'")
  const bytes = Buffer.from(await shown.arrayBuffer())
  expect(bytes.subarray(8, 12).toString()).toBe('WEBP')
  expect(bytes.length).toBeLessThan(64 * 1024)
  const other = await linkedin.app.signIn()
  expect((await other.get(pictureUrl ?? '')).status).toBe(404)
})

test.each([
  ['a page', async () => new TextEncoder().encode('<html><body>no picture</body></html>')],
  [
    'a drawing that may run',
    async () => new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
  ],
  ['nothing', async () => new Uint8Array()],
  ['a refusal', () => Promise.reject(new AppError('source_refused', 'unexpected'))],
])('where the address gives %s there is no portrait, and nothing is tried again', async (_name, answer) => {
  const one = await connected()
  await keep(one, answer)
  expect((await accountOf(one.person)).pictureUrl).toBeNull()
  expect((await one.person.get(`/api/linkedin/accounts/${one.accountId}/portrait`)).status).toBe(404)
})

test('an address that can’t be reached now is tried again', async () => {
  const one = await connected()
  const away = keep(one, () => Promise.reject(new AppError('source_unreachable', 'unexpected')))
  await expect(away).rejects.toMatchObject({ code: 'source_unreachable' })
})

test('an address within this network is not asked', async () => {
  const { person, accountId } = await connected('https://127.0.0.1/portrait.png')
  await keepPortrait(linkedin.app.ctx, { ownerId: person.id, accountId }, AbortSignal.timeout(60_000))
  expect((await accountOf(person)).pictureUrl).toBeNull()
})
