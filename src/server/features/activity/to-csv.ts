import type { Answer } from '#shared/contract/contract'

/** Lines for a spreadsheet, as RFC 4180 has them. Pure. */
export function toCsv(entries: Answer<'listActivity'>): string {
  const rows = entries.map((one) => [
    one.at,
    one.by ?? (one.isSystem ? 'system' : 'former member'),
    one.isGuest ? 'guest' : '',
    one.event,
    one.postId ?? '',
    one.postTitle ?? '',
    one.about ?? '',
    ...detailColumns.map((name) => String(one.detail[name] ?? '')),
  ])
  const head = ['at', 'by', 'guest', 'event', 'post', 'title', 'about', ...detailColumns]
  return [head, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

const detailColumns = ['decision', 'account', 'dueAt', 'isAllowed', 'lent', 'role', 'approves'] as const

/** A cell that a spreadsheet would take for a formula begins with an apostrophe. */
function cell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
