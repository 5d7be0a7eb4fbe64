import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Answer, contract } from '#shared/contract/contract'
import { routes } from '#shared/contract/routes'
import { type FeedSite, rss, startFeedSite } from '../support/fake-feeds.ts'
import { makeKey } from '../support/key-caller.ts'
import { type LinkedinApp, startLinkedinApp } from '../support/linkedin-app.ts'
import { patienceMs } from '../support/patience.ts'
import { type Author, pass, signInAuthor } from '../support/publishing-app.ts'
import { freePort } from '../support/server-process.ts'

/** The handbook's script and its n8n workflow take a story of a feed to a published post with nothing but a key. */

const handbook = readFileSync(join(import.meta.dirname, '../../docs/handbook/automation.md'), 'utf8')
const fenced = (language: string) =>
  new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'm').exec(handbook)?.[1] ?? ''

const article = `<!doctype html><html lang="en"><head><title>The second quay</title></head><body><article><h1>The second quay</h1>
<p>The harbour opened its second quay on Monday, two years after the first stone was laid. The port authority said so in the morning.</p>
<p>The quay handles 1,200 ships a year, 40 percent more than the old one, and ships no longer wait outside for hours.</p>
<p>The works cost four million euros and employed two hundred people from the town, who will now run the cranes.</p>
</article></body></html>`

let world: LinkedinApp
let site: FeedSite
let port: number
let author: Author
let approver: Author['person']
let slug: string
const folder = mkdtempSync(join(tmpdir(), 'postwright-script-'))

beforeAll(async () => {
  const pages: Parameters<typeof startFeedSite>[0] = {}
  site = await startFeedSite(pages)
  pages['/quay'] = { type: 'text/html', body: article }
  pages['/feed'] = { body: rss([{ title: 'The second quay', guid: 'quay', link: site.at('/quay'), at: Date.now() }]) }
  port = await freePort()
  const FETCH_ALLOW = `${site.environment.FETCH_ALLOW},hooks.example.net=127.0.0.1:${port}`
  world = await startLinkedinApp({ withJobs: true, environment: { TEAMS: 'everybody', FETCH_ALLOW } })
  approver = await world.app.signIn({ role: 'admin' })
  slug = ((await (await approver.post('/api/workspaces', { name: 'Harbour press' })).json()) as { slug: string }).slug
  await approver.patch(`/api/admin/workspaces/${slug}`, { plan: 'enterprise', postsPerMonth: null })
  await approver.patch(`/api/workspaces/${slug}`, { review: 'required' })
  author = await signInAuthor(world, 'user', { kind: 'community' })
  const invitation = { email: author.person.email, role: 'manager' }
  const invited = await approver.post(`/api/workspaces/${slug}/invitations`, invitation)
  const { url } = (await invited.json()) as { url: string }
  await author.person.post('/api/workspaces/join', { token: url.split('#')[1] })
})

afterAll(async () => {
  await world.close()
  await site.close()
  rmSync(folder, { recursive: true, force: true })
})

test('the script writes, asks for a review, plans what a person approved, and hears that it is published', async () => {
  const { key } = await makeKey(world.app.url, author.person, { workspace: slug, accounts: [author.accountId] })
  const script = join(folder, 'from-feed-to-post.mjs')
  writeFileSync(script, fenced('js'))
  const child = spawn(process.execPath, [script], {
    env: {
      POSTWRIGHT: world.app.url,
      KEY: key,
      FEED: site.at('/feed'),
      RECEIVER: `http://hooks.example.net:${port}/`,
      PORT: String(port),
      MINUTES: '2',
    },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (bytes: Buffer) => {
      said += bytes.toString()
    })
  }
  const ended = once(child, 'exit')
  try {
    const says = (what: RegExp) => expect.poll(() => said, { timeout: patienceMs }).toMatch(what)
    await says(/^asked for a review .+$/m)
    const id = /review (\S+)/.exec(said)?.[1] ?? ''
    const path = `/api/w/${slug}/posts/${id}`
    expect(world.fake.feed.posts).toEqual([])

    const review = (await (await approver.get(`${path}/review`)).json()) as Answer<'getReview'>
    expect(review).toMatchObject({ state: 'in-review' })
    const { version, content } = (await (await approver.get(path)).json()) as Answer<'getPost'>
    const decided = await approver.post(`${path}/review/decision`, { decision: 'approve', version })
    expect(decided.status).toBe(200)
    await says(/^planned /m)
    expect(world.fake.feed.posts).toEqual([])

    const dueAt = Date.parse(`${/planned (\S+)/.exec(said)?.[1]}:00Z`)
    pass(world, Math.max(0, dueAt - world.app.clock.now))
    await says(/^published https:\/\/www\.linkedin\.com\//m)
    expect(await ended).toEqual([0, null])
    expect(world.fake.feed.posts.map(({ body }) => body.commentary)).toHaveLength(1)
    expect(content).toContain('1,200')
  } finally {
    child.kill()
  }
})

test('the n8n workflow calls routes that are promised to stay, with bodies that they take', () => {
  const { nodes, connections } = JSON.parse(fenced('json')) as {
    nodes: { name: string; type: string; parameters: { method?: string; url?: string; jsonBody?: string } }[]
    connections: Record<string, { main: { node: string }[][] }>
  }
  const names = nodes.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  for (const [from, { main }] of Object.entries(connections)) {
    expect(names).toEqual(expect.arrayContaining([from, ...main.flat().map(({ node }) => node)]))
  }
  const calls = nodes.filter(({ type }) => type === 'n8n-nodes-base.httpRequest')
  expect(calls.map(({ name, parameters }) => `${name}: ${routeOf(parameters)}`)).toEqual([
    'Follow the feed: addFeed',
    'Worth a post: listInbox',
    'Write: generatePost',
    'Ask for a review: requestReview',
    'Not again: changeInboxStory',
    'Accounts: listLinkedinAccounts',
    'Plan: createPublication',
  ])
  for (const { parameters } of calls) {
    const name = routeOf(parameters) as keyof typeof contract
    const { body } = contract[name] as { body?: { safeParse: (body: unknown) => { success: boolean } } }
    if (body) expect(body.safeParse(bodyOf(parameters.jsonBody ?? '')), parameters.url).toMatchObject({ success: true })
  }
})

/** Expressions of n8n in a path stand for one part of it. */
function routeOf({ method, url = '' }: { method?: string; url?: string }): string | undefined {
  const path = url.replace(/^=\{\{.*?\}\}\/api\/v1/, '/api').replaceAll(/\{\{.*?\}\}/g, ':id')
  return Object.entries(routes).find(
    ([, route]) => route.method === method && 'api' in route && route.path.replaceAll(/:\w+/g, ':id') === path,
  )?.[0]
}

/** The body as n8n makes it of what a node before it gave. */
function bodyOf(expression: string): unknown {
  const code = /^=\{\{ (.*) \}\}$/.exec(expression)?.[1] ?? ''
  const given = { feed: 'https://example.com/feed.xml', url: 'https://example.com/a', items: [{ id: 'account' }] }
  return JSON.parse(runInNewContext(code, { $json: given }) as string)
}
