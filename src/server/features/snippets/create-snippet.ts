import { randomUUID } from 'node:crypto'
import type { Context } from '#server/context/context'
import type { Actor } from '#server/features/accounts/people/actor'
import { withWorkspaceLock } from '#server/features/accounts/people/workspace-lock'
import { AppError } from '#server/platform/errors'
import { because } from '#shared/errors/reason'
import { limits } from '#shared/rules/limits'
import type { SnippetKind } from '#shared/rules/snippets'
import { insertSnippet, listSnippets, type Snippet } from './snippet-repository.ts'

/**
 * Stores a text; if it exists already for the same purpose, nothing is added.
 * @throws AppError conflict when the user has the maximum number
 */
export async function createSnippet(
  ctx: Context,
  actor: Actor,
  { kind, content }: { kind: SnippetKind; content: string },
): Promise<Snippet> {
  return await withWorkspaceLock(ctx, actor.workspace, async (db) => {
    const snippets = await listSnippets(db, actor.workspace)
    const same = snippets.find((each) => each.kind === kind && each.content === content)
    if (same) return same
    if (snippets.length >= limits.snippets) {
      throw new AppError('conflict', because('tooManySnippets', { most: limits.snippets }))
    }
    return await insertSnippet(db, actor.workspace, { id: randomUUID(), kind, content, createdAt: ctx.now() })
  })
}
