/** PostgreSQL's codes for: rolled back because of another transaction; retry. */
const conflict = /^(40001|40P01)$/

const attempts = 6
const firstDelayMs = 10

function isConflict(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && conflict.test(error.code)
}

/**
 * Retries after a conflict, with doubling pauses that are randomised, so that two conflicting transactions don't meet
 * again.
 * @throws the last conflict, or any other error of the work
 */
export async function retryOnConflict<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (!isConflict(error) || attempt === attempts) throw error
      const delayMs = firstDelayMs * 2 ** (attempt - 1) * (0.5 + Math.random())
      await new Promise((resolve) => {
        setTimeout(resolve, delayMs)
      })
    }
  }
}
