import type { Words } from '#client/lib/catalogue'
import type { adminTeamsTexts } from './texts.ts'

export const adminTeams: Words<typeof adminTeamsTexts> = {
  title: 'Teams',
  loading: 'Teams werden geladen',
  failed: 'Die Teams ließen sich nicht laden',
  empty: { title: 'Noch keine Teams', action: 'Team gründen' },
  plans: { trial: 'Testphase', enterprise: 'Enterprise' },
  until: (date) => `bis ${date}`,
  ended: (date) => `endete am ${date}`,
  deleted: (date) => `Gelöscht am ${date}`,
  nobody: 'niemand',
  members: (used, seats) =>
    seats === null ? (used === 1 ? '1 Mitglied' : `${used} Mitglieder`) : `${used} von ${seats} Mitgliedern`,
  posts: (used, most) =>
    most === null
      ? `${used === '1' ? '1 Beitrag' : `${used} Beiträge`} in diesem Monat, ohne Grenze`
      : `${used} von ${most} Beiträgen in diesem Monat`,
  plan: 'Tarif',
  planLabel: (name) => `Tarif von ${name}`,
  restore: 'Wiederherstellen',
  restoreLabel: (name) => `${name} wiederherstellen`,
  restored: { title: 'Team wiederhergestellt', description: (name) => `${name} steht den Mitgliedern wieder offen.` },
  restoreFailed: 'Nicht wiederhergestellt',
  dialog: {
    title: (name) => `Tarif von ${name}`,
    plan: 'Tarif',
    none: 'Keiner',
    seats: 'Höchstzahl der Mitglieder',
    posts: 'Beiträge im Monat',
    until: 'Bis',
    empty: 'Leer heißt ohne Grenze.',
    emptyUntil: 'Leer heißt ohne Ende.',
    wrongNumber: 'Geben Sie eine ganze Zahl über 0 ein, oder nichts.',
    pastDay: 'Wählen Sie einen Tag, der nicht vorbei ist, oder keinen.',
    cancel: 'Abbrechen',
    save: 'Speichern',
    saving: 'Wird gespeichert ...',
    saved: { title: 'Tarif gespeichert', description: (name) => `Für ${name} gilt er ab jetzt.` },
    failed: 'Nicht gespeichert',
  },
}
