/** How models decline: lower case, straight apostrophes, alternatives of regular expressions for whole words. */
export interface RefusalWords {
  /** The one who declines, in the first person. */
  speaker: string
  /** Not being able or willing, or not being allowed. */
  declining: string
  /** What they decline to do, in the same sentence; beginnings of words. */
  task: string
  /** Words that mark such a sentence as a person's: "I can't open LinkedIn without ...". */
  unless: string
}
