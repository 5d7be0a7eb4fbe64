import type { texts } from './texts.ts'

export const workspaces: typeof texts = {
  label: 'Arbeitsbereiche',
  personal: 'Persönlich',
  switch: (current) => `Arbeitsbereich: ${current}`,
  unread: (count) => (count === 1 ? '1 ungelesene Benachrichtigung' : `${count} ungelesene Benachrichtigungen`),
  failed: 'Ihre Teams konnten nicht geladen werden.',
  loading: 'Teams werden geladen',
}
