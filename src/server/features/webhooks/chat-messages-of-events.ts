import type { Context } from '#server/context/context'
import { personName } from '#server/features/accounts/people/person-name'
import { findUser } from '#server/features/accounts/people/user-repository'
import { addressIn } from '#server/features/accounts/teams/address-in'
import { findPost } from '#server/features/posts/store/post-repository'
import type { StoredEvent } from '#server/platform/events/event'
import type { WorkspaceId } from '#shared/contract/ids'
import type { InterfaceLanguage } from '#shared/rules/interface-languages'
import { writeChatMessage } from './chat-messages.ts'
import { chatWords } from './chat-words.ts'
import type { Webhook } from './webhook-repository.ts'

/** Messages to chats, with current names and titles. */

type ChatKind = Parameters<typeof writeChatMessage>[0]

/** A post waits for a review. null: the post was deleted meanwhile. */
export async function chatMessageOfReview(
  ctx: Context,
  { workspaceId, subject: postId, actor }: Pick<StoredEvent, 'workspaceId' | 'subject' | 'actor'>,
  { kind, createdBy }: { kind: ChatKind; createdBy: Webhook['createdBy'] },
): Promise<string | null> {
  const post = workspaceId && (await findPost(ctx.db, workspaceId, postId))
  if (!post) return null
  const [asker, reader] = await Promise.all([
    actor && findUser(ctx.db, actor),
    createdBy && findUser(ctx.db, createdBy),
  ])
  const words = chatWords[(reader || null)?.interfaceLanguage ?? 'en']
  return writeChatMessage(kind, {
    heading: words.waiting,
    text: words.asked(post.title, asker ? personName(asker) : ''),
    button: {
      label: words.review,
      address: await addressIn(ctx, workspaceId, `/generate?post=${postId}&panel=review`),
    },
  })
}

/** The chat is connected. */
export async function chatMessageOfPing(
  ctx: Context,
  { ownerId, kind, language }: { ownerId: WorkspaceId; kind: ChatKind; language: InterfaceLanguage | null },
): Promise<string> {
  const words = chatWords[language ?? 'en']
  const button = { label: words.open, address: await addressIn(ctx, ownerId, '/') }
  return writeChatMessage(kind, { heading: words.connected, text: words.willHear, button })
}
