/** PostgreSQL's codes for: nothing was done, because of another transaction; do it again. */
const conflict = /^(40001|40P01)$/

const attempts = 6
const firstDelayMs = 10

function isConflict(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && conflict.test(error.code)
}

/**
 * Does it again when it met a conflict, each time after twice as long and never after the same time, so that two that
 * met don't meet again. @throws the last conflict, or what else the work throws
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
