import type { AnswerWords } from './answer-words.ts'
import type { ReadingWords } from './reading-words.ts'
import type { WritingWords } from './writing-words.ts'

/** A language as the server needs it for reading pages and writing posts. */
export interface ServerPack {
  /** For the built-in writer. */
  writing: WritingWords
  /** For telling a model's post from what it says beside it. */
  answers: AnswerWords
  /** For a page's author and day. */
  reading: ReadingWords
}
