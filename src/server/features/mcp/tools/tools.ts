import { checkText } from './check-text.ts'
import { getPost } from './get-post.ts'
import { listPosts } from './list-posts.ts'
import { makeVisual } from './make-visual.ts'
import { proposeTime } from './propose-time.ts'
import { readArticle } from './read-article.ts'
import { refinePost } from './refine-post.ts'
import { suggestAngles } from './suggest-angles.ts'
import type { Tool } from './tool.ts'
import { writePost } from './write-post.ts'

/** In the order in which they are usually used. */
export const tools: readonly Tool[] = [
  readArticle,
  suggestAngles,
  writePost,
  checkText,
  refinePost,
  listPosts,
  getPost,
  proposeTime,
  makeVisual,
]
