import { z } from 'zod'
import { limits } from '#shared/rules/limits'
import { sourceMentions } from '#shared/rules/post-brief'
import { readerAddresses } from '#shared/rules/reader-address'
import { snippetKinds } from '#shared/rules/snippets'
import { failsAs } from './message.ts'

/** An author's description, writing habits and snippets. */

const Voice = z.object({
  role: z.string(),
  field: z.string(),
  writesFor: z.string(),
  standsFor: z.string(),
  /** Sentences about how they write. */
  profile: z.string(),
  /** Posts they wrote elsewhere, the most typical first: the model sees the first ones. */
  posts: z.array(z.string()),
  /** null: the default of new posts. */
  sourceMention: z.enum(sourceMentions).nullable(),
  /** How posts address readers; null: as is usual in their language. */
  address: z.enum(readerAddresses).nullable(),
})

const OwnPost = z.string().max(limits.examplePostCharacters)

const VoiceBody = Voice.extend({
  role: z.string().trim().max(limits.authorCharacters),
  field: z.string().trim().max(limits.authorCharacters),
  writesFor: z.string().trim().max(limits.authorCharacters),
  standsFor: z.string().trim().max(limits.standsForCharacters),
  profile: z.string().trim().max(limits.profileCharacters),
  posts: z.array(OwnPost).max(limits.ownPosts),
}).partial()

/** Posts of LinkedIn's archive of a member's data, the newest first. */
const ArchivePost = z.object({ postedOn: z.iso.date().nullable(), content: OwnPost.min(1) })

const Archive = z.object({ posts: z.number().int() })

const Snippet = z.object({ id: z.string(), kind: z.enum(snippetKinds), content: z.string(), createdAt: z.string() })

const SnippetBody = z.object({
  kind: z.enum(snippetKinds),
  content: z.string().trim().min(1, failsAs('snippetEmpty')).max(limits.snippetCharacters),
})

const SnippetId = z.object({ id: z.string().max(64) })

export const voiceContract = {
  getVoice: { answer: Voice },
  /** Missing fields stay unchanged. Posts without any words are dropped. */
  saveVoice: { body: VoiceBody, answer: Voice },
  /** How many are kept. */
  getArchivePosts: { answer: Archive },
  /** Replaces all of them; none forgets them. */
  saveArchivePosts: { body: z.object({ posts: z.array(ArchivePost).max(limits.archivePosts) }), answer: Archive },
  listSnippets: { answer: z.array(Snippet) },
  /** Saving a text again for the same purpose does not duplicate it. */
  createSnippet: { body: SnippetBody, answer: Snippet },
  updateSnippet: { params: SnippetId, body: SnippetBody, answer: Snippet },
  deleteSnippet: { params: SnippetId },
}
