/**
 * Whether code of a page could not be fetched: the connection is gone, or a newer version has taken the place of its
 * file. Browsers and the build's own loader tell it by their messages alone; anything else that fails is a bug.
 */
export function isCodeFailure(error: unknown): boolean {
  return error instanceof Error && messages.some((message) => message.test(error.message))
}

const messages = [
  /dynamically imported module/i, // Chromium: "Failed to fetch ...", Firefox: "error loading ..."
  /importing a module script failed/i, // Safari
  /unable to preload css/i, // the build's loader
  /is not a valid javascript mime type/i, // Safari and Firefox, when a page comes in place of the file
]
