import { AppError } from '#server/platform/errors'

/** Also for pictures that belong to someone else, so that nobody learns of them. */
export function mediaNotFound(): AppError {
  return new AppError('not_found', 'pictureMissing')
}
