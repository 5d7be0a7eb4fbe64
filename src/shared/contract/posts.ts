import { z } from 'zod'
import { postFileKinds } from '#shared/rules/attachments'
import { maxDrafts } from '#shared/rules/drafts'
import { languageIds } from '#shared/rules/languages'
import { limits } from '#shared/rules/limits'
import { modelIds } from '#shared/rules/models'
import { maxHashtags } from '#shared/rules/post-brief'
import { postExportFormats } from '#shared/rules/post-export'
import { postStates } from '#shared/rules/post-states'
import { publicationStates } from '#shared/rules/publishing'
import { maxMoreSources } from '#shared/rules/sources'
import { isBlank } from '#shared/text/is-blank'
import { type EarlierPost, ReadArticle, type ReadSource } from './articles.ts'
import { Brief, briefChoices } from './brief.ts'
import { LeftOut } from './left-out.ts'
import { Mentions } from './mentions.ts'
import { type Failure, failsAs } from './message.ts'
import { StoredPoll } from './poll.ts'
import { type DraftBrief, versionFields } from './versions.ts'
import { KeptWorkingCopy, SeenWorkingCopy, WorkingCopy, WorkingCopyBody } from './working-copies.ts'

/** Posts: generating and history. */

/** A post on its way to LinkedIn: of several publications the one that needs its author, else the next one, else the latest. */
const PostPublication = z.object({
  state: z.enum(publicationStates),
  /** When it is due, or went out; null: at once. */
  at: z.string().nullable(),
  accountName: z.string(),
  /** Whether nothing happens before somebody does something, such as signing in at LinkedIn again. */
  needsAuthor: z.boolean(),
  /** Whether it can be seen on LinkedIn, by this publication or another. */
  isLive: z.boolean(),
})

export const Post = z.object({
  id: z.string(),
  title: z.string(),
  content: z.string(),
  /** What names after an @ in its texts stand for; a name that none of them is for is plain text. */
  mentions: z.array(z.object({ name: z.string(), urn: z.string() })),
  /** The number of its current version, which a save names in `If-Match`. */
  version: z.number().int(),
  status: z.enum(['draft', 'published']),
  createdAt: z.string(),
  updatedAt: z.string(),
  sourceUrl: z.string().nullable(),
  sourceTitle: z.string().nullable(),
  sourceKind: z.enum(['url', 'text', 'file']),
  sourceSiteName: z.string().nullable(),
  sourceByline: z.string().nullable(),
  sourcePublished: z.string().nullable(),
  /** As in `ReadArticle`. */
  sourceIsHandedOver: z.boolean(),
  /** As in `ReadArticle`. */
  sourceLeftOut: LeftOut.optional(),
  /** Its further sources, in the order they were given. */
  moreSources: z.array(
    z.object({
      articleId: z.string(),
      kind: z.enum(['url', 'text', 'file']),
      url: z.string().nullable(),
      title: z.string(),
      siteName: z.string().nullable(),
      byline: z.string().nullable(),
      published: z.string().nullable(),
      isHandedOver: z.boolean(),
    }),
  ),
  /** Web pages the vendor's web search cited. */
  sources: z.array(z.object({ index: z.number().int(), url: z.string(), title: z.string().nullable() })),
  articleId: z.string(),
  aiModel: z.enum(modelIds),
  modelLabel: z.string(),
  language: z.enum(languageIds),
  userOpinion: z.string().nullable(),
  contentStyleId: z.number().int().nullable(),
  hasWebSearch: z.boolean(),
  hasVisual: z.boolean(),
  /** Of its latest visual. */
  thumbnailUrl: z.string().nullable(),
  /** null: it was never meant to go out, or no longer is. */
  publication: PostPublication.nullable(),
  /** Who wrote it, in a team; null in a workspace of one's own. */
  author: z
    .object({
      /** null: a former member, whose account was deleted. */
      name: z.string().nullable(),
      isMember: z.boolean(),
    })
    .nullable(),
  /** A note about how it was written; null if there is none. */
  note: z.string().nullable(),
  /** In a team, whose voice it has; null: of someone who is gone, or not known. */
  voice: z.object({ userId: z.string(), name: z.string() }).nullable(),
})

/** What an author attached to a post without the editor. */
export const PostFile = z.object({
  id: z.string(),
  kind: z.enum(postFileKinds),
  /** As the author's file was called. */
  name: z.string(),
  /** As it goes out: PNG, JPEG, PDF or MP4. */
  mimeType: z.string(),
  bytes: z.number().int(),
  /** Pixels; of a PDF its first page in points. */
  width: z.number().int(),
  height: z.number().int(),
  /** 1 for a photo, and for a video. */
  pages: z.number().int(),
  /** How long a video is; 0 for what is none. */
  seconds: z.number(),
  altText: z.string(),
  /** The file itself. */
  url: z.string(),
  /** A picture of it; of a PDF its first page. Of a video there is none: the browser shows its first frame. */
  previewUrl: z.string().nullable(),
  createdAt: z.string(),
})

