import type { Answer } from '#shared/contract/contract'
import type { Browser } from './browser-session.ts'

export type Post = Answer<'listPosts'>[number]

/** Enough text for the composer to write from. */
export const sourceText = `Harbour opens its second quay

The harbour opened its second quay on Monday, two years after the first stone was laid.

The quay handles 1,200 ships a year, 40 percent more than the old one, the port authority said.

"Ships no longer wait at sea," said the harbour master. The works cost 31 million euros.`

/** A stored post, written from a text without a model. */
export async function makePost(author: Browser, request: Record<string, unknown> = {}): Promise<Post> {
  const source = 'url' in request ? {} : { textContent: sourceText }
  const response = await author.post('/api/posts/generate', { ...source, model: 'composer', ...request })
  if (response.status !== 201) throw new Error(`No post was made: ${await response.text()}`)
  return (await response.json()) as Post
}

/** How many posts of this month the server counts. */
export async function postsUsed(author: Browser): Promise<number> {
  const user = (await (await author.get('/api/user')).json()) as Answer<'getUser'>
  return user.postsThisMonth
}
