import type { PlainReason } from '#shared/errors/reason'
import { AppError } from '../errors.ts'

/** No connection to the database was available. */
export class DatabaseAwayError extends Error {
  override name = 'DatabaseAwayError'
}

/**
 * Errors of a database or its disk that is unavailable, in our words; null for everything else, which is a bug. Codes
 * are SQLite's (sqlite.org/rescode.html), PostgreSQL's (its manual's appendix A) and the operating system's.
 */
export function toUnavailable(error: unknown): AppError | null {
  if (!(error instanceof Error)) return null
  const { code = '', syscall } = error as Error & { code?: unknown; syscall?: unknown }
  const is = (pattern: RegExp) => typeof code === 'string' && pattern.test(code)
  if (is(/^(SQLITE_FULL|ENOSPC|EDQUOT|53100)$/)) return unavailable('diskFull', 60, error)
  if (is(/^(SQLITE_(BUSY|LOCKED|PROTOCOL)(_.*)?|53300|53400|57014|55P03|40001|40P01)$/)) {
    return unavailable('serverBusy', 2, error)
  }
  const isCut = is(/^(ECONNRESET|EPIPE|ETIMEDOUT)$/) && (syscall === 'read' || syscall === 'write')
  const isAway = is(/^(08...|57P0.|SQLITE_(CANTOPEN|IOERR|READONLY|NOTADB|CORRUPT)(_.*)?|25P03)$/)
  // the PostgreSQL library's own, which have no code
  const isEnded = /^(Connection terminated|Client has encountered a connection error)/.test(error.message)
  return error instanceof DatabaseAwayError || isCut || isAway || isEnded ? unavailable('databaseAway', 5, error) : null
}

/** A row with this key, or this value of a unique index, exists already. */
export function isUniqueViolation(error: unknown): boolean {
  const { code } = error as { code?: unknown }
  return (
    error instanceof Error && typeof code === 'string' && /^(23505|SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY))$/.test(code)
  )
}

function unavailable(reason: PlainReason, retryAfterSeconds: number, cause: Error): AppError {
  return new AppError('busy', reason, { cause, retryAfterSeconds })
}
