import type { Answer } from '#shared/contract/contract'
import { sourceText } from './posts.ts'
import type { TestApp } from './test-app.ts'

export type Person = Awaited<ReturnType<TestApp['signIn']>>

/** A team of its own owner, with a plan that is not used up. */
export async function foundTeam(
  app: TestApp,
  name = 'Harbour press',
): Promise<{ owner: Person; slug: string; id: string }> {
  const owner = await app.signIn({ role: 'admin' })
  const founded = (await (await owner.post('/api/workspaces', { name })).json()) as Answer<'createWorkspace'>
  const slug = founded.slug ?? ''
  await owner.patch(`/api/admin/workspaces/${slug}`, { plan: 'enterprise', postsPerMonth: null })
  return { owner, slug, id: founded.id }
}

/** @param person by default someone new */
export async function joinTeam(
  app: TestApp,
  { owner, slug }: { owner: Person; slug: string },
  role: string,
  person?: Person,
): Promise<Person> {
  const joining = person ?? (await app.signIn({ role: 'user' }))
  const invited = await owner.post(`/api/workspaces/${slug}/invitations`, { email: joining.email, role })
  const { url } = (await invited.json()) as { url: string }
  const joined = await joining.post('/api/workspaces/join', { token: url.split('#')[1] })
  if (joined.status !== 200) throw new Error(await joined.text())
  return joining
}

export async function writeInTeam(
  person: Person,
  slug: string,
): Promise<{ id: string; version: number; title: string }> {
  const generated = await person.post(`/api/w/${slug}/posts/generate`, { textContent: sourceText, model: 'composer' })
  if (generated.status !== 201) throw new Error(await generated.text())
  const { id, title } = (await generated.json()) as { id: string; title: string }
  return { id, title, version: versionOf(await person.get(`/api/w/${slug}/posts/${id}`)) }
}

/** The version that an answer carries. */
export function versionOf(response: Response): number {
  return Number(response.headers.get('etag')?.replaceAll('"', ''))
}
