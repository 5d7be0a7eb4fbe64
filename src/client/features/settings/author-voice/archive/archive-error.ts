/** Why no posts can be read from a file. */
export type ArchiveProblem = 'unreadable' | 'noShares' | 'tooLarge' | 'noPosts' | 'encrypted'

export class ArchiveError extends Error {
  readonly problem: ArchiveProblem

  constructor(problem: ArchiveProblem) {
    super(problem)
    this.problem = problem
  }
}
