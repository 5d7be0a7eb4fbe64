import type { Article } from '../article.ts'
import { isTranscript, readTranscript } from '../documents/transcript.ts'
import { LeftOutCounter } from '../left-out.ts'
import { readText } from './pasted-text.ts'

/** Pasted text as an Article; for a transcript, the spoken text. Text without words has status `empty`. */
export function readPasted(text: string): Article {
  if (!isTranscript(text)) return readText(text)
  const { text: speech, leftOut = {} } = readTranscript(text)
  const counter = new LeftOutCounter()
  counter.add(leftOut)
  return readText(speech, counter)
}
