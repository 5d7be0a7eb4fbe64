import type { setupTexts } from './setup-texts.ts'

export const accountSetup: typeof setupTexts = {
  title: 'Postwright einrichten',
  submit: 'Administratorkonto anlegen',
  pending: 'Administratorkonto wird angelegt...',
  done: { title: 'Postwright ist eingerichtet', description: 'Sie sind als Administrator angemeldet.' },
  failed: 'Einrichtung fehlgeschlagen',
  noToken: {
    title: 'Der Einrichtungslink ist unvollständig',
    text: 'Öffnen Sie den ganzen Link aus dem Protokoll des Servers.',
  },
  expired: {
    title: 'Dieser Einrichtungslink ist nicht mehr gültig',
    text: 'Starten Sie Postwright neu, um einen neuen zu erhalten, oder melden Sie sich an, wenn es schon eingerichtet ist.',
    action: 'Anmelden',
  },
}
