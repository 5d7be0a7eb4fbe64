import { operation } from '#shared/rules/operation'
import type { setupTexts } from './setup-texts.ts'

export const accountSetup: typeof setupTexts = {
  title: 'Postwright einrichten',
  intro: 'Legen Sie das erste Administratorkonto dieser Installation an.',
  submit: 'Administratorkonto anlegen',
  pending: 'Administratorkonto wird angelegt...',
  done: { title: 'Postwright ist eingerichtet', description: 'Sie sind als Administrator angemeldet.' },
  failed: 'Einrichtung fehlgeschlagen',
  noToken: {
    title: 'Der Einrichtungslink ist unvollständig',
    text: 'Öffnen Sie den ganzen Link, wie ihn der Server beim Start ausgegeben hat, mit allem nach dem #.',
  },
  expired: {
    title: 'Dieser Einrichtungslink ist nicht mehr gültig',
    text: `Ein Link gilt einmal, ${operation.setUpLinkMinutes} Minuten lang und nur, solange es kein Administratorkonto gibt. Starten Sie Postwright neu, um einen neuen zu erhalten, oder melden Sie sich an, wenn es schon eingerichtet ist.`,
    action: 'Anmelden',
  },
}
