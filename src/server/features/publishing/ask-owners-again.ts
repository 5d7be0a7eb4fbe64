import type { Context } from '#server/context/context'
import { emit } from '#server/context/emit'
import type { StoredEvent, Subscriber } from '#server/platform/events/event'
import { accountOwnerOf } from './publication.ts'
import { changePublication } from './publication-repository.ts'
import { hashOf } from './reviewed-object.ts'
import { listViews } from './view-repository.ts'

/**
 * The yes of an account's owner is about the text that they read: once someone else changes it, they are asked again.
 * Within the transaction of the change, so that the new text never goes out with the old yes.
 */
export const askOwnersAgain: Subscriber<Context> = {
  name: 'lending of changed posts',
  when: 'in-transaction',
  on: { 'post.updated': askAgain },
}

async function askAgain(ctx: Context, { workspaceId, subject, actor }: StoredEvent<'post.updated'>): Promise<void> {
  if (workspaceId === null) return
  const planned = await listViews(ctx.db, workspaceId, { postId: subject, states: ['scheduled', 'missed', 'held'] })
  for (const view of planned) {
    const { id, postId, accountName, dueAt, lent, lendingAllowed, lendingText } = view
    const text = hashOf(view.postCommentary)
    if (!lendingAllowed || lendingText === text) continue
    const ownerId = accountOwnerOf(view)
    const stands = actor === ownerId || lent !== 'ask'
    const change = stands ? { lendingText: text } : { lendingAllowed: null, lendingText: null }
    await changePublication(ctx.db, workspaceId, id, [view.state], change)
    if (stands) continue
    const payload = { postId, accountName, dueAt, ownerId }
    await emit(ctx, ctx.db, { workspaceId, actor, subject: id, name: 'lending.asked', payload })
  }
}
