import type { Line } from './plain-lines.ts'

const ofMyth = 'Myth|Mythos|Irrtum|Mythe|Idée reçue|Mito|خرافة|الخرافة|أسطورة'
const ofFact =
  'Fact|Reality|Truth|Fakt|Tatsache|Wahrheit|Realität|Fait|Réalité|Vérité|Hecho|Realidad|Verdad|Fatto|Realtà|Verità|Fato|Facto|Realidade|Verdade|حقيقة|الحقيقة'
const labelled = (words: string) => new RegExp(`^(?:${words})(?:\\s+#?\\d)?\\s*[:：–\\u2014-]\\s*(\\S.*)`, 'isu')
const mythLine = labelled(ofMyth)
const factLine = labelled(ofFact)
const length = { min: 8, max: 200 }

/** A myth and the fact about it, where the post says so in these words, one line after the other. */
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
