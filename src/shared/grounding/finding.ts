/** The result of checking one claim against one source. */
export type Finding =
  /** A sentence says it. */
  | { verdict: 'stated'; sentence: number }
  /** It can be reckoned from what a sentence says; `reckoning` shows how: "4,000 of 12,500 = 32 %". */
  | { verdict: 'follows'; sentence: number; reckoning: string }
  /** A sentence says the same of something else, or something else of the same. */
  | { verdict: 'differs'; sentence: number }
  | { verdict: 'not-found' }
  /** No claim about the source: the writer's own count, or a word that is no name. */
  | { verdict: 'none' }

export const notFound: Finding = { verdict: 'not-found' }
export const none: Finding = { verdict: 'none' }

const order = ['stated', 'follows', 'differs', 'not-found', 'none'] as const

/** Of several sources' findings the one that counts, and which source's it is. */
export function strongest(findings: readonly Finding[]): { finding: Finding; source: number } | null {
  for (const verdict of order) {
    const source = findings.findIndex((finding) => finding.verdict === verdict)
    const finding = findings[source]
    if (finding) return { finding, source }
  }
  return null
}
