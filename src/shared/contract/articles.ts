import { z } from 'zod'
import { limits } from '#shared/rules/limits'
import { LeftOut } from './left-out.ts'

/** Sources over HTTP: reading one, looking at what was read, and whether there is a post of it already. */

const ArticleStatus = z.enum(['ok', 'partial', 'paywalled', 'consent', 'empty', 'unsupported'])

/** A source as it was read: what the author sees before and beside the post. */
export const ReadArticle = z.object({
  articleId: z.string(),
  kind: z.enum(['url', 'text', 'file']),
  status: ArticleStatus,
  title: z.string(),
  byline: z.string().nullable(),
  published: z.string().nullable(),
  siteName: z.string().nullable(),
  language: z.string().nullable(),
  leadImage: z.string().nullable(),
  url: z.string().nullable(),
  words: z.number().int(),
  truncated: z.boolean(),
  contentHash: z.string(),
  readAt: z.string(),
  /** The page as its reader's own browser had it: it was handed over and never fetched. */
  isHandedOver: z.boolean(),
  /** What its author hid or crossed out, and note marks; absent where nothing was left out. */
  leftOut: LeftOut.optional(),
  /** Of an article that its site spreads over several pages, how many were read as one; told when they were. */
  pages: z.object({ read: z.number().int(), isAll: z.boolean() }).optional(),
})

/** A source that was read just now. */
export const ReadSource = ReadArticle.extend({
  /** Sentences of it that speak to AI tools and not to its readers, in plain letters: the first few, which may be cut. */
  instructions: z.array(z.string()),
})

/** A post that its author wrote before from the same article. */
export const EarlierPost = z.object({ id: z.string(), title: z.string(), createdAt: z.string() })

const address = z.string().max(limits.addressCharacters)

export const articlesContract = {
  readArticle: {
    /** One of `url` and `textContent` names the source. */
    body: z.object({
      url: address.optional(),
      /**
       * The page at `url` as its reader's browser has it, at most `limits.handedOverBytes` of UTF-8. Neither the page nor
       * anything that it names is fetched then.
       */
      html: z.string().optional(),
      textContent: z.string().max(limits.textCharacters).optional(),
      /** Fetch the page though it was read within the last hour. */
      readAgain: z.boolean().optional(),
    }),
    answer: ReadSource,
  },
  /** A multipart form with one file. */
  readArticleFromFile: { answer: ReadSource },
  getArticle: {
    params: z.object({ id: z.string().max(64) }),
    /** The text's paragraphs are parted by blank lines. */
    answer: ReadArticle.extend({ text: z.string() }),
  },
  findEarlierPost: { query: z.object({ url: address }), answer: z.object({ post: EarlierPost.nullable() }) },
}
