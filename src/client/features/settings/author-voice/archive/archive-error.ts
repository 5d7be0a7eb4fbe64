/** Why a file is no archive that posts can be taken from. */
export type ArchiveProblem = 'unreadable' | 'noShares' | 'tooLarge' | 'noPosts' | 'encrypted'

export class ArchiveError extends Error {
  readonly problem: ArchiveProblem

  constructor(problem: ArchiveProblem) {
    super(problem)
    this.problem = problem
  }
}
