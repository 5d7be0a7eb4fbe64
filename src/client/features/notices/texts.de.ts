import type { noticeTexts } from './texts.ts'

export const notices: typeof noticeTexts = {
  bell: 'Meldungen',
  unseen: (count) => (count === 1 ? 'Meldungen, 1 neue' : `Meldungen, ${count} neue`),
  title: 'Meldungen',
  none: 'Es ist noch nichts geschehen.',
  failed: 'Ihre Meldungen konnten nicht geladen werden.',
  open: 'Auf LinkedIn öffnen',
  schedule: 'Zum Zeitplan',
  account: 'Zum Konto',
  models: 'Zu den Modellen',
}
