/** Characters with a meaning of their own in LinkedIn's "little text" format, the publishing API's commentary field. */
const reserved = /[\\|{}@[\]()<>#*_~]/g
const escaped = /\\([\\|{}@[\]()<>#*_~])/g

/** Puts a backslash before each reserved character. For a publisher only: people never see escaped text. */
export function escapeLittleText(text: string): string {
  return text.replace(reserved, '\\$&')
}

/** Undoes `escapeLittleText`; a backslash before any other character stays. */
export function unescapeLittleText(text: string): string {
  return text.replace(escaped, '$1')
}
