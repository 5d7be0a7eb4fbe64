import type { Answer } from '#shared/contract/contract'
import { asUserId, asWorkspaceId } from '#shared/contract/ids'
import { foundTeam, type Person, writeInTeam } from './team-people.ts'
import type { TestApp } from './test-app.ts'

/** Many members who save the same few posts at the same time, as their editors would: stale saves are merged by hand. */

export interface SavesOfMany {
  saved: number
  /** Stale saves, each answered with what is stored. */
  conflicts: number
  /** What went wrong, one sentence each. */
  losses: string[]
}

/**
 * Each member counts on a line of their own in each post. Whoever overwrote another's save would turn that line back.
 * @param urls the servers, between which members change with each request
 * @param isOver asked before each save
 */
export async function saveAtOnce(
  app: TestApp,
  urls: readonly string[],
  { people, posts }: { people: number; posts: number },
  isOver: (saved: number) => boolean,
): Promise<SavesOfMany> {
  const team = await foundTeam(app)
  const paths: string[] = []
  for (let count = 0; count < posts; count += 1) {
    const { id } = await writeInTeam(team.owner, team.slug)
    paths.push(`/api/w/${team.slug}/posts/${id}`)
  }
  const result: SavesOfMany = { saved: 0, conflicts: 0, losses: [] }
  const members: Person[] = []
  // one after another: a server refuses more sign-ins at once than its queue holds
  while (members.length < people) members.push(await join(app, team.id))
  await Promise.all(
    members.map((member, number) =>
      workOn({ at: () => member.clone(pick(urls)), name: `p${number}`, paths, result, isOver }),
    ),
  )
  return result
}

interface Work {
  at: () => Pick<Person, 'get' | 'send'>
  name: string
  paths: readonly string[]
  result: SavesOfMany
  isOver: (saved: number) => boolean
}

async function workOn({ at, name, paths, result, isOver }: Work): Promise<void> {
  /** The last count that the server confirmed, by post. */
  const confirmed = new Map<string, number>()
  while (!isOver(result.saved)) {
    const path = pick(paths)
    let seen = (await (await at().get(path)).json()) as Answer<'getPost'>
    for (let isStored = false; !isStored; ) {
      const known = confirmed.get(path) ?? 0
      if (countOf(seen.content, name) !== known) result.losses.push(`${name} had saved ${known}: ${seen.content}`)
      const headers = { 'if-match': `"${seen.version}"` }
      const answer = await at().send('PATCH', path, { content: withCount(seen.content, name, known + 1) }, headers)
      if (answer.status === 200) {
        confirmed.set(path, known + 1)
        result.saved += 1
        isStored = true
      } else {
        const { code, current } = (await answer.json()) as { code: string; current?: Answer<'getPost'> }
        if (answer.status !== 409 || code !== 'conflict' || !current) throw new Error(`${answer.status} ${code}`)
        if (current.version === seen.version) result.losses.push(`${name} was refused without another version`)
        result.conflicts += 1
        seen = current
      }
    }
  }
  for (const [path, known] of confirmed) {
    const { content } = (await (await at().get(path)).json()) as Answer<'getPost'>
    if (countOf(content, name) !== known) result.losses.push(`${name} had saved ${known} at last: ${content}`)
  }
}

function countOf(content: string, name: string): number {
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(content)?.[1] ?? 0)
}

function withCount(content: string, name: string, count: number): string {
  const others = content.split('\n').filter((line) => !line.startsWith(`${name} `))
  return [...others, `${name} ${count}`].join('\n')
}

async function join(app: TestApp, teamId: string): Promise<Person> {
  const person = await app.signIn({ role: 'user' })
  await app.ctx.db
    .insertInto('workspace_members')
    .values({
      workspace_id: asWorkspaceId(teamId),
      user_id: asUserId(person.id),
      role: 'writer',
      approves: 0,
      joined_at: app.clock.now,
    })
    .execute()
  return person
}

function pick<Item>(items: readonly Item[]): Item {
  return items[Math.floor(Math.random() * items.length)] as Item
}
