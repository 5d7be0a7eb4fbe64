import { z } from 'zod'
import { PostId } from './posts.ts'

/** What the sources of a published post corrected of what it used. */
const Correction = z.object({
  id: z.string(),
  /** The source; one of the post's articles. */
  articleId: z.string(),
  url: z.string().nullable(),
  /** The source's sentence as it was read. */
  before: z.string(),
  /** The same as it is now; null: it is gone. */
  after: z.string().nullable(),
  foundAt: z.string(),
})

export const correctionsContract = {
  /** Those that nobody settled, newest first. */
  listCorrections: { params: PostId, answer: z.array(Correction) },
  /** The author has dealt with it; it is not shown again. */
  settleCorrection: { params: PostId.extend({ correctionId: z.string().max(64) }) },
}
