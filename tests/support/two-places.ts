import { randomUUID } from 'node:crypto'
import type { Answer } from '#shared/contract/contract'
import type { WorkspaceId } from '#shared/contract/ids'
import type { Browser } from './browser-session.ts'
import { blockFont } from './font-files.ts'
import { type Kind, styleBody, tryBody } from './id-positions.ts'
import type { LinkedinApp } from './linkedin-app.ts'
import { connectApp } from './oauth-app.ts'
import { subscribeWithTestCard } from './paying.ts'
import { picture } from './pictures.ts'
import { inMinutes, signInAuthor } from './publishing-app.ts'
import { followStoredFeed } from './stored-feeds.ts'
import { foundTeam, joinTeam, type Person, writeInTeam } from './team-people.ts'
import type { TestApp } from './test-app.ts'
import { visualBody, visualOf } from './visuals.ts'

export interface Place {
  owner: Person
  /** Who connected the account, and lends it to the team. */
  lender: Person
  slug: string
  ids: Record<Kind, string | number>
  /** Of a private link to the post's review. */
  token: string
}

/** Where a webhook may point in the app's environment; nobody listens there. */
export const closedTarget = { url: 'http://hooks.example.net:9/', allow: 'hooks.example.net=127.0.0.1:9' }

/** A team that has one of everything that has an id. */
export async function fillTeam(world: LinkedinApp, name: string): Promise<Place> {
  const { app } = world
  app.clock.now += 1_000 // versions of visuals are called after their time
  const team = await foundTeam(app, name)
  const { owner, slug } = team
  const { person: lender, accountId: account } = await signInAuthor(world)
  await joinTeam(app, team, 'writer', lender)
  await lender.send('PUT', `/api/linkedin/accounts/${account}/lending/${slug}`, { lent: 'free' })
  const api = `/api/w/${slug}`
  const make = async (path: string, body?: unknown, person: Browser = owner) => {
    const isFile = body instanceof Uint8Array
    const answer = await person.post(path, body, isFile ? { 'content-type': 'application/octet-stream' } : {})
    if (answer.status !== 201 && answer.status !== 200) throw new Error(`${path}: ${await answer.text()}`)
    return (await answer.json()) as { id: string; url: string; uploadUrl: string }
  }
  const { id: post } = await writeInTeam(owner, slug)
  const { articleId: article } = (await (await owner.get(`${api}/posts/${post}`)).json()) as Answer<'getPost'>
  const bytes = await picture('png')
  const media = await make(`${api}/media`, { fileSize: bytes.length })
  await owner.send('PUT', `${api}/media/${media.id}/file`, bytes, { 'content-type': 'image/png' })
  const visual = await make(`${api}/visuals`, { ...visualOf(media.id), postId: post })
  const etag = (await owner.get(`${api}/visuals/${visual.id}`)).headers.get('etag') ?? ''
  await owner.send('PUT', `${api}/visuals/${visual.id}`, visualBody(), { 'if-match': etag })
  const versions = await (await owner.get(`${api}/visuals/${visual.id}/versions`)).json()
  const [visualVersion] = versions as Answer<'listVisualVersions'>
  const invited = { email: `${randomUUID()}@example.com`, role: 'guest' }
  const linked = await make(`${api}/posts/${post}/review-links`, { approves: true })
  const correction = randomUUID()
  await app.ctx.db
    .insertInto('source_changes')
    .values({
      owner_id: team.id as WorkspaceId,
      id: correction,
      post_id: post,
      article_id: article ?? '',
      fingerprint: correction,
      before_text: 'Before',
      after_text: 'After',
      found_at: app.clock.now,
    })
    .execute()
  const figures = randomUUID()
  await app.ctx.db
    .insertInto('post_figures')
    .values({
      owner_id: team.id as WorkspaceId,
      id: figures,
      post_id: post,
      publication_id: '',
      source: 'typed',
      day: '2026-11-20',
      at: app.clock.now,
      impressions: 1_240,
    })
    .execute()
  const { links } = (await (await owner.get(`${api}/posts/${post}/review`)).json()) as Answer<'getReview'>
  const webhook = (await make(`${api}/webhooks`, { url: closedTarget.url })).id
  const [ping] = (await (await owner.get(`${api}/webhooks/${webhook}/deliveries`)).json()) as { id: string }[]
  const followed = await followStoredFeed(app.ctx, team.id as WorkspaceId, owner.id)
  const planned = { accountId: account, ...inMinutes(world, 600) }
  return {
    owner,
    lender,
    slug,
    token: linked.url.split('#')[1] ?? '',
    ids: {
      post,
      article: article ?? '',
      postFile: (await make(`${api}/posts/${post}/files`, bytes)).id,
      publication: (await make(`${api}/posts/${post}/publications`, planned, lender)).id,
      correction,
      figures,
      try: (await make(`${api}/figures/tries`, tryBody)).id,
      comment: (await make(`${api}/posts/${post}/comments`, { body: 'To be said.', internal: false })).id,
      reviewLink: links[0]?.id ?? '',
      visual: visual.id,
      visualVersion: visualVersion?.version ?? 0,
      template: (await make(`${api}/templates`, { ...visualOf(media.id), category: 'Ours' })).id,
      media: media.id,
      font: (await make(`${api}/fonts`, blockFont())).id,
      style: (await make(`${api}/user/content-styles`, styleBody)).id,
      snippet: (await make(`${api}/user/snippets`, { kind: 'hashtags', content: '#ours' })).id,
      feed: followed.feedId,
      story: followed.itemId,
      account,
      key: (await make('/api/keys', { name: 'Feed', scopes: ['read'], workspace: slug })).id,
      app: await connectedAppOf(app, owner, slug),
      payment: await subscribeWithTestCard(lender),
      member: lender.id,
      webhook,
      delivery: ping?.id ?? '',
      invitation: (await make(`/api/workspaces/${slug}/invitations`, invited)).id,
    },
  }
}

async function connectedAppOf(app: TestApp, owner: Person, slug: string): Promise<string> {
  await connectApp(app, owner, { workspace: slug })
  const connected = (await (await owner.get('/api/apps')).json()) as Answer<'listApps'>
  return connected[0]?.id ?? ''
}
