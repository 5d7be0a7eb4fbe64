import type { ReadingWords } from './reading-words.ts'
import type { RefusalWords } from './refusal-words.ts'
import type { StylePatterns } from './style-patterns.ts'
import type { WritingWords } from './writing-words.ts'

/** A language as the server needs it for reading pages and writing posts. */
export interface ServerPack {
  /** For the built-in writer. */
  writing: WritingWords
  /** Example posts for models, a few for each style that the product starts with. */
  patterns: StylePatterns
  /** How models decline, where neither their vendor nor a mark says so. */
  refusal: RefusalWords
  /** For a page's author and day. */
  reading: ReadingWords
}
