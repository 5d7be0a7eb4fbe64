import { alternatives } from './fact-words.ts'
import type { Line } from './plain-lines.ts'

const ofMyth = alternatives((words) => words.myth, 'خرافة|الخرافة|أسطورة')
const ofFact = alternatives((words) => words.fact, 'حقيقة|الحقيقة')
const labelled = (words: string) => new RegExp(`^(?:${words})(?:\\s+#?\\d)?\\s*[:：–\\u2014-]\\s*(\\S.*)`, 'isu')
const mythLine = labelled(ofMyth)
const factLine = labelled(ofFact)
const length = { min: 8, max: 200 }

/** A myth and the fact about it, if the post labels them so in consecutive lines. */
export function pickMyth(lines: readonly Line[]): { myth: string; fact: string } | undefined {
  for (const [index, { text }] of lines.entries()) {
    const myth = mythLine.exec(text)?.[1]
    const fact = factLine.exec(lines[index + 1]?.text ?? '')?.[1]
    if (myth && fact && isSentence(myth) && isSentence(fact)) return { myth, fact }
  }
  return undefined
}

function isSentence(text: string): boolean {
  return text.length >= length.min && text.length <= length.max
}
