/** Fields that a mail program or a server writes, not a person who types a note. */
const postmarks = /^(?:received|return-path|message-id|mime-version|delivered-to)$/
const fields = /^(?:from|to|subject|date|content-type|received|return-path|message-id|mime-version|delivered-to)$/

/** Whether a file is an email, or a page saved as one: decided by its first lines, the file ending only helps. */
export function isMail(start: string, filename: string): boolean {
  const head = start.replace(/^From [^\n]*\n/, '').split(/\r?\n\r?\n/)[0] ?? ''
  if (!/^[\w-]+:/.test(head)) return false
  const names = new Set([...head.matchAll(/^([\w-]+):/gm)].map(([, name = '']) => name.toLowerCase()))
  const known = [...names].filter((name) => fields.test(name))
  return known.length >= 2 && (known.some((name) => postmarks.test(name)) || /\.eml$/i.test(filename))
}
