import { ApiError, errorMessage } from '#client/lib/api'
import { savingTexts } from './texts.ts'

/** Why it was not saved: with the server's reason where it is one that the person can do something about. */
export function saveFailureOf(error: unknown): string {
  const isRefusal = error instanceof ApiError && [0, 400, 409, 413].includes(error.status)
  return isRefusal
    ? `${savingTexts.saving.failed.description} ${errorMessage(error)}`
    : savingTexts.saving.failed.description
}

/** For who would rather make another one than overwrite what was changed or deleted elsewhere. */
export function unlessChanged(error: unknown): undefined {
  if (error instanceof ApiError && [404, 409].includes(error.status)) return undefined
  throw error
}
