import type { Article } from '../article.ts'
import { isTranscript, readTranscript } from '../documents/transcript.ts'
import { readText } from '../text.ts'

/** Pasted text as an Article; of a transcript, what was said. Text without a word comes back as `empty`. */
export function readPasted(text: string): Article {
  return readText(isTranscript(text) ? readTranscript(text).text : text)
}