/** One post with its origin. */
export const PostDetail = Post.extend({
  firstDraft: z.string(),
  upstreamModel: z.string(),
  /** The brief; null for a post from before briefs were stored. */
  brief: Brief.nullable(),
  /** Whether the source is the author's own text rather than an article. */
  isOwn: z.boolean(),
  promptTemplate: z.object({ id: z.number().int(), version: z.number().int() }).nullable(),
  article: ReadArticle,
  sourceText: z.string(),
  /** The further sources as they were read, in the order of `moreSources`. */
  moreArticles: z.array(ReadArticle.extend({ text: z.string() })),
  /** The fetched pages of `sources`, at most 5: they count as sources of the post. */
  citedTexts: z.array(
    z.object({ index: z.number().int(), title: z.string().nullable(), url: z.string(), text: z.string() }),
  ),
  /** Whether some of `sources` have not been fetched yet. */
  isReadingCited: z.boolean(),
  /** Claims missing in the source that the author copied or shared nevertheless. */
  acceptedClaims: z.array(z.string()),
  /** The author's own posts to compare its voice with: the current ones of its style, or of the settings. */
  voiceExamples: z.array(z.string()),
  /** In the order in which they go out. */
  files: z.array(PostFile),
  poll: StoredPoll.nullable(),
  /** Who saved what it says now; null: nobody since it was written, or someone who is gone. */
  savedBy: z.object({ userId: z.string(), name: z.string() }).nullable(),
  ...versionFields,
  workingCopy: WorkingCopy.nullable(),
  /** The latest visual made for it; width and height are those of its first page. */
  visual: z
    .object({
      id: z.string(),
      name: z.string(),
      width: z.number().int(),
      height: z.number().int(),
      pages: z.number().int(),
      thumbnailUrl: z.string(),
      /** Sharp at twice the feed's width. */
      pictureUrl: z.string(),
      /** Alt text of the first page, as written by the author; '' if there is none. */
      altText: z.string(),
    })
    .nullable(),
})

/** An earlier post by the same author with much the same content. */
const SimilarPost = z.object({
  id: z.string(),
  title: z.string(),
  createdAt: z.string(),
  /** 0 to 1. */
  similarity: z.number(),
  /** The passage that both share word for word; null if short. */
  passage: z.object({ words: z.number().int(), text: z.string() }).nullable(),
})

/** Totals for the dashboard and the history. Months and days are in the user's time zone. */
export const PostSummary = z.object({
  totalPosts: z.number().int(),
  postsWithVisuals: z.number().int(),
  /** Posts by models whose id begins with gpt-4. */
  gpt4Posts: z.number().int(),
  /** Posts by models whose id begins with claude. */
  claudePosts: z.number().int(),
  postsThisMonth: z.number().int(),
  /** Counts AI models only, not the built-in composer. */
  modelsThisMonth: z.number().int(),
  visualsCreated: z.number().int(),
  visualsThisMonth: z.number().int(),
  /** Publications that wait for a word of their author since the server was restored to an earlier state. */
  heldPublications: z.number().int(),
  /** All models with posts, for the filter. */
  models: z.array(z.enum(modelIds)),
  /** Posts per day, for the calendar; only days with posts. */
  days: z.array(z.object({ day: z.string(), posts: z.number().int() })),
})

/** Ids of articles read earlier. */
export const MoreArticleIds = z.array(z.string().min(1).max(64)).max(maxMoreSources)

const generationChoices = {
  model: z.enum(modelIds).optional(),
  language: z.enum(languageIds).optional(),
  /** Write in the language of the source, where posts can be written in it; `language` otherwise. */
  followsSource: z.boolean().optional(),
  opinion: z.string().max(limits.opinionCharacters).optional(),
  contentStyleId: z.number().int().positive().optional(),
  useWebSearch: z.boolean().optional(),
  /** In a team, the member in whose voice it is written, who allows that; default: whoever asks. */
  voiceOf: z.string().max(64).optional(),
  ...briefChoices,
  /** Whether a text or a document is the author's own rather than an article; detected if missing. */
  isOwn: z.boolean().optional(),
  /** Refuse an article that may not deserve a post, so that the author can confirm first. */
  asksFirst: z.boolean().optional(),
  /** Allow a source that could be read only in part. */
  acceptPartial: z.boolean().optional(),
  /** How many drafts to write in parallel, each with its own model call; together they are one post. Needs a model. */
  drafts: z.number().int().min(1).max(maxDrafts).optional(),
}

/** One of `url`, `textContent` and `articleId` names the source. */
export const GenerateBody = z.object({
  url: z.string().max(limits.addressCharacters).optional(),
  textContent: z.string().max(limits.textCharacters).optional(),
  articleId: z.string().max(64).optional(),
  /** Fetch the page at `url` again even if it was read within the last hour. */
  readAgain: z.boolean().optional(),
  /** Further sources for the post. */
  moreArticleIds: MoreArticleIds.optional(),
  ...generationChoices,
})

