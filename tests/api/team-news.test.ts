import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mailDailyComments } from '#server/features/team-news/daily-comments'
import type { Answer } from '#shared/contract/contract'
import { dayMs } from '#shared/time/durations'
import { until } from '../support/fake-writer.ts'
import { type LinkedinApp, startLinkedinApp } from '../support/linkedin-app.ts'
import { MailServer } from '../support/mail-server.ts'
import { inMinutes, signInAuthor } from '../support/publishing-app.ts'
import { foundTeam, joinTeam, type Person, writeInTeam } from '../support/team-people.ts'
import type { TestApp } from '../support/test-app.ts'

/** What members hear of each other, in the bell and by mail, and that nobody else hears of it. */

const mailServer = new MailServer()
let world: LinkedinApp
let app: TestApp
let team: Awaited<ReturnType<typeof foundTeam>>
let writer: Person
let reviewer: Person

beforeAll(async () => {
  const environment = {
    TEAMS: 'everybody',
    SMTP_URL: await mailServer.listen(),
    MAIL_FROM: 'Postwright <postwright@example.com>',
  }
  world = await startLinkedinApp({ withJobs: true, environment })
  app = world.app
})

afterAll(async () => {
  await world.close()
  await mailServer.close()
})

beforeEach(async () => {
  team = await foundTeam(app)
  writer = await joinTeam(app, team, 'writer')
  reviewer = await joinTeam(app, team, 'manager')
})

/** Without their invitation. */
const bellOf = async (person: Person) => {
  const { notices, ...rest } = (await (await person.get('/api/notices')).json()) as Answer<'listNotifications'>
  return { ...rest, notices: notices.filter(({ message }) => message.reason !== 'teamInvites') }
}

const saidTo = async (person: Person) =>
  (await bellOf(person)).notices.map(({ kind, message }) => [kind, message.message])

const unreadOf = async (person: Person) =>
  ((await (await person.get('/api/workspaces')).json()) as Answer<'listWorkspaces'>).map(({ unread }) => unread)

const mailed = (person: Person, words: string) =>
  until(`a mail with ${words}`, () => mailServer.mailsTo(person.email).some((mail) => mail.includes(words)))

const comment = (person: Person, postId: string, body: string, mentions: string[] = []) =>
  person.post(`/api/w/${team.slug}/posts/${postId}/comments`, { body, mentions })

describe('a review', () => {
  test('is asked of everyone who may approve, but its author, and the decision is told to the author', async () => {
    const { id, version, title } = await writeInTeam(writer, team.slug)
    await writer.post(`/api/w/${team.slug}/posts/${id}/review`, { message: 'For Friday, please.' })
    const { notices } = await bellOf(reviewer)
    expect(notices).toMatchObject([
      {
        kind: 'review-asked',
        postId: id,
        postTitle: title,
        team: { slug: team.slug, name: 'Harbour press' },
        message: { reason: 'reviewAsked', message: 'Test Person asks for your review.' },
      },
    ])
    expect(await unreadOf(reviewer)).toEqual([1, 1])
    expect(await saidTo(team.owner)).toContainEqual(['review-asked', 'Test Person asks for your review.'])
    expect(await saidTo(writer)).toEqual([])
    await mailed(reviewer, 'For Friday, please.')
    const asking = mailServer.mailsTo(reviewer.email).find((mail) => mail.includes('For Friday, please.'))
    expect(asking).toContain(`/w/${team.slug}/generate?post=${id}`)

    const verdict = { decision: 'request-changes', version, comment: 'Say when.' }
    await reviewer.post(`/api/w/${team.slug}/posts/${id}/review/decision`, verdict)
    expect(await saidTo(writer)).toEqual([['review-decided', 'Test Person asks for changes.']])
    await mailed(writer, 'Say when.')
  })

  test('is told in the reader’s own language', async () => {
    await reviewer.patch('/api/user', { interfaceLanguage: 'de' })
    const { id } = await writeInTeam(writer, team.slug)
    await writer.post(`/api/w/${team.slug}/posts/${id}/review`, { reviewers: [reviewer.id] })
    await mailed(reviewer, 'bittet Sie um Freigabe.')
    expect(await saidTo(team.owner)).not.toContainEqual(['review-asked', 'Test Person asks for your review.'])
  })
})

