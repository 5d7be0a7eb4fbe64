import { randomUUID } from 'node:crypto'
import { fenced } from '#server/writing/fences'
import { foreignTextWords } from './words.ts'

/**
 * Puts text that someone else wrote between marks that it cannot contain, so that a model can tell it from
 * instructions. Everything that came with it, such as a title, must be inside.
 */
export function withForeignText(ours: object, theirs: string): string {
  const mark = randomUUID()
  return [JSON.stringify(ours), foreignTextWords(mark), fenced('foreign-text', mark, theirs)].join('\n\n')
}
