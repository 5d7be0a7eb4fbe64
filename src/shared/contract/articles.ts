import { z } from 'zod'
import { limits } from '#shared/rules/limits'
import { LeftOut } from './left-out.ts'
import { PictureBytes } from './media.ts'

/** Sources: reading one, showing it, and finding an earlier post from it. */

const ArticleStatus = z.enum(['ok', 'partial', 'paywalled', 'consent', 'empty', 'unsupported'])

/** A source as it was read: shown to the author before and next to the post. */
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
  /** The reader's browser handed the page over; the server did not fetch it. */
  isHandedOver: z.boolean(),
  /** Omitted hidden or struck-out passages and note marks; absent if nothing was omitted. */
  leftOut: LeftOut.optional(),
  /** How many pages of a multi-page article were read as one; absent for other sources. */
  pages: z.object({ read: z.number().int(), isAll: z.boolean() }).optional(),
})

/** A source that was read just now. */
export const ReadSource = ReadArticle.extend({
  /** Its first few sentences that address AI tools instead of readers, decoded and perhaps cut. */
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
       * The page at `url` as the reader's browser has it, at most `limits.handedOverBytes` of UTF-8. The server then
       * fetches neither the page nor anything it links to.
       */
      html: z.string().optional(),
      textContent: z.string().max(limits.textCharacters).optional(),
      /** Fetch the page again even if it was read within the last hour. */
      readAgain: z.boolean().optional(),
    }),
    answer: ReadSource,
  },
  /** A multipart form with one file. */
  readArticleFromFile: { answer: ReadSource },
  getArticle: {
    params: z.object({ id: z.string().max(64) }),
    /** The text's paragraphs are separated by blank lines. */
    answer: ReadArticle.extend({ text: z.string() }),
  },
  /** A small copy of its lead image. Pages load no external pictures: their hosts would learn who looks at them. */
  getArticlePicture: { params: z.object({ id: z.string().max(64) }), answer: PictureBytes },
  findEarlierPost: { query: z.object({ url: address }), answer: z.object({ post: EarlierPost.nullable() }) },
}