describe('a comment', () => {
  test('is told to the author and whoever takes part, a mention as such, and to nobody else', async () => {
    const { id } = await writeInTeam(writer, team.slug)
    const guest = await joinTeam(app, team, 'guest')
    await comment(guest, id, 'Is that so?', [reviewer.id])
    expect(await saidTo(writer)).toEqual([['comment', 'Test Person commented.']])
    expect((await bellOf(reviewer)).notices).toMatchObject([{ kind: 'mentioned', postId: id }, { kind: 'team' }])
    expect(await saidTo(guest)).toEqual([])
    await mailed(writer, 'Is that so?')
    await mailed(reviewer, 'mentioned you')
  })

  test('is mailed once a day to those who prefer that, and only while it was not seen', async () => {
    const { id } = await writeInTeam(writer, team.slug)
    expect((await bellOf(writer)).commentMails).toBe('at-once')
    const preferred = await writer.send('PUT', '/api/notices/comment-mails', { commentMails: 'daily' })
    expect([preferred.status, (await bellOf(writer)).commentMails]).toEqual([204, 'daily'])
    app.clock.now += 1_000
    await comment(reviewer, id, 'First thought.')
    await comment(reviewer, id, 'Second thought, for the owner.', [team.owner.id])
    await mailed(team.owner, 'Second thought')
    const mailsTo = (person: Person) => mailServer.mailsTo(person.email).filter((mail) => mail.includes('comment'))
    expect(mailsTo(writer)).toEqual([])

    await mailDailyComments(app.ctx)
    app.clock.now += dayMs
    await mailDailyComments(app.ctx)
    await mailDailyComments(app.ctx)
    await mailed(writer, '2 comments for you')
    expect(mailsTo(writer)).toHaveLength(1)

    await comment(reviewer, id, 'Third thought.')
    const [newest] = (await bellOf(writer)).notices
    await writer.post('/api/notices/seen', { upTo: newest?.id })
    app.clock.now += dayMs
    await mailDailyComments(app.ctx)
    await comment(writer, id, 'All three seen.', [team.owner.id])
    await mailed(team.owner, 'All three seen.')
    expect(mailsTo(writer)).toHaveLength(1)
  })
})

test('whoever is invited, changed, offered the team or removed hears of it', async () => {
  const person = await app.signIn()
  await joinTeam(app, team, 'guest', person)
  const { notices } = (await (await person.get('/api/notices')).json()) as Answer<'listNotifications'>
  expect(notices).toMatchObject([
    { team: null, message: { message: 'Test Person invites you to Harbour press. The link to join is in your mail.' } },
  ])
  expect(await saidTo(team.owner)).toContainEqual(['team', 'Test Person joined Harbour press.'])
  const member = `/api/workspaces/${team.slug}/members/${person.id}`
  await team.owner.patch(member, { role: 'manager', approves: true })
  await team.owner.post(`/api/workspaces/${team.slug}/handover`, { userId: person.id })
  expect((await saidTo(person)).slice(0, 2)).toEqual([
    ['team', 'Test Person offers you to own Harbour press.'],
    ['team', 'Test Person changed your role in Harbour press: manager, and you approve posts.'],
  ])
  await mailed(person, 'offers you to own')
  expect(await unreadOf(person)).toEqual([1, 2])
})

test('a removed member keeps nothing of the team and hears nothing more', async () => {
  const { id } = await writeInTeam(writer, team.slug)
  await comment(writer, id, 'Mine.')
  await comment(reviewer, id, 'Answer to a member.')
  await mailed(writer, 'Answer to a member.')
  expect((await saidTo(writer))[0]).toEqual(['comment', 'Test Person commented.'])

  await team.owner.send('DELETE', `/api/workspaces/${team.slug}/members/${writer.id}`)
  const left = ['team-outside', 'Test Person removed you from Harbour press.']
  expect(await saidTo(writer)).toEqual([left])
  await comment(reviewer, id, 'Without them.')
  await comment(reviewer, id, 'Told to the owner.', [team.owner.id])
  await mailed(team.owner, 'Told to the owner.')
  expect(await saidTo(writer)).toEqual([left])
  expect(mailServer.mailsTo(writer.email).filter((mail) => mail.includes('Without them.'))).toEqual([])
  expect((await bellOf(writer)).commentMails).toBeNull()
})

test('a deleted team leaves every bell, and only that it was deleted is told', async () => {
  const { id } = await writeInTeam(writer, team.slug)
  await comment(writer, id, 'For you.', [reviewer.id])
  await team.owner.send('DELETE', `/api/workspaces/${team.slug}`, { name: 'Harbour press' })
  expect((await saidTo(reviewer))[0]).toEqual(['team-outside', 'Test Person deleted Harbour press.'])
  expect((await bellOf(reviewer)).notices.filter((notice) => notice.team)).toEqual([])
})

test('the owner of a lent account is asked, their answer and taking it back are told', async () => {
  const author = await signInAuthor(world)
  await joinTeam(app, team, 'writer', author.person)
  const lend = (lent: string) =>
    author.person.send('PUT', `/api/linkedin/accounts/${author.accountId}/lending/${team.slug}`, { lent })
  await lend('ask')
  const { id } = await writeInTeam(writer, team.slug)
  const planned = await writer.post(`/api/w/${team.slug}/posts/${id}/publications`, {
    accountId: author.accountId,
    ...inMinutes(world, 60 * 24 * 3),
  })
  const publication = (await planned.json()) as { id: string }
  expect((await bellOf(author.person)).notices).toMatchObject([
    { kind: 'lending-asked', postId: id, publicationId: publication.id, team: { slug: team.slug } },
  ])
  await author.person.post(`/api/w/${team.slug}/publications/${publication.id}/lending`, { allow: true })
  await lend('never')
  expect((await bellOf(writer)).notices.map(({ kind }) => kind)).toEqual(['account-taken-back', 'lending-answered'])
  await mailed(writer, 'no longer lends')
})
