/** How often each, the most frequent first. @param counts by name */
export function listOf(counts) {
  const sorted = Object.entries(counts).sort(([, one], [, other]) => other - one)
  return sorted.map(([key, times]) => `${key}: ${times}`).join(', ')
}

/** As `1.5 s`. */
export function seconds(ms) {
  return `${(ms / 1000).toFixed(1)} s`
}
