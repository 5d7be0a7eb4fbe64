import { csvLine } from '#server/platform/csv-line'
import type { Answer } from '#shared/contract/contract'

/** The activity for a spreadsheet. Pure. */
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
  return [head, ...rows].map(csvLine).join('')
}

const detailColumns = ['decision', 'account', 'dueAt', 'isAllowed', 'lent', 'role', 'approves'] as const
