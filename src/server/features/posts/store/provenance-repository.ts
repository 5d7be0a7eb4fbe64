import type { z } from 'zod'
import type { Database } from '#server/platform/database/database'
import type { Row } from '#server/platform/database/schema'
import type { Prompt } from '#server/writing/prompt'
import type { WrittenPost } from '#server/writing/writer'
import type { WorkspaceId } from '#shared/contract/ids'
import type { WrittenWith as Shape } from '#shared/contract/provenance'
import { cutText } from '#shared/linkedin/cut'
import { packText, unpackText } from './packed-text.ts'

export type WrittenWith = z.infer<typeof Shape>

type Kept = Pick<Row<'post_provenance'>, 'written_with' | 'prompt'>

/**
 * Limit for each part of a prompt, in UTF-16 units: several times what a model’s budget and the settings' limits allow.
 */
const maxPromptCharacters = 500_000

/** The stored prompts of a post's drafts, with the first one's separate; null where no model wrote. */
export async function packPrompts(drafts: readonly Pick<WrittenPost, 'text' | 'prompt'>[]): Promise<Buffer | null> {
  const kept = drafts.flatMap(({ text, prompt }) => (prompt ? { text, ...cutPrompt(prompt) } : []))
  const [first] = kept
  if (!first) return null
  const { text: _, ...prompt } = first
  const packed: KeptPrompt = kept.length > 1 ? { ...prompt, drafts: kept } : prompt
  return await packText(JSON.stringify(packed))
}

interface KeptPrompt extends Prompt {
  /** For several drafts, each with its result. */
  drafts?: (Prompt & { text: string })[]
}

function cutPrompt({ system, user }: Prompt): Prompt {
  return { system: cutText(system, maxPromptCharacters), user: cutText(user, maxPromptCharacters) }
}

/** Stores what a post was written with. Call it in the transaction that stores the post. */
export async function insertWrittenWith(
  db: Database,
  post: { ownerId: WorkspaceId; postId: string; writtenWith: WrittenWith; prompt: Buffer | null },
): Promise<void> {
  await db
    .insertInto('post_provenance')
    .values({
      owner_id: post.ownerId,
      post_id: post.postId,
      written_with: JSON.stringify(post.writtenWith),
      prompt: post.prompt,
    })
    .execute()
}

/** Undefined for a post stored before prompts were. */
export async function findWrittenWith(db: Database, ownerId: WorkspaceId, postId: string): Promise<Kept | undefined> {
  return (await findWrittenWithOf(db, ownerId, [postId])).get(postId)
}

/** By post, compressed: prompts of many posts are too much to hold at once. */
export async function findWrittenWithOf(
  db: Database,
  ownerId: WorkspaceId,
  postIds: readonly string[],
): Promise<Map<string, Kept>> {
  const rows = await db
    .selectFrom('post_provenance')
    .select(['post_id', 'written_with', 'prompt'])
    .where('owner_id', '=', ownerId)
    .where('post_id', 'in', postIds)
    .execute()
  return new Map(rows.map((row) => [row.post_id, row]))
}

export const nothingKept = { writtenWith: null, prompt: null }

/** @param firstDraft the post as written: of several drafts it selects the prompt */
export async function unpackKept(
  kept: Kept,
  firstDraft: string,
): Promise<{ writtenWith: WrittenWith; prompt: Prompt | null }> {
  return {
    writtenWith: JSON.parse(kept.written_with) as WrittenWith,
    prompt: kept.prompt && promptOf(JSON.parse(await unpackText(kept.prompt)) as KeptPrompt, firstDraft),
  }
}

function promptOf({ drafts = [], ...first }: KeptPrompt, text: string): Prompt {
  const { system, user } = drafts.find((draft) => draft.text === text) ?? first
  return { system, user }
}
