import type { Database } from '#server/platform/database/database'
import type { Row } from '#server/platform/database/schema'
import type { WorkspaceId } from '#shared/contract/ids'
import type { SnippetKind } from '#shared/rules/snippets'
import { toIso } from '#shared/time/iso'

/** A text that its owner adds to posts; always reached by (owner, id). */
export interface Snippet {
  id: string
  kind: SnippetKind
  content: string
  createdAt: string
}

/** The oldest first. */
export async function listSnippets(db: Database, ownerId: WorkspaceId): Promise<Snippet[]> {
  const rows = await db
    .selectFrom('snippets')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(toSnippet)
}

export async function insertSnippet(
  db: Database,
  ownerId: WorkspaceId,
  snippet: { id: string; kind: SnippetKind; content: string; createdAt: number },
): Promise<Snippet> {
  const row = await db
    .insertInto('snippets')
    .values({
      owner_id: ownerId,
      id: snippet.id,
      kind: snippet.kind,
      content: snippet.content,
      created_at: snippet.createdAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return toSnippet(row)
}

/** Undefined when this owner has no such snippet. */
export async function updateSnippet(
  db: Database,
  ownerId: WorkspaceId,
  id: string,
  change: { kind: SnippetKind; content: string },
): Promise<Snippet | undefined> {
  const row = await db
    .updateTable('snippets')
    .set(change)
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  return row && toSnippet(row)
}

/** False when this owner has no such snippet. */
export async function deleteSnippet(db: Database, ownerId: WorkspaceId, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('snippets')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

function toSnippet(row: Row<'snippets'>): Snippet {
  return {
    id: row.id,
    kind: row.kind as SnippetKind,
    content: row.content,
    createdAt: toIso(row.created_at),
  }
}
