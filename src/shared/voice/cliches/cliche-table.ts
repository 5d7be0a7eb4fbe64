/**
 * Stock phrases of one language, one a line. A blank is any space, `*` any ending of a word or none, `(a|b)` one of
 * several, `(a|b)?` one or none, `_` any single word, `^` in front: only where a sentence begins. A phrase stands here
 * only when it is a cliche wherever it occurs.
 */
export interface ClicheTable {
  /** Run-ups that say nothing: the post begins behind them. */
  openings: string
  /** Big words in place of a fact. */
  hype: string
  /** Words that could go without loss. */
  filler: string
  /** Asks for clicks rather than for an answer. */
  bait: string
}
