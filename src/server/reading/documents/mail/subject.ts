/** What mail programs put in front of a subject, in the languages people have them in. */
const reply = '(?:re|aw|antw|sv|vs|ref|rif|r|res|odp|ynt|回复|答复)(?:\\[\\d+\\]|\\(\\d+\\))?'
const forward = '(?:fwd?|wg|tr|rv|i|enc|vb|vl|doorst|pd|转发)(?:\\[\\d+\\])?'
const prefix = new RegExp(`^\\s*(?:(?:${reply}|${forward})\\s*[:：]|\\[(?:ext|external|extern)\\])\\s*`, 'i')
const isReply = new RegExp(`^\\s*(?:\\[ext\\w*\\]\\s*)?${reply}\\s*[:：]`, 'i')
const isForward = new RegExp(`^\\s*(?:\\[ext\\w*\\]\\s*)?${forward}\\s*[:：]`, 'i')

export function plainSubject(subject: string): string {
  let plain = subject.slice(0, 1_000)
  while (prefix.test(plain)) plain = plain.replace(prefix, '')
  return plain.trim()
}

export function isReplySubject(subject: string): boolean {
  return isReply.test(subject)
}

export function isForwardSubject(subject: string): boolean {
  return isForward.test(subject)
}
