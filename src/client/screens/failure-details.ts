import { ApiError } from '#client/lib/api'
import { appVersion } from '#client/lib/app-version'

/**
 * What a developer has to know of a failure, as text to be copied. It holds no address's query, which
 * may name articles, and nothing that was typed.
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
