import { z } from 'zod'
import { limits } from '#shared/rules/limits'
import { sourceMentions } from '#shared/rules/post-plan'
import { snippetKinds } from '#shared/rules/snippets'
import { failsAs } from './message.ts'

/** Who an author is, how they write, and the texts they add to posts, over HTTP. */

const Voice = z.object({
  role: z.string(),
  field: z.string(),
  writesFor: z.string(),
  standsFor: z.string(),
  /** Sentences about how they write. */
  profile: z.string(),
  /** Posts they wrote elsewhere, the most typical first: those at the beginning are shown to the model. */
  posts: z.array(z.string()),
  /** null: as every new post starts. */
  sourceMention: z.enum(sourceMentions).nullable(),
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

const Snippet = z.object({ id: z.string(), kind: z.enum(snippetKinds), content: z.string(), createdAt: z.string() })

const SnippetBody = z.object({
  kind: z.enum(snippetKinds),
  content: z.string().trim().min(1, failsAs('snippetEmpty')).max(limits.snippetCharacters),
})

const SnippetId = z.object({ id: z.string().max(64) })

export const voiceContract = {
  getVoice: { answer: Voice },
  /** What is not sent stays as it is. Posts without a word are left out. */
  saveVoice: { body: VoiceBody, answer: Voice },
  listSnippets: { answer: z.array(Snippet) },
  /** A text that is kept already for this is not kept twice. */
  createSnippet: { body: SnippetBody, answer: Snippet },
  updateSnippet: { params: SnippetId, body: SnippetBody, answer: Snippet },
  deleteSnippet: { params: SnippetId },
}
