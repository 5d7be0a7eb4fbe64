import { randomUUID } from 'node:crypto'
import { foreignTextWords } from './words.ts'

/**
 * What we say of a text that someone else wrote, and the text between two marks that it cannot contain, so that the
 * model which reads it can tell it from its instructions. Every word that came with it, such as a title, belongs inside.
 */
export function withForeignText(ours: object, theirs: string): string {
  const mark = randomUUID()
  const marked = `<foreign-text-${mark}>\n${theirs}\n</foreign-text-${mark}>`
  return [JSON.stringify(ours), foreignTextWords(mark), marked].join('\n\n')
}
