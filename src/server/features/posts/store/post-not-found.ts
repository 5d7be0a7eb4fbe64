import { AppError } from '#server/platform/errors'

/** Also for someone else's posts. */
export function postNotFound(): AppError {
  return new AppError('not_found', 'postMissing')
}
