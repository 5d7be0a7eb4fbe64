/**
 * Whether code of a page failed to load: the connection is gone, or a newer version has replaced its file. Only the
 * messages of browsers and of the build's loader tell; any other failure is a bug.
 */
export function isCodeFailure(error: unknown): boolean {
  return error instanceof Error && messages.some((message) => message.test(error.message))
}

const messages = [
  /dynamically imported module/i, // Chromium: "Failed to fetch ...", Firefox: "error loading ..."
  /importing a module script failed/i, // Safari
  /unable to preload css/i, // the build's loader
  /is not a valid javascript mime type/i, // Safari and Firefox, when the response is a page instead of the file
]
