import { AppError } from '#server/platform/errors'

/** What the user is told when an address can't be read: what happened, and what to do. */

export function refused(): AppError {
  return new AppError('source_refused', "This address can't be read. Use a public http or https address.")
}

export function unreachable(sentence: string, cause?: unknown): AppError {
  return new AppError('source_unreachable', sentence, { cause })
}

export function unreadable(sentence: string, cause?: unknown): AppError {
  return new AppError('source_unreadable', sentence, { cause })
}

export function tooLarge(): AppError {
  return unreadable('This page is larger than 10 MB. Paste its text instead.')
}

export function tooManyRedirects(): AppError {
  return unreachable('This address sends readers from page to page. Use the address of the article itself.')
}

/** For an answer that is neither the page (2xx) nor a redirect that can be followed. */
export function statusError(status: number): AppError {
  if (status === 404 || status === 410) return unreadable('There is no page at this address. Check the address.')
  if (status === 401 || status === 403 || status === 407) {
    return unreadable('This page does not let readers in. Paste its text instead.')
  }
  if (status === 402) return unreadable('This page is for paying readers only. Paste its text instead.')
  if (status === 429) {
    return unreadable('This site gets too many requests. Try again in a few minutes, or paste the text instead.')
  }
  if (status === 451) return unreadable('This page is withheld for legal reasons. Paste its text instead.')
  if (status >= 500) {
    return unreadable('This site has a problem right now. Try again later, or paste the text instead.')
  }
  return unreadable(`This page could not be read (the site answered ${status}). Paste its text instead.`)
}
