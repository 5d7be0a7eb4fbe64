import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { resealEverything } from '#server/commands/sealed-data'
import { verifyRecord } from '#server/features/sign-off/signed-record'
import { rotateSigningKey } from '#server/features/sign-off/signing-keys'
import { inTransaction } from '#server/platform/database/in-transaction'
import { resealWith, unseal } from '#server/platform/sealing'
import type { Answer } from '#shared/contract/contract'
import type { SignedRecord } from '#shared/contract/sign-off'
import { toCommentary } from '#shared/linkedin/little-text'
import { type LinkedinApp, startLinkedinApp } from '../support/linkedin-app.ts'
import { openPdf } from '../support/open-pdf.ts'
import { makePost } from '../support/posts.ts'
import { type Author, becomes, publish, signInAuthor, writePost } from '../support/publishing-app.ts'
import { runCommand } from '../support/run-command.ts'
import { foundTeam, joinTeam, versionOf, writeInTeam } from '../support/team-people.ts'

/** The signed record of what was published: what it holds, its chain, and that it is checked without a database. */

let world: LinkedinApp
let author: Author
const folder = mkdtempSync(join(tmpdir(), 'sign-off-'))

beforeAll(async () => {
  world = await startLinkedinApp({ withJobs: true, environment: { TEAMS: 'everybody' } })
  author = await signInAuthor(world)
})

afterAll(async () => {
  await world.close()
  rmSync(folder, { recursive: true })
})

type Signed = z.infer<typeof SignedRecord>
type Asking = Pick<Author['person'], 'get'>

async function fileOf(person: Asking, postId: string, prefix = '/api'): Promise<Buffer> {
  const answer = await person.get(`${prefix}/posts/${postId}/sign-off`)
  expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
    200,
    'attachment; filename="sign-off.json"',
  ])
  return Buffer.from(await answer.arrayBuffer())
}

async function recordOf(person: Asking, postId: string, prefix?: string): Promise<Signed> {
  const verdict = verifyRecord(await fileOf(person, postId, prefix))
  if (!verdict.isIntact) throw new Error(verdict.why)
  return verdict.signed
}

async function publishNew(content?: string) {
  const post = await writePost(author, content)
  return { post, publication: await becomes(author, await publish(author, post), 'published') }
}

test('a person’s own record says what it was made from, what went out, and under which id', async () => {
  const { post, publication } = await publishNew('The quay handles 1,200 ships a year. It cost 99 million euros.')
  const claims = { acceptedClaims: ['99 million euros'] }
  const { record } = await recordOf(author.person, post.id)
  const sent = await world.app.ctx.db
    .selectFrom('publications')
    .select(['body_hash', 'urn'])
    .where('id', '=', publication.id)
    .executeTakeFirstOrThrow()
  expect(record).toMatchObject({
    statement: expect.stringContaining('not legal advice'),
    workspace: { id: author.person.id, team: null },
    post: { id: post.id, by: 'Test Person' },
    sources: [{ kind: 'text', url: null, textHash: expect.stringMatching(/^[0-9a-f]{64}$/) }],
    writing: { model: 'composer', promptHash: null },
    finalText: 'The quay handles 1,200 ships a year. It cost 99 million euros.',
    reviewAsked: null,
    decisions: [],
    publication: { id: publication.id, bytesHash: sent.body_hash, linkedinId: sent.urn, attachment: 'none' },
  })
  const verdicts = Object.fromEntries(record.claims.map(({ text, verdict }) => [text, verdict]))
  expect(verdicts).toMatchObject({ '1,200': 'stated', '99 million euros': 'differs' })

  const before = await fileOf(author.person, post.id)
  await author.person.patch(`/api/posts/${post.id}`, { content: 'Edited afterwards.', ...claims })
  expect(await fileOf(author.person, post.id), 'it is never changed').toEqual(before)
})

test('whose word stands for a claim is in it', async () => {
  const post = await writePost(author, 'The quay cost 99 million euros, they say.')
  await author.person.patch(`/api/posts/${post.id}`, { acceptedClaims: ['99 million euros'] })
  await becomes(author, await publish(author, post), 'published')
  const { record } = await recordOf(author.person, post.id)
  expect(record.claims.find(({ text }) => text === '99 million euros')).toMatchObject({
    accepted: { by: 'Test Person', at: expect.stringMatching(/^20/) },
  })
})

test('a draft has none, nor has a post of someone else; one published by hand says so', async () => {
  const draft = await makePost(author.person)
  const refused = await author.person.get(`/api/posts/${draft.id}/sign-off`)
  expect([refused.status, await refused.json()]).toMatchObject([409, { reason: 'signOffUnpublished' }])
  const stranger = await world.app.signIn()
  expect((await stranger.get(`/api/posts/${draft.id}/sign-off`)).status).toBe(404)
  await author.person.patch(`/api/posts/${draft.id}`, { status: 'published' })
  expect((await recordOf(author.person, draft.id)).record.publication).toBeNull()
})

