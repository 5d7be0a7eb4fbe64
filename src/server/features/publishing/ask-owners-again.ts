import type { Context } from '#server/context/context'
import type { StoredEvent, Subscriber } from '#server/platform/events/event'
import { askOwner, describeConsent } from './lending-consent.ts'
import { accountOwnerOf } from './publication.ts'
import { changePublication } from './publication-repository.ts'
import { listViews } from './view-repository.ts'

/**
 * The yes of an account's owner is about the post as they saw it: once someone else changes its text or attachment,
 * they are asked again.
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
    if (!view.lendingAllowed) continue
    const text = await describeConsent(ctx, view)
    if (view.lendingText === text) continue
    const stands = actor === accountOwnerOf(view) || view.lent !== 'ask'
    const change = stands ? { lendingText: text } : { lendingAllowed: null, lendingText: null }
    await changePublication(ctx.db, workspaceId, view.id, [view.state], change)
    if (!stands) await askOwner(ctx, ctx.db, view, actor)
  }
}
