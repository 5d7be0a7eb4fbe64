import { AppError } from '#server/platform/errors'

/** Also for someone else's styles, so that nobody learns of them. */
export function styleNotFound(): AppError {
  return new AppError('not_found', 'styleMissing')
}
