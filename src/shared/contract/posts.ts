import { z } from 'zod'
import { maxDrafts } from '#shared/rules/drafts'
import { languageIds } from '#shared/rules/languages'
import { limits } from '#shared/rules/limits'
import { modelIds } from '#shared/rules/models'
import { maxHashtags } from '#shared/rules/post-plan'
import { maxMoreSources } from '#shared/rules/sources'
import { isBlank } from '#shared/text/is-blank'
import { type EarlierPost, ReadArticle, type ReadSource } from './articles.ts'
import { LeftOut } from './left-out.ts'
import { type Failure, failsAs } from './message.ts'
import { Plan, planChoices } from './plan.ts'
import { type DraftPlan, versionFields } from './versions.ts'

/** Posts over HTTP: generating, the history. */

export const Post = z.object({
  id: z.string(),
  title: z.string(),
  content: z.string(),
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
  /** What it was written from besides, in the order in which they were given. */
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
  /** Something the author should know of how this was written; null otherwise. */
  note: z.string().nullable(),
})

/** One post with where it came from. */
export const PostDetail = Post.extend({
  firstDraft: z.string(),
  upstreamModel: z.string(),
  /** How it was wanted; null for a post from before this was kept. */
  plan: Plan.nullable(),
  /** Whether its source is the author's own text and not an article. */
  isOwn: z.boolean(),
  promptTemplate: z.object({ id: z.number().int(), version: z.number().int() }).nullable(),
  article: ReadArticle,
  sourceText: z.string(),
  /** The further sources as they were read, in the order of `moreSources`. */
  moreArticles: z.array(ReadArticle.extend({ text: z.string() })),
  /** The pages of `sources` that were read, at most 5: they count as sources of the post. */
  citedTexts: z.array(
    z.object({ index: z.number().int(), title: z.string().nullable(), url: z.string(), text: z.string() }),
  ),
  /** Whether some of `sources` are still to be read. */
  isReadingCited: z.boolean(),
  /** Claims that are not in the source and that the author copied or shared all the same. */
  acceptedClaims: z.array(z.string()),
  /** The author's own posts its voice is compared with: today's of its style, or of the settings. */
  voiceExamples: z.array(z.string()),
  ...versionFields,
  /** The latest visual made for it; width and height are those of its first page. */
  visual: z
    .object({
      id: z.string(),
      name: z.string(),
      width: z.number().int(),
      height: z.number().int(),
      thumbnailUrl: z.string(),
      /** Sharp at twice the width of LinkedIn's feed. */
      pictureUrl: z.string(),
      /** Of its first page, as its author says it; '' for none. */
      altText: z.string(),
    })
    .nullable(),
})

/** An earlier post of the same author that says much the same. */
const SimilarPost = z.object({
  id: z.string(),
  title: z.string(),
  createdAt: z.string(),
  /** 0 to 1. */
  similarity: z.number(),
  /** What both say word for word; null when that is little. */
  passage: z.object({ words: z.number().int(), text: z.string() }).nullable(),
})

/** True counts for the dashboard and the history. Months and days are those of the user's time zone. */
export const PostSummary = z.object({
  totalPosts: z.number().int(),
  postsWithVisuals: z.number().int(),
  /** Models whose id begins with gpt-4. */
  gpt4Posts: z.number().int(),
  /** Models whose id begins with claude. */
  claudePosts: z.number().int(),
  postsThisMonth: z.number().int(),
  /** AI models; the built-in composer is none. */
  modelsThisMonth: z.number().int(),
  visualsCreated: z.number().int(),
  visualsThisMonth: z.number().int(),
  /** Every model there are posts of, for the filter. */
  models: z.array(z.enum(modelIds)),
  /** Posts a day, for the calendar; only days that have some. */
  days: z.array(z.object({ day: z.string(), posts: z.number().int() })),
})

/** Of articles that were read before. */
export const MoreArticleIds = z.array(z.string().min(1).max(64)).max(maxMoreSources)

