import { ApiError } from '#client/lib/api'

/** Whether the post is not as it was read any more. */
export function isStale(error: Error): boolean {
  return error instanceof ApiError && error.reason === 'changedElsewhere'
}
