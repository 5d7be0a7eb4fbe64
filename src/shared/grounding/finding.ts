/** The result of checking one claim against one source. */
export type Finding =
  /** A sentence states it. */
  | { verdict: 'stated'; sentence: number }
  /** It can be calculated from a sentence; `reckoning` shows how: "4,000 of 12,500 = 32 %". */
  | { verdict: 'follows'; sentence: number; reckoning: string }
  /**
   * A sentence says the same of something else, or something else of the same; `isElsewhere` if the source has the
   * claim's own value in another place.
   */
  | { verdict: 'differs'; sentence: number; isElsewhere: boolean }
  | { verdict: 'not-found' }
  /** Not a claim about the source: the writer's own count, or a word that is not a name. */
  | { verdict: 'none' }

export const notFound: Finding = { verdict: 'not-found' }
export const none: Finding = { verdict: 'none' }

const order = ['stated', 'follows', 'differs', 'not-found', 'none'] as const

/** The decisive finding among those of several sources, and its source. */
export function strongest(findings: readonly Finding[]): { finding: Finding; source: number } | null {
  for (const verdict of order) {
    const source = findings.findIndex((finding) => finding.verdict === verdict)
    const finding = findings[source]
    if (finding) return { finding, source }
  }
  return null
}