test('a team’s record says who asked, who decided what in which words, and outlives the post', async () => {
  const team = await foundTeam(world.app)
  await joinTeam(world.app, team, 'writer', author.person)
  await team.owner.patch(`/api/workspaces/${team.slug}`, { review: 'required' })
  const api = `/api/w/${team.slug}`
  const { id, version } = await writeInTeam(author.person, team.slug)
  await author.person.post(`${api}/posts/${id}/review`, { message: 'Before noon.' })
  await team.owner.post(`${api}/posts/${id}/review/decision`, {
    decision: 'request-changes',
    version,
    comment: 'Name the port.',
  })
  const content = 'Ships no longer wait at sea.'
  const saved = await author.person.send('PATCH', `${api}/posts/${id}`, { content }, { 'if-match': `"${version}"` })
  const approval = { decision: 'approve', version: versionOf(saved), comment: 'Good.' }
  await team.owner.post(`${api}/posts/${id}/review/decision`, approval)
  const planned = await author.person.post(`${api}/posts/${id}/publications`, { accountId: author.accountId })
  expect(((await planned.json()) as { state: string }).state).toBe('published')

  const { record, hash } = await recordOf(team.owner, id, api)
  expect(record).toMatchObject({
    workspace: { id: team.id, team: 'Harbour press' },
    chain: { number: 1, previous: null },
    finalText: content,
    reviewAsked: { by: 'Test Person', message: 'Before noon.' },
    decisions: [
      { by: 'Test Person', decision: 'request-changes', comment: 'Name the port.', isOfFinalText: false },
      { by: 'Test Person', decision: 'approve', comment: 'Good.', isOfFinalText: true, isGuest: false },
    ],
  })
  expect(toCommentary(record.firstDraft, [])).not.toBe(toCommentary(record.finalText, []))
  await author.person.send('DELETE', `${api}/posts/${id}`)
  expect((await recordOf(team.owner, id, api)).hash).toBe(hash)
})

test('records follow each other, and the command finds changes, gaps and foreign keys', async () => {
  const files: string[] = []
  for (const name of ['one', 'two', 'three']) {
    const { post } = await publishNew()
    const path = join(folder, `${name}.json`)
    writeFileSync(path, await fileOf(author.person, post.id))
    files.push(path)
  }
  const [one = '', two = '', three = ''] = files
  expect(await runCommand('verify', files, {})).toMatchObject({ code: 0, output: expect.stringMatching(/intact/) })
  const gap = await runCommand('verify', [one, three], {})
  expect([gap.code, gap.output]).toEqual([1, expect.stringContaining('GAP')])
  const { key } = await recordOf(author.person, (await publishNew()).post.id)
  expect((await runCommand('verify', [two, '--key', key.id], {})).code).toBe(0)
  expect((await runCommand('verify', [two, '--key', '0000000000000000'], {})).output).toContain('FOREIGN')
  const file = await import('node:fs').then(({ readFileSync }) => readFileSync(two, 'utf8'))
  writeFileSync(two, file.replace('Test Person', 'Best Person'))
  const changed = await runCommand('verify', [one, two], {})
  expect([changed.code, changed.output]).toEqual([1, expect.stringContaining('CHANGED')])
  expect((await runCommand('verify', [], {})).code).toBe(1)
})

test('on paper it is in the reader’s language, with letters of every script, and carries the signed file', async () => {
  const { post } = await publishNew('Les navires n’attendent plus. 船はもう待たない 👍🏽 \u{10FFFD}')
  await author.person.patch('/api/user', { interfaceLanguage: 'de' })
  const answer = await author.person.get(`/api/posts/${post.id}/sign-off?format=pdf`)
  await author.person.patch('/api/user', { interfaceLanguage: 'en' })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const pdf = await openPdf(bytes)
  const words: string[] = []
  for (let page = 1; page <= pdf.numPages; page += 1) {
    const { items } = await (await pdf.getPage(page)).getTextContent()
    words.push(...items.flatMap((item) => ('str' in item ? item.str : [])))
  }
  expect(words.join(' ')).toContain('Freigabenachweis')
  expect(words.join(' ')).toContain('船はもう待たない')
  const attached = (await pdf.getAttachments()) as Record<string, { content: Uint8Array }> | null
  expect(Buffer.from(attached?.['sign-off.json']?.content ?? [])).toEqual(await fileOf(author.person, post.id))
  const path = join(folder, 'record.pdf')
  writeFileSync(path, bytes)
  expect(await runCommand('verify', [path], {})).toMatchObject({ code: 0 })
})

test('a key is changed on request or with the secret, and earlier records stay intact', async () => {
  const { db, secret, now } = world.app.ctx
  const keys = async () =>
    (await (await world.app.visitor().get('/api/sign-off/keys')).json()) as Answer<'listSigningKeys'>
  const first = await publishNew()
  const before = await recordOf(author.person, first.post.id)
  await inTransaction(db, (transaction) => rotateSigningKey(transaction, now()))
  const second = await publishNew()
  const after = await recordOf(author.person, second.post.id)
  expect(after.key.id).not.toBe(before.key.id)
  expect(after.record.chain.previous, 'the chain goes on').not.toBeNull()
  expect(await keys()).toMatchObject([
    { id: after.key.id, publicKey: after.key.publicKey, until: null },
    { id: before.key.id, until: expect.any(String) },
  ])
  expect(verifyRecord(await fileOf(author.person, first.post.id)).isIntact).toBe(true)

  const counts = { sealed: 0, lost: 0 }
  const sealed = () => db.selectFrom('signing_keys').select(['id', 'sealed_key']).execute()
  const other = 'another secret of the installation'
  await inTransaction(db, (transaction) =>
    resealEverything(transaction, resealWith({ from: secret, to: other }, counts)),
  )
  for (const { id, sealed_key: text } of await sealed())
    expect(unseal(other, { purpose: 'signing-key', ownerId: id }, text)).toContain('PRIVATE KEY')
  await inTransaction(db, (transaction) =>
    resealEverything(transaction, resealWith({ from: other, to: secret }, counts)),
  )
  expect(counts.lost).toBe(0)
})

test('someone’s archive holds their own records', async () => {
  const { record } = await recordOf(author.person, (await publishNew()).post.id)
  const archive = Buffer.from(await (await author.person.get('/api/user/export')).arrayBuffer())
  expect(archive.includes(`sign-offs/${record.chain.number}.json`)).toBe(true)
})
