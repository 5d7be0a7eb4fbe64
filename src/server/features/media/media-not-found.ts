import { AppError } from '#server/platform/errors'

/** Also for someone else's pictures, so that nobody learns of them. */
export function mediaNotFound(): AppError {
  return new AppError('not_found', 'pictureMissing')
}
