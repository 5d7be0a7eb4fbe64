import { AppError } from '#server/platform/errors'

/** Also for styles that belong to someone else, so that nobody learns of them. */
export function styleNotFound(): AppError {
  return new AppError('not_found', 'styleMissing')
}