const generationChoices = {
  model: z.enum(modelIds).optional(),
  language: z.enum(languageIds).optional(),
  opinion: z.string().max(limits.opinionCharacters).optional(),
  contentStyleId: z.number().int().positive().optional(),
  useWebSearch: z.boolean().optional(),
  ...planChoices,
  /** Whether a text or a document is the author's own and not an article; left out, its words decide. */
  isOwn: z.boolean().optional(),
  /** Refuse an article that may deserve no post, so that its author can be asked first. */
  asksFirst: z.boolean().optional(),
  /** Write from a source that could be read only in part. */
  acceptPartial: z.boolean().optional(),
  /** How many drafts to write side by side, each a call to the model; together they are one post. Needs a model. */
  drafts: z.number().int().min(1).max(maxDrafts).optional(),
}

/** One of `url`, `textContent` and `articleId` names the source. */
export const GenerateBody = z.object({
  url: z.string().max(limits.addressCharacters).optional(),
  textContent: z.string().max(limits.textCharacters).optional(),
  articleId: z.string().max(64).optional(),
  /** Fetch the page at `url` though it was read within the last hour. */
  readAgain: z.boolean().optional(),
  /** What the post is written from besides. */
  moreArticleIds: MoreArticleIds.optional(),
  ...generationChoices,
})

/** The fields beside the file in the multipart form; all travel as text. */
export const GenerateFromFileFields = z.object({
  model: generationChoices.model,
  language: generationChoices.language,
  opinion: generationChoices.opinion,
  contentStyleId: z.coerce.number().int().positive().optional(),
  useWebSearch: z.stringbool().optional(),
  ...planChoices,
  hashtags: z.coerce.number().int().min(0).max(maxHashtags).optional(),
  isOwn: z.stringbool().optional(),
  /** Of a presentation: what its speaker was to say is read along with the slides. */
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
 * What a streaming generation sends, in this order: status*, article, status, delta*, then done or error. Only a page that
 * has to be fetched now is `fetching`, until it has arrived. Of several drafts, `drafts` comes before the first delta, and
 * each has a `draft` after its last one.
 */
export interface GenerationEvents {
  status: { stage: 'fetching' | 'reading' | 'writing' }
  /** `earlierPost` is the newest one that this author wrote from the same article before. */
  article: z.infer<typeof ReadSource> & { earlierPost: z.infer<typeof EarlierPost> | null }
  /** How the drafts are to differ, the first of them first. */
  drafts: { drafts: z.infer<typeof DraftPlan>[] }
  /** `draft` counts from 1. */
  delta: { text: string; draft?: number }
  /** A draft is at its end; `failure` says why there is nothing of it. */
  draft: { draft: number; failure: z.infer<typeof Failure> | null }
  /** The first of its drafts is the post's text until another is chosen. */
  done: z.infer<typeof Post>
  error: z.infer<typeof Failure>
}

export const PostId = z.object({ id: z.string().max(64) })

export const postsContract = {
  listPosts: {
    query: z.object({
      limit: z.coerce.number().int().min(1).max(limits.postsPerPage).default(limits.postsPerPageDefault),
      /** Where the page before ended: the position its Link header gives, or its last post's id. */
      before: z.string().max(200).optional(),
      /** Words that all have to occur; the last one may be the beginning of one. */
      q: z.string().max(200).optional(),
      model: z.string().max(64).optional(),
      order: z.enum(['newest', 'oldest']).default('newest'),
      /** Days as YYYY-MM-DD in the user's time zone, both inclusive. */
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
    }),
    answer: z.array(Post),
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
        /** Added to those accepted before. */
        acceptedClaims: z.array(z.string().min(1).max(limits.acceptedClaimCharacters)).max(limits.acceptedClaims),
      })
      .partial()
      .refine((change) => Object.values(change).some((value) => value !== undefined), failsAs('changeMissing')),
    answer: Post,
  },
  deletePost: { params: PostId },
  generatePost: { body: GenerateBody, answer: Post },
  generatePostFromFile: { answer: Post },
}
