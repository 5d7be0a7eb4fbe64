import { ApiError } from '#client/lib/api'
import { appVersion } from '#client/lib/app-version'

/**
 * The details of a failure for a developer, as text to copy. It contains no query strings, which may name articles, and
 * no user input.
 */
export function failureDetails(error: Error, page: { path: string; at: Date }): string {
  const requestId = error instanceof ApiError ? error.requestId : null
  return [
    `Postwright ${appVersion}`,
    `Page: ${page.path}`,
    `Time: ${page.at.toISOString()}`,
    `Failure: ${error.name}: ${error.message}`,
    ...(requestId ? [`Request: ${requestId}`] : []),
  ].join('\n')
}
