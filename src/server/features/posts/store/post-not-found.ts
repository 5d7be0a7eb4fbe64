import { AppError } from '#server/platform/errors'

/** Said of posts that are someone else's, too. */
export function postNotFound(): AppError {
  return new AppError('not_found', 'postMissing')
}