/** The fields next to the file in the multipart form, all sent as text. */
export const GenerateFromFileFields = z.object({
  model: generationChoices.model,
  language: generationChoices.language,
  followsSource: z.stringbool().optional(),
  opinion: generationChoices.opinion,
  contentStyleId: z.coerce.number().int().positive().optional(),
  useWebSearch: z.stringbool().optional(),
  voiceOf: generationChoices.voiceOf,
  ...briefChoices,
  hashtags: z.coerce.number().int().min(0).max(maxHashtags).optional(),
  isOwn: z.stringbool().optional(),
  /** For a presentation: read the speaker notes along with the slides. */
  speakerNotes: z.stringbool().optional(),
  asksFirst: z.stringbool().optional(),
  drafts: z.coerce.number().int().min(1).max(maxDrafts).optional(),
  /** Parted by commas. */
  moreArticleIds: z
    .string()
    .transform((ids) => ids.split(','))
    .pipe(MoreArticleIds)
    .optional(),
})

/**
 * The events of a streaming generation, in this order: status*, article, status, delta*, then done or error. A page
 * that has to be fetched is `fetching` until it has arrived. With several drafts, `drafts` comes before the first
 * delta, and each draft ends with a `draft`.
 */
export interface GenerationEvents {
  status: { stage: 'fetching' | 'reading' | 'writing' }
  /** `earlierPost` is this author's newest earlier post from the same article. */
  article: z.infer<typeof ReadSource> & { earlierPost: z.infer<typeof EarlierPost> | null }
  /** The drafts' briefs, in order. */
  drafts: { drafts: z.infer<typeof DraftBrief>[] }
  /** `draft` counts from 1. */
  delta: { text: string; draft?: number }
  /** One draft has ended; `failure` says why it has no text. */
  draft: { draft: number; failure: z.infer<typeof Failure> | null }
  /** The first draft is the post's text until another is chosen. */
  done: z.infer<typeof Post>
  error: z.infer<typeof Failure>
}

/** Which posts, and in which order. */
export const PostSelection = z.object({
  /** Words that must all occur; the last one may be a prefix. */
  q: z.string().max(200).optional(),
  model: z.string().max(64).optional(),
  order: z.enum(['newest', 'oldest']).default('newest'),
  /** Days as YYYY-MM-DD in the user's time zone, both inclusive. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  state: z.enum(postStates).optional(),
  /** Days on which it goes out or went out, likewise; both or none. */
  goesOutFrom: z.iso.date().optional(),
  goesOutTo: z.iso.date().optional(),
})

export const PostId = z.object({ id: z.string().max(64) })

export const postsContract = {
  listPosts: {
    query: z.object({
      limit: z.coerce.number().int().min(1).max(limits.postsPerPage).default(limits.postsPerPageDefault),
      /** Cursor: the position in the previous page's Link header, or its last post's id. */
      before: z.string().max(200).optional(),
      ...PostSelection.shape,
    }),
    answer: z.array(Post),
  },
  /** A file of all posts that match, which is made while it is read: CSV, JSON, or an archive of Markdown files. */
  exportPosts: {
    query: PostSelection.extend({ format: z.enum(postExportFormats).default('csv') }),
    answer: z.file(),
  },
  getPostSummary: { answer: PostSummary },
  getPost: {
    params: PostId,
    answer: PostDetail,
  },
  listSimilarPosts: { params: PostId, answer: z.array(SimilarPost) },
  updatePost: {
    params: PostId,
    body: z
      .object({
        status: z.enum(['draft', 'published']),
        content: z
          .string()
          .max(limits.postCharactersStored)
          .refine((text) => !isBlank(text), failsAs('sourceTextMissing')),
        title: z
          .string()
          .trim()
          .max(limits.titleCharacters)
          .refine((title) => !isBlank(title), failsAs('titleMissing')),
        mentions: Mentions,
        /** The title before the change: one that someone else has changed meanwhile is not overwritten. */
        titleBefore: z.string().max(limits.titleCharacters),
        /** Added to the claims accepted earlier. */
        acceptedClaims: z.array(z.string().min(1).max(limits.acceptedClaimCharacters)).max(limits.acceptedClaims),
        /** The working copy that the content ends. */
        workingCopy: SeenWorkingCopy,
      })
      .partial()
      .refine(
        ({ status, content, title, mentions, acceptedClaims }) =>
          [status, content, title, mentions, acceptedClaims].some((value) => value !== undefined),
        failsAs('changeMissing'),
      ),
    answer: Post,
  },
  keepWorkingCopy: { params: PostId, body: WorkingCopyBody, answer: KeptWorkingCopy },
  /** Closes an edit without saving it: what was typed stays as a version. */
  discardWorkingCopy: { params: PostId, body: WorkingCopyBody, answer: PostDetail },
  deletePost: { params: PostId },
  generatePost: { body: GenerateBody, answer: Post },
  generatePostFromFile: { answer: Post },
}
