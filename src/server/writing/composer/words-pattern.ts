/**
 * Matches any alternative of such a list as whole words; `^` as prefix anchors it to the start. Case-insensitive unless
 * the flags differ.
 */
export function wordsPattern(alternatives: string, prefix: '' | '^' = '', flags: 'iu' | 'u' = 'iu'): RegExp {
  const choice = alternatives.trim().split(/\s+/).join('|').replaceAll('_', '\\s')
  return new RegExp(`${prefix}(?<![\\p{L}\\p{N}])(?:${choice})(?![\\p{L}\\p{N}])`, flags)
}
